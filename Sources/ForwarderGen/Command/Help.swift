/// What `--help` prints.
enum Help {
  static let overview = """
    forwarder-gen \(Version.current): writes Swift classes that pass the calls of a delegate
    protocol on to any number of delegates.

    USAGE: forwarder-gen COMMAND [OPTIONS]

    COMMANDS
      generate SPEC… --output DIR   writes one Swift file per spec
      help COMMAND                  explains a command

    OPTIONS
      --help, -h                    prints this
      --version                     prints the version

    EXIT CODES
      0 fine; 1 the specs have errors, or --check found a difference;
      64 wrong arguments; 66 an input cannot be read; 73 an output cannot be written

    """

  static let generate = """
    Writes one Swift file per spec, all of them or none.

    USAGE: forwarder-gen generate SPEC… --output DIR [OPTIONS]

    A spec is a file NAME.delegates.json. Its Swift file is called NAME.delegates.swift.
    Files whose content would stay the same are not touched.

    OPTIONS
      --output DIR                  where the Swift files go; made if it is not there
      --base DIR                    names the files after the specs' paths below DIR:
                                    a/b.delegates.json becomes a+b.delegates.swift
      --check                       writes nothing; lists the files that are missing or
                                    stale, and exits with 1 if there are any
      --no-source-locations         leaves #sourceLocation out, for code that is committed
      --help, -h                    prints this

    """
}
