/// Messages about the files of an import and their declarations.
extension DiagnosticMessage {
  var textOfImport: String? {
    switch self {
    case .notASymbolGraph:
      "this file is not a symbol graph: give a '.symbols.json' file that the compiler has written"
    case .unknownProtocol(let name, let known):
      "there is no protocol '\(name)' in what was read: "
        + (Self.didYouMean(Self.nearestProtocol(to: name, among: known))
          ?? (known.isEmpty
            ? "it has no protocol"
            : "it may be a class, or be declared in another file or module"))
    case .ambiguousProtocol(let name, let names):
      "'\(name)' could be one of several protocols: write \(Self.alternatives(names)), or give fewer files"
    case .protocolInSeveralFiles(let name):
      "several of the given files declare '\(name)': give only the one that is meant"
    case .baseOfImport:
      "an import can read it, too: give the file that declares it, or import it from its module into a "
        + "spec of this target"
    case .declaredInModule(let declaration): "the module declares '\(declaration)'"
    case .unclearImport(let names):
      names.isEmpty
        ? "there is no protocol to import in this file: name the file that declares it"
        : "there are several protocols to import: choose with '--protocol', "
          + "\(Self.alternatives(names))"
    case .importedDeclaredOtherwise(let name, let path):
      "this spec has '\(name)' from elsewhere: write its name with '\"declared\": \"\(path)\"' and the "
        + "decisions about its requirements, or remove the item"
    default: nil
    }
  }
}
