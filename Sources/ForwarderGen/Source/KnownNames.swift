/// Names that mean something to more than one stage: those of the standard library and of Foundation, and
/// those that generated code and the runtime share.
enum KnownNames {
  /// The module that generated code imports.
  static let runtime = "MultiDelegateRuntime"

  /// The default name of a forwarder's registry.
  static let registry = "delegates"

  /// The types of the standard library that protocols mention most, and that have names of their own: a
  /// module may have a `Task`, too.
  static let standardTypes: Set<String> = [
    "Any", "AnyHashable", "AnyObject", "Array", "Bool", "Character", "ClosedRange", "Dictionary",
    "Double", "Duration", "Error", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "MainActor",
    "Never", "Optional", "Range", "Result", "Self", "Sendable", "Set", "StaticString", "String",
    "Substring", "Type", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Void",
  ]

  /// The standard library's protocols that have nothing to forward.
  static let standardMarkers: Set<String> = [
    "AnyObject", "Copyable", "Error", "Escapable", "Sendable", "SendableMetatype",
  ]

  /// The standard library's protocols to which no function conforms, nor what holds one.
  static let neverFunctions: Set<String> = [
    "AnyObject", "BinaryInteger", "CaseIterable", "Codable", "Comparable", "Decodable", "Encodable",
    "Equatable", "Error", "FixedWidthInteger", "Hashable", "Identifiable", "Numeric", "OptionSet",
    "RawRepresentable", "StringProtocol",
  ]

  /// The bases that make adopters subclasses of `NSObject`, or that only such classes adopt without effort.
  static let objectBases: Set<String> = [
    "NSObject", "Foundation.NSObject", "ObjectiveC.NSObject",
    "NSObjectProtocol", "Foundation.NSObjectProtocol", "ObjectiveC.NSObjectProtocol",
  ]

  /// The protocols of other modules that all adopters of the one called `name` adopt, as objects of Objective-C
  /// do.
  static func protocols(behind name: String) -> [String] {
    if objectBases.contains(name) {
      return [
        "NSObjectProtocol", "CustomDebugStringConvertible", "CustomStringConvertible", "Equatable",
        "Hashable",
      ]
    }
    let isError = ["CustomNSError", "LocalizedError", "RecoverableError"]
      .contains { name == $0 || name.hasSuffix(".\($0)") }
    return isError ? ["Error"] : []
  }

  /// The types of values that have to be resumed once.
  static let continuations: Set<String> = ["CheckedContinuation", "UnsafeContinuation"]
}

/// A property whose text Swift prints for a value.
///
/// A forwarder has its own, and does not ask its delegates for theirs.
enum PrintedText: String, CaseIterable, Sendable {
  case description
  case debugDescription

  /// By the names of the protocols that require them.
  static let byProtocol = [
    "CustomStringConvertible": description, "CustomDebugStringConvertible": debugDescription,
  ]
}

extension [String] {
  /// The name that a type's path may have in the standard library: of `Swift.Void` or `Void`, `Void`.
  var nameInSwiftModule: String? {
    switch count {
    case 1: self[0]
    case 2 where self[0] == "Swift": self[1]
    default: nil
    }
  }
}

extension String {
  /// A type's path without the module, where that is the standard library: of `Swift.Void`, `Void`.
  var withoutSwiftModule: String { hasPrefix("Swift.") ? String(dropFirst("Swift.".count)) : self }

  /// The name without back-ticks, which a spec may write as Swift does.
  package var withoutBackTicks: String { filter { $0 != "`" } }
}
