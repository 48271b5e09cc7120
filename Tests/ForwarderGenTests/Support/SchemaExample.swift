@testable import ForwarderGen

/// An object or a list in JSON that a description of the schema shows.
struct SchemaExample {
  let text: String

  /// The members of objects that lead from a spec to the example, such as `protocols` and
  /// `requirements`.
  let members: [Member]

  /// A member of an object, which has `others` before it.
  struct Member {
    let key: String
    let others: String
    var isList = false
  }

  /// The examples in the descriptions of `rule` and of all rules in it.
  static func all(in rule: SchemaRule) -> [SchemaExample] {
    all(in: rule, behind: [], isOfSwiftFile: false)
  }

  private static func all(
    in rule: SchemaRule,
    behind members: [Member],
    isOfSwiftFile: Bool
  ) -> [SchemaExample] {
    let text = rule.description?.firstMatch(of: /: ([\[{].*[\]}])/).map { String($0.1) }
    let own = text.map { [SchemaExample(text: $0, members: members)] } ?? []
    let nested = rule.properties.flatMap { key, property in
      let others = others(besides: key, in: members.last?.key, isOfSwiftFile: isOfSwiftFile)
      return all(
        in: property,
        behind: members + [Member(key: key, others: others)],
        isOfSwiftFile: isOfSwiftFile
      )
    }
    var ofItem = members
    ofItem.indices.last.map { ofItem[$0].isList = true }
    return own + nested
      + rule.items.flatMap { all(in: $0, behind: ofItem, isOfSwiftFile: isOfSwiftFile) }
      + (rule.alternatives ?? [])
      .flatMap {
        all(in: $0, behind: members, isOfSwiftFile: isOfSwiftFile)
      }
      + rule.consequence.flatMap { all(in: $0, behind: members, isOfSwiftFile: true) }
      + rule.otherwise.flatMap { all(in: $0, behind: members, isOfSwiftFile: false) }
  }

  /// The members that an object needs besides `key`, in the list called `list`.
  private static func others(besides key: String, in list: String?, isOfSwiftFile: Bool) -> String {
    let needed: KeyValuePairs =
      switch list {
      case nil: ["version": "1", "protocols": "[\(tables)]"]
      case "imports": ["import": "\"Foundation\""]
      case "composites":
        ["forwarder": "\"MultiTable\"", "requires": "[\"TableData\"]", "queues": "true"]
      case "events": [:]
      case "protocols" where isOfSwiftFile:
        ["protocol": "\"NewsDelegate\"", "queues": "true"]
      case "protocols":
        [
          "protocol": "\"protocol NewsDelegate: AnyObject\"", "requirements": "[\"\(arrival)\"]",
          "queues": "true",
        ]
      case _ where isOfSwiftFile: ["requirement": "\"newsDidArrive(_:)\""]
      default: ["declaration": "\"\(arrival)\""]
      }
    return needed.filter { $0.key != key }.map { "\"\($0.key)\": \($0.value), " }.joined()
  }

  /// A notification with a sender.
  private static let arrival = "func newsDidArrive(_ download: Download)"

  private static let tables = ["TableData", "TableSelection", "TableEditing"]
    .map { name in
      let requirement = "func did\(name)(_ download: Download)"
      return
        "{ \"protocol\": \"nonisolated protocol \(name): AnyObject\", \"requirements\": [\"\(requirement)\"] }"
    }
    .joined(separator: ", ")

  /// What the tool says about a spec with the example in its place.
  var complaints: [String] {
    let spec = members.reversed()
      .reduce(text) { inner, member in
        "{ \(member.others)\"\(member.key)\": \(member.isList ? "[\(inner)]" : inner) }"
      }
    // The entries of the examples are about requirements that need one.
    let requirements =
      ["headline(for:)": "func headline(for s: String) -> String?"]
      .merging(["priority": "var priority: Int { get }"]) { $1 }
      .filter { text.contains("\"\($0.key)\"") }.map(\.value) + [Self.arrival]
    let swift = SourceText(
      path: "NewsDelegate.swift",
      text:
        "nonisolated protocol NewsDelegate: AnyObject { \(requirements.joined(separator: "; ")) }"
    )
    let isDeclared = spec.contains("protocol NewsDelegate")
    return
      Generator.generate(
        [SourceText(path: "News.delegates.json", text: spec)],
        beside: SwiftFiles([], of: isDeclared ? [] : [.of([swift])], about: ["NewsDelegate"]),
        locatesSource: false
      )
      .diagnostics.flatMap(\.lines)
  }
}
