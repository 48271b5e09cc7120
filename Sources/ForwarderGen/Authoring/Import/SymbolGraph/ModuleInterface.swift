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

  /// A protocol that is asked for.
  struct Request: Equatable, Sendable {
    /// `XMLParserDelegate`, or `Outer.Delegate`.
    let name: String
    let module: String
  }

  /// Finds the protocols called `names`, which may begin with a module, in `table`.
  static func requests(
    for names: [String],
    in table: GraphTable
  ) throws(Merge.Refusal) -> [Request] {
    var requests: [Request] = []
    var diagnostics: [Diagnostic] = []
    for name in names {
      let named = table.protocols(called: name)
      if named.count == 1 {
        let request = Request(name: named[0].symbol.name, module: named[0].module)
        if !requests.contains(request) { requests.append(request) }
      } else if let first = named.first {
        let alternatives = Set(named.map { "\($0.module).\($0.symbol.name)" }).sorted()
        let message = DiagnosticMessage.ambiguousProtocol(name, names: alternatives)
        diagnostics.append(Diagnostic(location: first.location, message: message))
      } else {
        diagnostics.append(table.unknown(name))
      }
    }
    if !diagnostics.isEmpty { throw Merge.Refusal(diagnostics: diagnostics) }
    return requests
  }

  /// The interfaces with `requests` and all that these inherit, by module.
  static func interfaces(of requests: [Request], in table: GraphTable) -> [ModuleInterface] {
    var included: [GraphTable.Entry] = []
    var open = requests.flatMap { request in
      table.protocols(called: request.name).filter { $0.module == request.module }
    }
    while let next = open.popLast() {
      if included.contains(where: { $0.symbol.identifier == next.symbol.identifier }) { continue }
      included.append(next)
      open += next.symbol.mentioned.compactMap { table.protocol($0) }
    }
    return Dictionary(grouping: included, by: \.module)
      .map { module, entries in
        let sorted = entries.sorted { $0.symbol.name < $1.symbol.name }
        return ModuleInterface(module: module, text: text(of: sorted, of: module, in: table))
      }
      .sorted { $0.module < $1.module }
  }

  // MARK: Text

  private static func text(
    of protocols: [GraphTable.Entry],
    of module: String,
    in table: GraphTable
  ) -> String {
    var imports: [GraphImports.Item] = []
    var parts: [(condition: String?, text: String)] = []
    for entry in protocols {
      let symbol = entry.symbol
      let members = table.members(of: symbol)
      let aliases = table.aliases(mentionedBy: [symbol] + members.map(\.symbol))
      let mentioned = ([symbol] + members.map(\.symbol)).flatMap(\.modules)
      let isApple = symbol.isObjectiveC
      for item in GraphImports.imports(of: module, mentioning: mentioned, isApple: isApple)
      where !imports.contains(item) {
        imports.append(item)
      }
      let condition = GraphImports.condition(of: module, isApple: isApple)
      for alias in aliases where alias.module == module {
        let part = (
          condition, alias.symbol.interface(of: "\(alias.symbol.accessibleDeclaration(in: nil))\n")
        )
        if !parts.contains(where: { $0 == part }) { parts.append(part) }
      }
      parts.append((condition, text(of: entry, members, in: table)))
    }
    let head = """
      // An excerpt of the interface of module \(module), written by 'forwarder-gen import', which
      // replaces this file when it imports again. The decisions are in the specs beside it.

      """
    return head + imports.map(\.text).joined() + conditional(parts)
  }

  /// The protocol, and extensions with what they implement of its members.
  private static func text(
    of entry: GraphTable.Entry,
    _ members: [GraphTable.Member],
    in table: GraphTable
  ) -> String {
    let symbol = entry.symbol
    let differs = GraphImports.isObjectiveCElsewhere(symbol, of: entry.module)
    let isOptionalElsewhere = differs && GraphImports.hasRequiredMembersHere(entry.module)
    let head = symbol.head(
      isObjectiveC: symbol.isObjectiveC || differs,
      without: isOptionalElsewhere ? "Sendable" : nil
    )
    var text = symbol.documented("\(head) {")
    var extensions: [(head: String, members: [String])] = []
    for member in members {
      // In a module that implements them, an extension says so below.
      let implementations = table.implementations(of: member.symbol)
      let isOptional =
        member.isOptional || isOptionalElsewhere || differs && !implementations.isEmpty
      text += member.symbol.documented(
        member.symbol.requirement(of: symbol, isOptional: isOptional),
        indentation: "  "
      )
      var all = implementations.map {
        (head: $0.extensionHead, member: $0.accessibleDeclaration(in: symbol))
      }
      if member.isOptional, GraphImports.isImplementedElsewhere(entry.module) {
        all.append(
          (symbol.extensionHead(of: symbol.path), member.symbol.accessibleDeclaration(in: symbol))
        )
      }
      for (head, member) in all {
        if let index = extensions.firstIndex(where: { $0.head == head }) {
          // All forms of an Objective-C method share their implementations.
          if !extensions[index].members.contains(member) {
            extensions[index].members.append(member)
          }
        } else {
          extensions.append((head, [member]))
        }
      }
    }
    return symbol.interface(of: "\(text)}\n")
      + extensions.map { head, members in
        "\n\(head) {\n\(members.map { "  \($0)\n" }.joined())}\n"
      }
      .joined()
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
  /// The same, with the text of its line where that is in one of `interfaces`, which may not be there to
  /// look at.
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
  /// `text` behind the documentation comment, in lines.
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
  /// An import, which may be under a condition.
  struct Item: Equatable {
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
  /// A module of Apple's exists on some platforms only; one that has the protocol from Objective-C
  /// counts as such.
  static func imports(
    of module: String,
    mentioning mentioned: [String],
    isApple: Bool
  ) -> [Item] {
    var imports: [Item] = []
    func add(_ name: String, if condition: String? = nil) {
      let item = Item(module: name, condition: condition)
      if !imports.contains(item) { imports.append(item) }
    }
    func add(all name: String, isOwn: Bool) {
      if partsOfFoundation.contains(name) {
        add("Foundation")
        if isOwn || !reexported.contains(name) { add(name, if: "canImport(\(name))") }
      } else {
        let isOnApple = name == "ObjectiveC" || isApple && !isEverywhere(name)
        add(name, if: isOnApple ? "canImport(\(name))" : nil)
      }
    }
    add(all: module, isOwn: true)
    for name in Set(mentioned).subtracting([module]).sorted() { add(all: name, isOwn: false) }
    return imports
  }

  /// Whether a protocol of `module` that is none of Objective-C here is one on Apple's platforms: those of
  /// Foundation's delegates are.
  static func isObjectiveCElsewhere(_ symbol: GraphSymbol, of module: String) -> Bool {
    !symbol.isObjectiveC && symbol.name.hasSuffix("Delegate")
      && (module == "Foundation" || partsOfFoundation.contains(module))
  }

  /// Whether all members of such protocols are optional there and required here; then, they are not
  /// `Sendable` there.
  ///
  /// The other modules have default implementations of what is optional.
  static func hasRequiredMembersHere(_ module: String) -> Bool {
    module == "Foundation" || reexported.contains(module)
  }

  /// Whether `module`, where it has its protocols from Objective-C, implements the optional members of
  /// them on other platforms.
  static func isImplementedElsewhere(_ module: String) -> Bool { isEverywhere(module) }

  /// The condition under which a protocol of `module` is there.
  static func condition(of module: String, isApple: Bool) -> String? {
    isApple && !isEverywhere(module) ? "canImport(\(module))" : nil
  }

  /// Whether every platform's toolchain has `module`.
  private static func isEverywhere(_ module: String) -> Bool {
    ["Dispatch", "Foundation", "XCTest"].contains(module)
  }
}
