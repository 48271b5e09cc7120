/// The arguments of `import-protocol`.
struct ImportProtocolOptions {
  static let help = """
    Writes a spec for protocols of a module, or brings one up to date.

    USAGE: swift package --allow-writing-to-package-directory import-protocol
             --module NAME --protocol NAME… --target NAME [--output SPEC] [--check]

    OPTIONS
      --module NAME…    the modules that declare the protocols: of the toolchain, or targets
                        of this package and of those that it depends on, which are built
      --protocol NAME…  what to import; nested: Outer.Delegate
      --target NAME     the target that the spec belongs to
      --output SPEC     the spec, below the package's folder; if not given, the first module's
                        name with '.delegates.json', in the target
      --check           writes nothing; shows the lines that would change, and fails if there
                        are any
      --help, -h        prints this

    """

  let modules: [String]
  let protocols: [String]
  let target: String
  let output: String?
  let isCheck: Bool

  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    modules = try reader.list(of: "--module")
    protocols = try reader.list(of: "--protocol")
    let target = try reader.value(of: "--target")
    output = try reader.value(of: "--output")
    isCheck = reader.flag("--check")
    try reader.end(
      help: "swift package import-protocol --help",
      ways: "'--module', '--protocol', '--target' or '--output'"
    )
    if modules.isEmpty {
      throw UsageError("say what to import from with '--module NAME'")
    }
    if protocols.isEmpty {
      throw UsageError("say what to import with '--protocol NAME'")
    }
    guard let target else {
      throw UsageError("say which target the spec belongs to with '--target NAME'")
    }
    if let output, !OutputName.isSpec(output) { throw .notCalledSpec(output) }
    self.target = target
  }
}
