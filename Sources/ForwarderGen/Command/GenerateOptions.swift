/// The arguments of `generate`.
struct GenerateOptions: Equatable, Sendable {
  /// As given, in order.
  let specs: [String]
  let references: [String]
  let swiftFolders: [String]
  let output: String
  let base: String?
  let depfile: String?

  /// A list of the Swift files of the target.
  let sources: String?
  let isCheck: Bool

  /// Whether generated files go that none of the specs explains.
  let prunes: Bool
  let locatesSource: Bool

  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    let output = try reader.value(of: "--output")
    base = try reader.value(of: "--base")
    references = try reader.values(of: "--reference")
    swiftFolders = try reader.values(of: "--swift-folder")
    depfile = try reader.value(of: "--depfile")
    sources = try reader.value(of: "--sources")
    isCheck = reader.flag("--check")
    prunes = reader.flag("--prune")
    locatesSource = !reader.flag("--no-source-locations")
    specs = try reader.operands(help: "forwarder-gen help generate")
    guard let output else { throw UsageError("say where to write with '--output DIR'") }
    if specs.isEmpty { throw UsageError("name the specs to generate from") }
    if output.hasSuffix(".swift") {
      throw UsageError("'--output' is a folder, and '\(output)' is called like a Swift file")
    }
    self.output = output
    if depfile != nil { try checkDepfile() }
  }

  /// Checks that a rule about the files can be written, and is.
  private func checkDepfile() throws(UsageError) {
    if isCheck {
      throw UsageError("'--depfile' is for a run that writes: leave it or '--check' out")
    }
    for path in specs + references + [output] where path.contains(where: \.isNewline) {
      throw UsageError("'\(path)' cannot stand in a depfile: rename it")
    }
  }
}
