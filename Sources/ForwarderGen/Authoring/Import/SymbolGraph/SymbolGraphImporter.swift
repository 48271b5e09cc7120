/// Reads protocols from the compiler's symbol graphs.
///
///     SourceText → SymbolGraph → FoundProtocols → ImportedSpec
enum SymbolGraphImporter {
  /// Imports the protocols called `names` from `graphs`.
  ///
  /// - Parameters:
  ///   - names: `XMLParserDelegate`, `Outer.Delegate` or `Module.Delegate`.
  ///   - graphs: the graphs of one or more modules, in any order, with those of their extensions.
  /// - Returns: a spec, and what is not in it, or everything that is wrong.
  static func importProtocols(_ names: [String], from graphs: [SourceText]) -> ImportResult {
    var reports = graphs.map { Diagnostics(of: $0) }
    let found = found(in: graphs, &reports)
    return ImportResolver.result(importing: names, of: found, in: graphs, reports)
  }

  /// All protocols that `sources` have; `reports` has the diagnostics of each.
  static func found(in sources: [SourceText], _ reports: inout [Diagnostics]) -> FoundProtocols {
    let graphs = sources.indices.compactMap { index in
      SymbolGraph.read(sources[index], &reports[index]).map { (sources[index], $0) }
    }
    let table = GraphTable(graphs.map(\.1))
    var seen: Set<String> = []
    var found: [FoundProtocol] = []
    for (source, graph) in graphs {
      for symbol in graph.symbols
      where symbol.kind == "swift.protocol" && seen.insert(symbol.identifier).inserted {
        found.append(`protocol`(symbol, of: graph.module, in: source, table))
      }
    }
    // A graph has its symbols in any order.
    return FoundProtocols(found.sorted { ($0.path, $0.module ?? "") < ($1.path, $1.module ?? "") })
  }

  private static func `protocol`(
    _ symbol: GraphSymbol,
    of module: String,
    in source: SourceText,
    _ table: GraphTable
  ) -> FoundProtocol {
    let members = table.members(of: symbol)
    let modules = ([symbol] + members.map(\.symbol)).flatMap(\.modules)
    let isObjectiveCElsewhere =
      !symbol.isObjectiveC && GraphImports.isObjectiveCElsewhere(symbol.name, of: module)
    let differsElsewhere = isObjectiveCElsewhere && GraphImports.differsElsewhere(module)
    return FoundProtocol(
      path: symbol.name,
      head: Result { () throws(DeclarationError) in
        let text = symbol.protocolHead(isObjectiveC: symbol.isObjectiveC || isObjectiveCElsewhere)
        var head = try DeclarationParser.protocolHead(Lexer.tokens(of: text).tidy, at: text.start)
        if differsElsewhere { head.inherited.removeAll { $0.name == "Sendable" } }
        return head
      },
      module: module,
      doc: symbol.doc,
      condition: GraphImports.condition(of: module, isApple: symbol.isObjectiveC),
      members: members.map { member in
        let declaration = member.symbol.declaration(in: symbol)
        let tokens = Result { () throws(DeclarationError) in
          try Lexer.tokens(of: declaration).tidy
        }
        return FoundMember(
          tokens: tokens,
          text: (try? tokens.get().dropLast().text) ?? declaration.text,
          doc: member.symbol.doc,
          isOptional: member.isOptional,
          isOptionalInObjectiveC: differsElsewhere,
          implementedBy: table.implementers(of: member.symbol)
        )
      },
      imports: GraphImports.imports(
        of: module,
        mentioning: modules,
        isApple: symbol.isObjectiveC
      ),
      location: source.location(of: symbol.position)
    )
  }
}

/// The symbols of all graphs of an import, and how they are related.
struct GraphTable {
  /// A member of a protocol.
  struct Member {
    let symbol: GraphSymbol
    let isOptional: Bool
  }

  /// All Swift forms of an Objective-C method have the same identifier.
  private var symbols: [String: [GraphSymbol]] = [:]
  private var requirements: [String: [SymbolGraph.Relationship]] = [:]
  private var implementations: [String: [String]] = [:]

  init(_ graphs: [SymbolGraph]) {
    for symbol in graphs.flatMap(\.symbols) {
      let isKnown = symbols[symbol.identifier]?.contains { $0.fragments == symbol.fragments }
      if isKnown != true { symbols[symbol.identifier, default: []].append(symbol) }
    }
    for relationship in graphs.flatMap(\.relationships) {
      switch relationship.kind {
      case .requirement, .optionalRequirement:
        requirements[relationship.target, default: []].append(relationship)
      case .defaultImplementation:
        implementations[relationship.target, default: []].append(relationship.source)
      }
    }
  }

  /// The members of `protocol`, in the order of its source, as far as that is known.
  func members(of protocol: GraphSymbol) -> [Member] {
    var seen: Set<String> = []
    let all = (requirements[`protocol`.identifier] ?? [])
      .flatMap { relationship in
        guard seen.insert(relationship.source).inserted else { return [Member]() }
        return (symbols[relationship.source] ?? [])
          .map {
            Member(symbol: $0, isOptional: relationship.kind == .optionalRequirement)
          }
      }
    let members = all.filter { member in
      !`protocol`.isObjectiveC || !all.contains { member.symbol.isAsyncTwin(of: $0.symbol) }
    }
    let places = members.compactMap(\.symbol.place)
    guard places.count == members.count, Set(places.map(\.file)).count == 1 else { return members }
    return zip(members, places)
      .sorted { ($0.1.line, $0.1.character) < ($1.1.line, $1.1.character) }.map(\.0)
  }

  /// The protocols whose extensions implement `member` for all of their adopters.
  func implementers(of member: GraphSymbol) -> Set<String> {
    let sources = implementations[member.identifier] ?? []
    return Set(
      sources.flatMap { symbols[$0] ?? [] }.filter { !$0.isConstrained }
        .map { $0.path.dropLast().joined(separator: ".") }
    )
  }
}

extension GraphSymbol {
  /// Whether it is the `async` form of `other`, which takes a completion handler.
  fileprivate func isAsyncTwin(of other: GraphSymbol) -> Bool {
    guard isAsync, !other.isAsync else { return false }
    return identifier == other.identifier
      || other.names.count == names.count + 1 && other.names.starts(with: names)
  }

  /// Base name and labels: `fetch`, `_` and `completionHandler`.
  private var names: [Substring] {
    (path.last ?? "").split { "(:)".contains($0) }
  }

  private var isAsync: Bool {
    fragments.contains { $0.kind == "keyword" && $0.spelling == "async" }
  }
}

/// The imports that a file needs for a protocol of a module, and for the types that it mentions.
enum GraphImports {
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
  ) -> [ImportedModule] {
    var imports: [ImportedModule] = []
    func add(_ name: String, if condition: String? = nil) {
      let item = ImportedModule(text: name, name: name, condition: condition)
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

  /// Whether a protocol of `module` is an Objective-C one on Apple's platforms, whatever it is here:
  /// those of Foundation's delegates are.
  static func isObjectiveCElsewhere(_ name: String, of module: String) -> Bool {
    name.hasSuffix("Delegate") && (module == "Foundation" || partsOfFoundation.contains(module))
  }

  /// Whether such protocols differ there in more: all of their members are optional, and none is
  /// `Sendable`.
  ///
  /// The other modules have default implementations of what is optional.
  static func differsElsewhere(_ module: String) -> Bool {
    module == "Foundation" || reexported.contains(module)
  }

  /// The condition under which a protocol of `module` is there.
  static func condition(of module: String, isApple: Bool) -> String? {
    isApple && !isEverywhere(module) ? "canImport(\(module))" : nil
  }

  /// Whether every platform's toolchain has `module`.
  private static func isEverywhere(_ module: String) -> Bool {
    ["Dispatch", "Foundation", "XCTest"].contains(module)
  }
}
