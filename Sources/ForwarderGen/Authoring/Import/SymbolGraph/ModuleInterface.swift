import ForwarderGen

/// What Swift files say about some protocols, for a module without any: an excerpt of its interface.
///
///     symbol graphs → GraphTable → ModuleInterface → SwiftFiles
///
/// The text has what a file of the user's target would have: the imports that a forwarder needs, the
/// protocols with what they inherit, and extensions with their default implementations, which have no
/// bodies. It is read like such a file, and the compiler never sees it.
struct ModuleInterface: Equatable, Sendable {
  let module: String
  let text: String

  /// `FoundationXML.swiftinterface`, beside the spec.
  var fileName: String { OutputName.interface(of: module) }

  /// Finds the protocols called `names`, which may begin with a module, in `table`.
  static func protocols(
    called names: [String],
    in table: GraphTable
  ) throws(Merge.Refusal) -> [GraphSymbol] {
    var protocols: [GraphSymbol] = []
    var diagnostics: [Diagnostic] = []
    for name in names {
      let named = table.protocols(called: name)
      if named.count == 1 {
        if !protocols.contains(named[0]) { protocols.append(named[0]) }
      } else if let first = named.first {
        let alternatives = Set(named.map { "\($0.module).\($0.name)" }).sorted()
        let message = DiagnosticMessage.ambiguousProtocol(name, names: alternatives)
        diagnostics.append(Diagnostic(location: first.location, message: message))
      } else {
        diagnostics.append(table.unknown(name))
      }
    }
    if !diagnostics.isEmpty { throw Merge.Refusal(diagnostics: diagnostics) }
    return protocols
  }

  /// The interfaces with `protocols` and all that these inherit, by module.
  static func interfaces(of protocols: [GraphSymbol], in table: GraphTable) -> [ModuleInterface] {
    var included: [GraphSymbol] = []
    var open = protocols
    while let next = open.popLast() {
      if included.contains(where: { $0.identifier == next.identifier }) { continue }
      included.append(next)
      open += next.mentioned.compactMap { table.protocol($0) }
    }
    return Dictionary(grouping: included, by: \.module)
      .map { module, symbols in
        let sorted = symbols.sorted { $0.name < $1.name }
        return ModuleInterface(module: module, text: text(of: sorted, of: module, in: table))
      }
      .sorted { $0.module < $1.module }
  }

  // MARK: Text

  private static func text(
    of protocols: [GraphSymbol],
    of module: String,
    in table: GraphTable
  ) -> String {
    var imports: [GraphImports.Item] = []
    var parts: [(condition: String?, text: String)] = []
    for symbol in protocols {
      let members = table.members(of: symbol)
      let symbols = [symbol] + members.map(\.symbol)
      let mentioned = symbols.flatMap(\.modules)
      let isApple = symbol.isObjectiveC
      imports += GraphImports.imports(of: module, mentioning: mentioned, isApple: isApple)
      let condition = GraphImports.condition(of: module, isApple: isApple)
      for alias in table.aliases(mentionedBy: symbols) where alias.module == module {
        let part = (condition, alias.interface(of: "\(alias.accessibleDeclaration(in: nil))\n"))
        if !parts.contains(where: { $0 == part }) { parts.append(part) }
      }
      parts.append((condition, text(of: symbol, members, in: table)))
    }
    let head = """
      // An excerpt of the interface of module \(module), written by 'forwarder-gen import', which
      // replaces this file when it imports again. The decisions are in the specs beside it.

      """
    return head + imports.unique.map(\.text).joined() + conditional(parts)
  }

  /// The protocol, and extensions with what they implement of its members.
  private static func text(
    of symbol: GraphSymbol,
    _ members: [GraphTable.Member],
    in table: GraphTable
  ) -> String {
    let differs = GraphImports.isObjectiveCElsewhere(symbol)
    let isOptionalElsewhere = differs && GraphImports.hasRequiredMembersHere(symbol.module)
    let head = symbol.head(
      isObjectiveC: symbol.isObjectiveC || differs,
      without: isOptionalElsewhere ? "Sendable" : nil
    )
    var text = symbol.documented("\(head) {")
    var implemented: [(head: String, member: String)] = []
    for member in members {
      // A module that is everywhere implements the optional members of Objective-C elsewhere.
      let implementations = table.implementations(of: member.symbol)
      let isOptional =
        member.isOptional || isOptionalElsewhere || differs && !implementations.isEmpty
      text += member.symbol.documented(
        member.symbol.requirement(of: symbol, isOptional: isOptional),
        indentation: "  "
      )
      implemented += implementations.map {
        ($0.extensionHead, $0.accessibleDeclaration(in: symbol))
      }
      if member.isOptional, GraphImports.isEverywhere(symbol.module) {
        implemented.append(
          (symbol.extensionHead(of: symbol.path), member.symbol.accessibleDeclaration(in: symbol))
        )
      }
    }
    let extensions = implemented.map(\.head).unique
      .map { head in
        // All forms of an Objective-C method share their implementations.
        let members = implemented.filter { $0.head == head }.map(\.member).unique
        return "\n\(head) {\n\(members.map { "  \($0)\n" }.joined())}\n"
      }
    return symbol.interface(of: "\(text)}\n") + extensions.joined()
  }

  /// `parts`, of which those under one condition share an `#if`.
  private static func conditional(_ parts: [(condition: String?, text: String)]) -> String {
    var text = ""
    var condition: String?
    for part in parts {
      if part.condition != condition {
        if condition != nil { text += "\n#endif\n" }
        if let next = part.condition { text += "\n#if \(next)\n" }
        condition = part.condition
      }
      text += "\n\(part.text)"
    }
    return condition == nil ? text : "\(text)\n#endif\n"
  }
}

extension Diagnostic {
  /// The same, with the text of its line where that is in one of `interfaces`, which may not be there to look at.
  func quoting(_ interfaces: [SourceText]) -> Diagnostic {
    guard let interface = interfaces.first(where: { $0.path == location.path }) else { return self }
    let lines = String(decoding: interface.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(location.line - 1) else { return self }
    let line = lines[location.line - 1].drop { $0 == " " }
    let declaration = line.hasSuffix(" {") ? line.dropLast(2) : line
    var diagnostic = self
    diagnostic.notes.append(
      Note(location: location, message: .declaredInModule(String(declaration)))
    )
    return diagnostic
  }
}

extension GraphSymbol {
  /// `text` after the documentation comment, in lines.
  fileprivate func documented(_ text: String, indentation: String = "") -> String {
    let lines = doc?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let comment = lines.map { $0.isEmpty ? "///" : "/// \($0)" }
    return (comment + [text]).map { "\(indentation)\($0)\n" }.joined()
  }

  /// `text`, a declaration, in the types that it is nested in.
  fileprivate func interface(of text: String) -> String {
    if path.count == 1 { return text }
    let outer = path.dropLast().map(Keyword.escapedType).joined(separator: ".")
    let lines = text.split(separator: "\n").map { "  \($0)\n" }
    return "extension \(outer) {\n\(lines.joined())}\n"
  }
}

/// The imports that a file needs for a protocol of a module, and for the types that it mentions.
enum GraphImports {
  struct Item: Hashable {
    let module: String
    let condition: String?

    var text: String {
      condition.map { "#if \($0)\nimport \(module)\n#endif\n" } ?? "import \(module)\n"
    }
  }

  /// The parts that Foundation has where it is not Apple's.
  private static let partsOfFoundation: Set<String> = [
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML",
  ]

  /// The parts that come with Foundation itself.
  private static let reexported: Set<String> = [
    "FoundationEssentials", "FoundationInternationalization",
  ]

  /// The imports for a protocol of `module` that mentions types of the modules `mentioned`.
  ///
  /// A module of Apple's exists on some platforms only; one that has the protocol from Objective-C counts as such.
  static func imports(of module: String, mentioning mentioned: [String], isApple: Bool) -> [Item] {
    let names = [module] + Set(mentioned).subtracting([module]).sorted()
    return names.flatMap { name in
      guard partsOfFoundation.contains(name) else {
        let condition = condition(of: name, isApple: isApple || name == "ObjectiveC")
        return [Item(module: name, condition: condition)]
      }
      let foundation = Item(module: "Foundation", condition: nil)
      if name != module, reexported.contains(name) { return [foundation] }
      return [foundation, Item(module: name, condition: "canImport(\(name))")]
    }
  }

  /// Whether a protocol that is none of Objective-C here is one on Apple's platforms: those of
  /// Foundation's delegates are.
  static func isObjectiveCElsewhere(_ symbol: GraphSymbol) -> Bool {
    !symbol.isObjectiveC && symbol.name.hasSuffix("Delegate")
      && (symbol.module == "Foundation" || partsOfFoundation.contains(symbol.module))
  }

  /// Whether all members of such protocols are optional there and required here; then, they are not
  /// `Sendable` there.
  ///
  /// The other modules have default implementations of what is optional.
  static func hasRequiredMembersHere(_ module: String) -> Bool {
    module == "Foundation" || reexported.contains(module)
  }

  static func condition(of module: String, isApple: Bool) -> String? {
    isApple && !isEverywhere(module) ? "canImport(\(module))" : nil
  }

  /// Whether every platform's toolchain has `module`.
  static func isEverywhere(_ module: String) -> Bool {
    ["Dispatch", "Foundation", "XCTest"].contains(module)
  }
}
