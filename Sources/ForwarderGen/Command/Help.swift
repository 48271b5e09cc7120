/// What `--help` prints.
enum Help {
  static let overview = """
    forwarder-gen \(Version.current): writes Swift classes that pass the calls of a
    delegate protocol on to any number of delegates.

    USAGE: forwarder-gen COMMAND [OPTIONS]

    COMMANDS
      generate SPEC… --output DIR   writes one Swift file per spec
      import … --output SPEC        writes a spec for protocols that exist already
      explain SPEC…                 says what the forwarders do, in a table
      schema                        prints the JSON Schema of specs
      help COMMAND                  explains a command

    OPTIONS
      --help, -h                    prints this
      --version                     prints the version

    EXIT CODES
      0 fine; 1 the specs have errors, or --check found a difference;
      64 wrong arguments; 66 an input cannot be read; 73 an output cannot be
      written

    """

  static let generate = """
    Writes one Swift file per spec, all of them or none.

    USAGE: forwarder-gen generate SPEC… --output DIR [OPTIONS]

    A spec is a file NAME.delegates.json. Its Swift file is called
    NAME.delegates.swift. Files whose content would stay the same are not touched.

    OPTIONS
      --output DIR           where the Swift files go; made if it is not there
      --base DIR             names the files after the specs' paths below DIR:
                             a/b.delegates.json becomes a+b.delegates.swift
      --reference SPEC       a spec whose protocols may be inherited; given as
                             often as there are any; a mistake in it is reported
                             there, and nothing is written
      --check                writes nothing; lists files that are missing, stale or
                             orphaned, and exits with 1 if there are any
      --prune                at the end deletes orphans: generated files in DIR that
                             none of the specs explains; so name all specs of DIR
      --no-source-locations  leaves #sourceLocation out, for code that is committed;
                             without it all specs have different file names
      --depfile FILE         says in FILE what was read for what was written, for
                             Make, Ninja and CMake
      --help, -h             prints this

    """

  static let importing = """
    Writes a spec for protocols that exist already, or brings one up to date.

    USAGE: forwarder-gen import --symbol-graph FILE… --protocol NAME… --output SPEC
           forwarder-gen import --source FILE… --protocol NAME… --output SPEC

    A spec that is there keeps what you wrote: dispatches, defaults, names, order,
    comments, layout, and protocols that are not named. Declarations are those of
    the module: new ones are added, and those that are gone are removed.

    OPTIONS
      --symbol-graph FILE…   what swift-symbolgraph-extract, or the compiler with
                             -emit-symbol-graph, wrote about a module
      --source FILE…         Swift source that declares the protocols
      --protocol NAME…       what to import, all or none; nested: Outer.Delegate
      --output SPEC          the spec, NAME.delegates.json
      --check                writes nothing; shows the lines that would change, and
                             exits with 1 if there are any
      --help, -h             prints this

    A list ends at the next option. Options that take one may be given again.

    """

  static let explain = """
    Says what forwarders do, for people: who is called, what the caller gets, and
    what happens when nobody responds. Notes follow on what is allowed and seldom
    meant, each with its reason. A requirement has them where its spec lists it, and
    not in every forwarder that inherits it.

    USAGE: forwarder-gen explain SPEC… [OPTIONS]

    OPTIONS
      --reference SPEC       a spec whose protocols may be inherited; given as often
                             as there are any; a mistake in it is reported there
      --help, -h             prints this

    """

  static let schema = """
    Prints the JSON Schema of specs, with which editors check, complete and explain
    them.

    USAGE: forwarder-gen schema

    It has the keys that this version supports, and is of the draft 2020-12.
    For VS Code:

      forwarder-gen schema > .vscode/delegates.schema.json

    and in .vscode/settings.json

      "json.schemas": [{
        "fileMatch": ["*.delegates.json"],
        "url": "./.vscode/delegates.schema.json"
      }]

    OPTIONS
      --help, -h                    prints this

    """
}
