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
      --prune           deletes orphans, which are generated files that belong to no spec
                        of the target, even in a DIR outside of the target: make sure
                        that no other target writes there. In the target's own folder
                        they are always deleted
      --help, -h        prints this

    Such a target must not use MultiDelegatePlugin, which would generate the same files once
    more, at every build. List its specs under its 'exclude' in Package.swift, or SwiftPM
    warns of each.

    """

  let target: String
  let output: String?
  let isCheck: Bool
  let prunes: Bool

  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(try arguments.withoutPermission(before: "generate-forwarders"))
    let target = try reader.value(of: "--target")
    output = try reader.value(of: "--output")
    isCheck = reader.flag("--check")
    prunes = reader.flag("--prune")
    try reader.end(
      help: "swift package generate-forwarders --help",
      ways: "'--target' or '--output'"
    )
    guard let target else { throw UsageError("say which target with '--target NAME'") }
    self.target = target
  }
}
