/// A generated class that passes the calls of a protocol on to its delegates.
package struct Forwarder: Sendable {
  /// The types that are members of every forwarder's reference.
  static let referenceMembers = ["Delegate", "Requirement", "RepresentedValue"]

  /// Those that the registry has besides.
  static let registryMembers = ["Handling", "Reference"]

  /// Those that registries and references have in common with what adds delegates on queues.
  private static let hiddenParameters = Set(
    referenceMembers + registryMembers
      + ["DelegatePlace", "DelegateQueue", "QueuedHandling", "QueuedReference", "Refusal"]
  )

  package let name: String

  /// The protocols whose calls it passes on, as they stand in Swift.
  let protocolNames: [String]
  let access: AccessLevel
  let isolation: Isolation

  /// Whether the conformance to its protocol is stated to be on the forwarder's actor.
  let isolatesConformance: Bool

  /// The conformances to inherited protocols that are stated.
  let baseConformances: [BaseConformance]
  let isSendable: Bool
  let isClassBound: Bool
  let inheritsNSObject: Bool
  let printedTexts: Set<PrintedText>
  let forms: [PlatformForm]

  package let options: ForwarderOptions

  /// The access level of the registry's property, and of the types and calls that only serve it.
  var delegatesAccess: AccessLevel { options.delegatesProperty?.access ?? access }

  /// The part of the delegates that any thread may use, by which other forwarders know the forwarder.
  static let nonisolatedProperty = "nonisolatedDelegates"

  /// The attributes that its declarations carry, where the compiler allows them: `@available(macOS 14, *)`.
  let attributes: [Attribute]

  /// One per associated type.
  package private(set) var generics: [GenericParameter]

  /// Whether delegates adopt a refinement of its protocol, in which all associated types are primary.
  let hasRefinement: Bool

  /// The constraints on them: `Item: Hashable`.
  private(set) var conditions: [String]

  /// The protocols in which the forwarders of inherited protocols let delegates claim answers.
  let claimingBases: [BaseConformance]
  package var composition: Composition?

  /// Whether the type of a delegate means something else inside the reference, which has a member
  /// called like a part of it, so that the type is given another name.
  let needsAlias: Bool

  /// ` where Item: Hashable`, or nothing.
  var whereClause: String { conditions.whereClause }

  /// The forwarder with other names for those of its generic parameters that mean something else inside
  /// the types of the runtime; nil if none does.
  var withoutHiddenParameters: Forwarder? {
    let hidden = generics.map(\.name).filter(Self.hiddenParameters.contains)
    if hidden.isEmpty { return nil }
    let texts = generics.map(\.text) + conditions
    let taken = Set(texts.flatMap(\.words))
    var others: [String: String] = [:]
    for name in hidden {
      var other = "Associated\(name)"
      while taken.contains(other) { other = "Associated\(other)" }
      others[name] = other
    }
    var forwarder = self
    forwarder.generics = generics.map { parameter in
      GenericParameter(
        name: others[parameter.name] ?? parameter.name,
        constraint: parameter.constraint?.replacingNames(by: others)
      )
    }
    forwarder.conditions = conditions.map { $0.replacingNames(by: others) }
    return forwarder
  }

  var className: String { Keyword.escaped(name) }

  // The types that it consists of: `MultiDownloadDelegateRequirement`.

  var requirementName: String { typeName("Requirement") }
  var registryName: String { typeName("Registry") }
  var referenceName: String { typeName("Reference") }
  var aliasName: String { typeName("Delegate") }
  var valueName: String { typeName("Value") }
  var eventName: String { typeName("Event") }
  var claimingName: String { typeName("Claiming") }

  /// Nil if delegates adopt the protocol itself.
  package var refinementName: String? { hasRefinement ? typeName("Adopting") : nil }

  func typeName(_ suffix: String) -> String { Keyword.escaped(name + suffix) }
}

extension ForwarderOptions {
  /// `uncheckedDelegates`.
  var uncheckedRegistryName: String { "unchecked\(registryName.capitalizedFirst)" }

  /// The names of the forwarder's properties for its registry.
  var registryProperties: [String] { [registryName, uncheckedRegistryName] }
}

/// A class's conformance to a protocol that it adopts through another one.
struct BaseConformance: Equatable, Sendable {
  let name: String
  let isolation: Isolation

  /// `nonisolated Base`.
  var text: String { isolation.prefix + name }
}

package struct GenericParameter: Equatable, Sendable {
  package let name: String
  let constraint: String?

  /// `Item: Sendable`, or `Item`.
  var text: String { name + (constraint.map { ": \($0)" } ?? "") }
}

extension [String] {
  /// `<Item, Key>`, or nothing for none.
  var inAngleBrackets: String { isEmpty ? "" : "<\(joined(separator: ", "))>" }

  /// ` where Item: Hashable, Key: Sendable`, or nothing for none.
  var whereClause: String { isEmpty ? "" : " where \(joined(separator: ", "))" }
}

extension String {
  /// A type or a condition with other names for the types that it names, but not for members of types.
  fileprivate func replacingNames(by names: [String: String]) -> String {
    var text = ""
    var rest = self[...]
    while !rest.isEmpty {
      let word = rest.prefix(while: \.isInWord)
      let isMember = text.last { $0 != " " && $0 != "`" } == "."
      text += isMember ? String(word) : names[String(word)] ?? String(word)
      rest = rest.dropFirst(word.count)
      if let other = rest.popFirst() { text.append(other) }
    }
    return text
  }
}

/// An accepted protocol that a composite's forwarder calls a delegate as, if the delegate conforms to it.
struct AcceptedRole: Sendable {
  /// `TableEditing`, as it stands in Swift.
  let protocolName: String

  /// `any TableEditing`, which is an object also where values can adopt the protocol.
  let type: String

  /// `MultiTableAsTableEditing`: the class that says how to get there.
  let className: String

  /// `tableEditing`: the weak reference.
  let property: String

  /// The types of accepted protocols that make a delegate one: `any TableEditing`, or those that inherit it.
  let origins: [String]
  let requirements: [ResolvedRequirement]
}

/// Which types can adopt a protocol, as far as the specs tell.
///
/// Setting a property changes the variable that a delegate is in, unless only objects adopt the
/// protocol that requires the property. The compiler warns about a variable that is not changed, and
/// refuses to change a constant.
enum Adopters: Equatable, Sendable {
  case objects
  case values
  /// Objects only, if a marker that it inherits says so: no spec tells.
  case unclear
}

/// The protocols of a composite's forwarder, and how it comes from a delegate to what it calls.
package struct Composition: Sendable {
  package let required: [ComposedProtocol]
  package let accepted: [ComposedProtocol]

  /// The accepted protocols that a requirement is called on, and bases that such ones share.
  let roles: [AcceptedRole]

  /// Whether the compiler has to be told that delegates are objects.
  let isClassBound: Bool

  /// Whether one of the required protocols makes delegates an `NSObjectProtocol`.
  let requiresNSObject: Bool

  /// Whether the compiler has to be told that delegates may be used on any thread.
  let addsSendable: Bool

  var all: [ComposedProtocol] { required + accepted }

  /// What a delegate conforms to: `TableData` and `TableHeaders`, or `AnyObject`, with what makes that usable.
  var delegateConstraints: [String] {
    required.map(\.name) + (isClassBound ? [] : ["AnyObject"])
      + (addsSendable ? ["Swift.Sendable"] : [])
  }

  var takesAnyObject: Bool { required.isEmpty && !addsSendable }

  /// Whether the type of a delegate is one protocol's: `any TableData`.
  var isOneProtocol: Bool { required.count == 1 && isClassBound && !addsSendable }
}

package struct ComposedProtocol: Equatable, Sendable {
  /// Where it is among all that the run knows.
  let position: Int

  /// Where the composite names it.
  let quotePosition: SourcePosition

  /// `TableData`, or `Tables.TableData`, without back-ticks.
  let path: String

  /// The same as it stands in Swift.
  package let name: String
  let type: String

  /// Whether the forwarder's conformance to it is stated to be on the forwarder's actor.
  let isolatesConformance: Bool
  let isObjectiveC: Bool
}
