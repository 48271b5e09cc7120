import Foundation

@testable import ForwarderGen

/// A spec of protocols as one would write it by hand: a dispatch where one is needed.
struct RealLifeSpec: Encodable {
  struct ProtocolEntry: Encodable {
    let `protocol`: String
    let declared: String
    let delegatesProperty: String?
    let requirements: [Requirement]
  }

  struct Requirement: Encodable {
    let declaration: String
    var dispatch: String?
    var through: String?
    var `default`: String?
    var optional: Bool?
    var name: String?
  }

  var version = 1
  var imports = ["import Foundation"]
  let protocols: [ProtocolEntry]

  init(_ declarations: [RealLife.Declaration], declared: String) throws {
    protocols = try declarations.map { declaration in
      var names: Set<String> = []
      let requirements = try declaration.members.map { try Self.requirement($0, &names) }
      return ProtocolEntry(
        protocol: declaration.head,
        declared: declared,
        delegatesProperty: names.contains("delegates") ? "listeners" : nil,
        requirements: requirements
      )
    }
  }

  func source(named name: String) throws -> SourceText {
    SourceText(path: "\(name).delegates.json", bytes: Array(try JSONEncoder().encode(self)))
  }

  private static func requirement(
    _ text: String,
    _ names: inout Set<String>
  ) throws -> Requirement {
    var requirement = Requirement(declaration: text)
    let member = try DeclarationParser.member(EmbeddedText(text)).declaration
    guard case .requirement(let declaration) = member else { return requirement }
    if declaration.value?.isOptional == true {
      requirement.dispatch = "firstNonNil"
    } else if declaration.needsDispatch {
      requirement.dispatch = names.count.isMultiple(of: 2) ? "first" : "broadcast"
      requirement.default = "fatalError()"
      if requirement.dispatch == "broadcast", declaration.takesEscapingClosure {
        requirement.through = "none"
      }
    }
    if text.hasPrefix("/* optional */") { requirement.optional = true }
    let derived = CaseNames.derived(from: declaration)
    if !names.insert(derived).inserted {
      requirement.name = "\(derived)\(names.count)"
      names.insert("\(derived)\(names.count)")
    }
    return requirement
  }
}
