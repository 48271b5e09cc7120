/// The arguments of `import-protocol`.
struct ImportProtocolOptions {
  static let help = """
    Writes a spec for protocols that exist already, or brings one up to date.

    USAGE: swift package --allow-writing-to-package-directory import-protocol
             (--source FILE… | --module NAME…) --protocol NAME… --target NAME
             [--sdk NAME] [--output SPEC] [--check]

    OPTIONS
      --source FILE…    Swift files of the target, or of one that it depends on, that declare
                        the protocols; the spec gets their names and the decisions, and
                        builds read the rest
      --module NAME…    modules without source that declare the protocols: of the toolchain,
                        or targets of this package and of those that it depends on, which
                        are built; NAME.swiftinterface beside the spec gets the declarations,
                        and a warning has the dependency that the target lacks
      --protocol NAME…  what to import; nested: Outer.Delegate
      --target NAME     the target that the spec belongs to
      --sdk NAME        the SDK of Xcode that has the modules, such as 'iphoneos', as 'xcrun'
                        knows it; if not given, 'macosx' on a Mac
      --output SPEC     the spec, below the package's folder; if not given, the name of the
                        first file or module with '.delegates.json': beside the file, or in
                        the target
      --check           writes nothing; lists the files that would change, and fails if there
                        are any
      --help, -h        prints this

    """

  let sources: [String]
  let modules: [String]
  let protocols: [String]
  let target: String
  let sdk: String?
  let output: String?
  let isCheck: Bool

  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(try arguments.withoutPermission(before: "import-protocol"))
    sources = try reader.list(of: "--source")
    modules = try reader.list(of: "--module")
    protocols = try reader.list(of: "--protocol")
    let target = try reader.value(of: "--target")
    sdk = try reader.value(of: "--sdk")
    output = try reader.value(of: "--output")
    isCheck = reader.flag("--check")
    try reader.end(
      help: "swift package import-protocol --help",
      ways: "'--source', '--module', '--protocol', '--target', '--sdk' or '--output'"
    )
    if !sources.isEmpty, !modules.isEmpty {
      throw UsageError("'--source' and '--module' do not go together: import twice")
    }
    if !sources.isEmpty, sdk != nil {
      throw UsageError(
        "'--sdk' says where modules are, and '--source' reads a Swift file: remove '--sdk'"
      )
    }
    if sources.isEmpty, modules.isEmpty {
      throw UsageError("say what to import from with '--source FILE.swift' or '--module NAME'")
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
