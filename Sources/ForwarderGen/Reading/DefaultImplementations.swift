/// The members that protocol extensions implement for all adopters.
struct DefaultImplementations {
  /// An implementation.
  private struct Implementation {
    let signature: MemberSignature
    let conditions: [SourceConditions.Part]

    /// What it answers, with the names of its parameters.
    let answer: DefaultAnswer
    let parameters: [String]

    /// Whether it is there whenever `member` is, and does all that it asks for.
    func implements(_ member: FoundMember, _ requirement: MemberSignature?) -> Bool {
      guard let requirement, Set(conditions).isSubset(of: member.conditions) else { return false }
      return signature.implements(requirement)
    }
  }

  /// By the protocols that are extended, and their names.
  private var all: [String: [String: [Implementation]]] = [:]

  /// Those in `files`.
  ///
  /// One behind a `where` is none: some adopters do without.
  init(in files: [SourceDeclarations]) {
    if files.allSatisfy(\.extensions.isEmpty) { return }
    let hidden = files.reduce(into: Set<String>()) { $0.formUnion($1.hiddenNames) }
    for declarations in files {
      for item in declarations.extensions where !item.isConstrained {
        for member in item.members {
          let tokens = Array(declarations.file.tokens[member.range])
          guard let signature = MemberSignature(tokens), !signature.isConstrained else { continue }
          let parameters = tokens.parameterNames
          let implementation = Implementation(
            signature: signature,
            conditions: item.conditions + member.conditions,
            answer: DefaultAnswer(
              of: member.range,
              in: declarations.file,
              parameters: parameters,
              hiding: hidden.union(tokens.genericWords)
            ),
            parameters: parameters
          )
          all[item.path, default: [:]][signature.name, default: []].append(implementation)
        }
      }
    }
  }

  /// `found`, with every member marked that has an implementation.
  func marked(_ found: FoundProtocols) -> FoundProtocols {
    var protocols = found.all
    let signatures = protocols.map { item in
      item.members.map { member in
        (try? member.tokens.get()).flatMap { MemberSignature($0.dropLast()) }
      }
    }
    for (path, implementations) in all {
      for position in found.positions(of: path) {
        for relative in found.lineage(of: position) {
          for (index, signature) in signatures[relative].enumerated() {
            let named = signature.flatMap { implementations[$0.name] } ?? []
            let member = protocols[relative].members[index]
            let names = (try? member.tokens.get())?.parameterNames
            for implementation in named where implementation.implements(member, signature) {
              protocols[relative].members[index].implementedBy.insert(found[position].path)
              // Other names would mean nothing where the answer is repeated.
              let answer = implementation.parameters == names ? implementation.answer : .unclear
              protocols[relative].members[index].answers[found[position].path, default: answer]
                .join(answer)
            }
          }
        }
      }
    }
    return FoundProtocols(protocols, aliases: found.aliases)
  }
}

/// The parts by which a member of an extension implements a requirement: kind, name, and the labels
/// and types of its parameters.
///
/// They exist even for members that the declaration parser refuses.
struct MemberSignature: Equatable, Sendable {
  /// `func`.
  let keyword: String
  let name: String
  let isStatic: Bool

  /// In `func a(b c: Int = 3, _ d: String)`, `b: Int` and `_: String`.
  let parameters: [String]
  let isAsync: Bool
  let isSettable: Bool

  /// Whether it is for adopters of some kind only.
  let isConstrained: Bool

  /// Nil where `tokens` begin no function, property, subscript or initializer.
  init?(_ tokens: [Token]) {
    var depth = 0
    // At each token, how many brackets are open around it.
    let depths = tokens.map { token in
      if token.isClosingBracket { depth -= 1 }
      defer { if token.isOpeningBracket { depth += 1 } }
      return depth
    }
    let keywords: Set<String> = ["func", "var", "subscript", "init"]
    let keywordIndex = tokens.indices.first { index in
      depths[index] == 0 && tokens[index].kind == .word && keywords.contains(tokens[index].text)
    }
    guard let keywordIndex else { return nil }
    keyword = tokens[keywordIndex].text
    isStatic = tokens[..<keywordIndex].contains { ["static", "class"].contains($0.text) }

    func first(_ texts: Set<String>, from start: Int) -> Int {
      (start..<tokens.count).first { depths[$0] == 0 && texts.contains(tokens[$0].text) }
        ?? tokens.count
    }
    let body = first(["{"], from: keywordIndex)
    let nameEnd = first(["(", ":", "{"], from: keywordIndex)
    // The names of generic parameters do not matter.
    let isOperator = tokens[nameEnd - 1].kind == .punctuation && tokens[nameEnd - 1].text != ">"
    let nameTokens = tokens[(keywordIndex + 1)..<nameEnd]
    name = nameTokens.prefix { isOperator || $0.text != "<" }.map(\.name).joined()
    let hasList = keyword != "var" && nameEnd < body && tokens[nameEnd].text == "("
    let listEnd = hasList ? first([")"], from: nameEnd) : nameEnd
    let list = hasList && nameEnd < listEnd ? tokens[(nameEnd + 1)..<listEnd] : []
    parameters = Self.parameters(in: list, ofSubscript: keyword == "subscript")
    let effects = tokens[min(listEnd, body)..<body]
    isAsync = effects.contains { $0.text == "async" }
    isSettable = tokens[body...].contains { $0.kind == .word && $0.text == "set" }
    isConstrained = effects.drop { $0.text != "where" }.contains { $0.text == "Self" }
  }

  /// The labels and types in a parameter list.
  private static func parameters(
    in list: ArraySlice<Token>,
    ofSubscript isSubscript: Bool
  ) -> [String] {
    var parameters: [String] = []
    var (depth, angles, stage, hasName) = (0, 0, Stage.label, false)
    for token in list {
      let isPunctuation = token.kind == .punctuation
      if token.isClosingBracket { depth -= 1 }
      if isPunctuation, token.text == ">", angles > 0 { angles -= 1 }
      let isOutside = depth == 0 && angles == 0
      switch stage {
      case .label where token.text == "@": stage = .attribute
      case .attribute: stage = .label
      case .label:
        parameters.append("\(token.name):")
        (stage, hasName) = (.name, false)
      case .name where isOutside && token.text == ":":
        // A single name in a subscript is not a label.
        if isSubscript, !hasName { parameters[parameters.count - 1] = "_:" }
        stage = .type
      case .type where isOutside && token.text == "=": stage = .value
      case .type where isOutside && token.text == ",", .value where isOutside && token.text == ",":
        stage = .label
      case .type: parameters[parameters.count - 1] += " \(token.text)"
      case .name: hasName = true
      case .value: break
      }
      if token.isOpeningBracket { depth += 1 }
      if isPunctuation, token.text == "<", stage == .type { angles += 1 }
    }
    return parameters
  }

  /// The part of a parameter that comes next.
  private enum Stage {
    case label, attribute, name, type, value
  }

  /// Whether it does all that `requirement` asks for.
  func implements(_ requirement: MemberSignature) -> Bool {
    keyword == requirement.keyword && name == requirement.name
      && isStatic == requirement.isStatic && parameters == requirement.parameters
      // A member without `async` implements a requirement with it.
      && (requirement.isAsync || !isAsync) && (isSettable || !requirement.isSettable)
  }
}
