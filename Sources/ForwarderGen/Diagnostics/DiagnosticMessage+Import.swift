/// Messages about the files of an import and their declarations.
extension DiagnosticMessage {
  static func notASymbolGraph() -> Self {
    Self(
      .notASymbolGraph,
      "this file is not a symbol graph: give a '.symbols.json' file that the compiler has written"
    )
  }

  static func unknownProtocol(_ name: String, known: [String]) -> Self {
    let nearest = nearestProtocol(to: name, among: known)
    let hint =
      nearest.map { "did you mean '\($0)'?" }
      ?? (known.isEmpty
        ? "it has no protocol"
        : "it may be a class, or be declared in another file or module")
    return Self(.unknownProtocol, "there is no protocol '\(name)' in what was read: \(hint)")
  }

  static func ambiguousProtocol(_ name: String, names: [String]) -> Self {
    Self(
      .ambiguousProtocol,
      "'\(name)' could be one of several protocols: write \(alternatives(names)), or give fewer files"
    )
  }

  static func protocolInSeveralFiles(_ name: String) -> Self {
    Self(
      .protocolInSeveralFiles,
      "several of the given files declare '\(name)': give only the one that is meant"
    )
  }

  static func baseOfImport() -> Self {
    Self(
      .baseOfImport,
      "an import can read it, too: give the file that declares it, or import it from its module into a "
        + "spec of this target"
    )
  }

  static func declaredInModule(_ declaration: String) -> Self {
    Self(.declaredInModule, "the module declares '\(declaration)'")
  }

  static func unopenedDirective(_ directive: String) -> Self {
    Self(.unopenedDirective, "'\(directive)' has no '#if': remove it, or add '#if' before it")
  }

  static func unclosedDirective() -> Self {
    Self(.unclosedDirective, "'#if' is never closed: add '#endif'")
  }

  static func unclearImport(_ names: [String]) -> Self {
    Self(
      .unclearImport,
      names.isEmpty
        ? "there is no protocol to import in this file: name the file that declares it"
        : "there are several protocols to import: choose with '--protocol', "
          + "\(alternatives(names))"
    )
  }

  static func importedFromOtherFile(_ name: String, _ path: String) -> Self {
    Self(
      .importedFromOtherFile,
      "this spec reads '\(name)' from another file than the given one: write '\(path)' here"
    )
  }

  static func importedDeclaredOtherwise(_ name: String, _ path: String) -> Self {
    Self(
      .importedDeclaredOtherwise,
      "this spec repeats '\(name)': write its name only, '\"declared\": \"\(path)\"' and the "
        + "decisions about its requirements, or remove the item"
    )
  }

  /// The protocol among `known` that `name` was probably meant to be: misspelt, or nested.
  static func nearestProtocol(to name: String, among known: [String]) -> String? {
    known.first { $0.split(separator: ".").last.map { String($0) } == name }
      ?? NearestWord.nearest(to: name, among: known)
  }
}
