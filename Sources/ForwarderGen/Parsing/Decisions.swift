/// The decisions of a spec about the requirements of a protocol in a Swift file.
struct Decisions {
  /// A requirement that an entry can be about.
  struct Subject {
    let declaration: RequirementDeclaration

    /// `DEBUG`: what it alone is under, then what its protocol is under, as far as they are.
    let conditions: [String]
  }

  private let subjects: [Subject]
  private let names: Names
  private var found: [RequirementSpec?]

  /// The subjects of entries that have been reported.
  private var unclear: Set<Int> = []

  /// Finds the entries about `subjects`, and reports those that are about none of them or could be about several.
  ///
  /// Where the protocol's name is not given, an entry may be about a member that is not understood. A
  /// requirement that is declared once per condition has one entry, or one for each that says so.
  init(
    _ entries: [RequirementSpec],
    about subjects: [Subject],
    of protocolName: String?,
    _ diagnostics: inout Diagnostics
  ) {
    self.subjects = subjects
    names = Names(of: subjects)
    found = subjects.map { _ in nil }
    let decided = Set(entries.flatMap { names.indices(called: $0.declaration.text) })
    for entry in entries {
      let subject = entry.declaration
      let condition = entry.decision.condition
      let named = names.indices(called: subject.text)
      let indices = named.filter { index in
        condition.map { subjects[index].conditions.contains($0.text) } ?? true
      }
      if named.isEmpty {
        guard let protocolName else { continue }
        // One with an entry is not meant, and one that needs none hardly.
        let undecided = subjects.indices.filter { !decided.contains($0) }
        let needy = undecided.filter { subjects[$0].declaration.needsDispatch }
        let known = (needy + undecided).map(names.shortest(of:)).unique
        let meant = subject.nameInDeclaration ?? subject.text
        // A requirement that was probably renamed lacks an entry only for that reason. A name
        // without parentheses is probably one without its labels.
        let alike = meant.contains("(") ? [] : known.filter { $0.baseName == meant.baseName }
        let nearest = NearestWord.nearest(to: meant, among: known) ?? alike.first
        for name in alike + [nearest].compactMap(\.self) {
          unclear.formUnion(names.indices(called: name))
        }
        diagnostics.report(
          .unknownSubject(subject.text, like: nearest, of: protocolName, known: known),
          at: subject.quotePosition
        )
      } else if let condition, indices.isEmpty {
        unclear.formUnion(named)
        let known = named.flatMap { subjects[$0].conditions }
        diagnostics.report(
          .unknownSubjectCondition(subject.text, condition.text, known: known),
          at: condition.position
        )
      } else if Set(indices.map { names.signatures[$0] }).count > 1 {
        unclear.formUnion(indices)
        let forms = Set(indices.map { names.shortest(of: $0) })
        diagnostics.report(
          .ambiguousSubject(subject.text, forms: forms.sorted()),
          at: subject.quotePosition
        )
      } else if let other = indices.compactMap({ found[$0] }).first {
        unclear.formUnion(indices)
        diagnostics.report(
          .subjectTwice(subject.text),
          at: subject.quotePosition,
          notes: [diagnostics.note(.isHere("the other entry"), at: other.declaration.quotePosition)]
        )
      } else {
        for index in indices { found[index] = entry }
      }
    }
  }

  /// The entry about the subject at `index`; nil if there is none.
  subscript(index: Int) -> RequirementSpec? { found[index] }

  /// Whether an entry that has been reported may be about the subject at `index`, which has no other.
  func isUnclear(at index: Int) -> Bool { found[index] == nil && unclear.contains(index) }

  /// An entry about the subject at `index`, as far as it is known.
  ///
  /// It states a condition if one decision would not fit another type that the requirement has under
  /// another condition.
  func proposal(about index: Int) -> ProposedEntry {
    let condition = names.hasSeveralTypes(at: index) ? subjects[index].conditions.first : nil
    return ProposedEntry(subject: names.shortest(of: index), condition: condition)
  }
}

extension Decisions {
  /// The names by which entries may refer to requirements, of which each has several.
  private struct Names {
    /// The requirements that have a name, and their signatures.
    private struct Owners {
      var indices: [Int] = []
      var signatures: Set<String> = []
    }

    let signatures: [String]
    private let forms: [[String]]

    /// By how long names are, the shortest first.
    private var owners = Array(repeating: [String: Owners](), count: 5)

    /// The types that the value of a requirement has under different conditions, by its signature.
    private var types: [String: Set<String?>] = [:]

    init(of subjects: [Subject]) {
      // Overloads that differ in their result have a signature each; what has another result under
      // another condition is one requirement.
      let counts = Dictionary(
        subjects.map { ([$0.declaration.signature] + $0.conditions, 1) },
        uniquingKeysWith: +
      )
      signatures = subjects.map { subject in
        let signature = subject.declaration.signature
        return counts[[signature] + subject.conditions] == 1
          ? signature : subject.declaration.identity
      }
      forms = subjects.map { [$0.declaration.compoundName] + $0.declaration.forms }
      for (index, subject) in subjects.enumerated() {
        types[signatures[index], default: []].insert(subject.declaration.value?.text)
        for (length, text) in forms[index].enumerated() {
          owners[length][text.plain, default: Owners()].indices.append(index)
          owners[length][text.plain, default: Owners()].signatures.insert(signatures[index])
        }
      }
    }

    /// The requirements that an entry about `text` can be about.
    func indices(called text: String) -> [Int] {
      let name = text.plain
      // One requirement with other types under other conditions.
      if let named = owners[0][name], named.signatures.count == 1 { return named.indices }
      // `a()` is the one that is not 'async' if there is one that is, and the one without a value.
      return [4, 3, 2, 0, 1].lazy.compactMap { owners[$0][name]?.indices }.first ?? []
    }

    /// The shortest name of the requirement at `index` that no other has.
    func shortest(of index: Int) -> String {
      let names = forms[index]
      let clear = names.indices.first { owners[$0][names[$0].plain]?.signatures.count == 1 }
      return names[clear ?? names.count - 1]
    }

    /// Whether the requirement at `index` has values of several types, under different conditions.
    func hasSeveralTypes(at index: Int) -> Bool { (types[signatures[index]]?.count ?? 0) > 1 }
  }
}

extension String {
  /// In `over(_:)`, `over`.
  fileprivate var baseName: Substring { withoutBackTicks.prefix { $0 != "(" && $0 != " " } }

  /// This without space and back-ticks, and with the conditions after `where` in a certain order.
  fileprivate var plain: String {
    let text = withoutBackTicks
    let keyword = " where "
    guard let range = text.firstRange(of: keyword) else { return text.filter { $0 != " " } }
    let conditions = text[range.upperBound...].split(separator: ",").map { $0.filter { $0 != " " } }
    return text[..<range.lowerBound].filter { $0 != " " } + keyword
      + conditions.sorted().joined(separator: ",")
  }
}

extension EmbeddedText {
  /// The name of the requirement if this is its whole declaration: `download(_:didAdvanceTo:)`.
  package var nameInDeclaration: String? {
    guard case .requirement(let declaration)? = try? DeclarationParser.member(self).declaration
    else { return nil }
    return declaration.compoundName
  }
}

extension RequirementDeclaration {
  /// The names that distinguish it from others of its name: `over(_: Int)`, that with effects, that
  /// with the constraints of its generic parameters, and that with the type of the value as well.
  fileprivate var forms: [String] {
    if isProperty { return Array(repeating: compoundName, count: 4) }
    let form = "\(name.name)(\(labelledTypes))"
    let head = form + effects.text
    let result = value.map { " -> \($0.text)" } ?? ""
    return [form, head, head + constraints, head + result + constraints]
  }
}
