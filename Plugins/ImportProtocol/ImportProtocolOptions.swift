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

  private(set) var modules: [String] = []
  private(set) var protocols: [String] = []
  private(set) var target = ""
  private(set) var output: String?
  private(set) var isCheck = false

  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    var target: String?
    while let argument = reader.next() {
      switch argument {
      case "--module": modules += try reader.values(of: argument)
      case "--protocol": protocols += try reader.values(of: argument)
      case "--target": target = try reader.value(of: argument, given: target)
      case "--output": output = try reader.value(of: argument, given: output)
      case "--check": isCheck = true
      default:
        let names = ["--module", "--protocol", "--target", "--output", "--check", "--help"]
        throw .unknown(
          "option",
          argument,
          among: names,
          help: "swift package import-protocol --help"
        )
      }
    }
    if modules.isEmpty {
      throw UsageError(message: "say what to import from with '--module NAME'")
    }
    if protocols.isEmpty {
      throw UsageError(message: "say what to import with '--protocol NAME'")
    }
    guard let target else {
      throw UsageError(message: "say which target the spec belongs to with '--target NAME'")
    }
    if let output, !OutputName.isSpec(output) {
      throw .notCalledSpec(output)
    }
    self.target = target
  }
}
