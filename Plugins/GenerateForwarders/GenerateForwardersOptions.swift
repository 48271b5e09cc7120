/// The arguments of `generate-forwarders`.
struct GenerateForwardersOptions {
  static let help = """
    Writes the Swift files of a target's specs into the source tree, for those who commit them.

    USAGE: swift package --allow-writing-to-package-directory generate-forwarders
             --target NAME [--output DIR] [--check] [--prune]

    OPTIONS
      --target NAME     the target whose NAME.delegates.json are generated from
      --output DIR      where the Swift files go; 'Generated' in the target, if not given
      --check           writes nothing; lists the files that are missing, stale or
                        orphaned, and fails if there are any
      --prune           deletes orphans, which are generated files that no spec of the
                        target explains, also in a DIR outside of the target: make sure
                        that no other target writes there. In the target's own folder
                        they are always deleted
      --help, -h        prints this

    A target that does this has no MultiDelegatePlugin, which would generate the same files
    once more, at every build. SwiftPM wants every spec of such a target listed under its
    'exclude' in Package.swift.

    """

  private(set) var target = ""
  private(set) var output: String?
  private(set) var isCheck = false
  private(set) var prunes = false

  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    var target: String?
    while let argument = reader.next() {
      switch argument {
      case "--target": target = try reader.value(of: argument, given: target)
      case "--output": output = try reader.value(of: argument, given: output)
      case "--check": isCheck = true
      case "--prune": prunes = true
      default:
        let names = ["--target", "--output", "--check", "--prune", "--help"]
        throw .unknown(
          "option",
          argument,
          among: names,
          help: "swift package generate-forwarders --help"
        )
      }
    }
    guard let target else { throw UsageError(message: "say which target with '--target NAME'") }
    self.target = target
  }
}
