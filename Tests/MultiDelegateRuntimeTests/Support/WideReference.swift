// The enum and the reference of a protocol with more requirements than a word has bits; its members
// are of no matter here.

#if !MULTIDELEGATE_INSTRUMENTED
@_spi(GeneratedCode) import MultiDelegateRuntime
#endif

protocol WideDelegate: AnyObject {}

final class Wide: WideDelegate {}

/// 130 requirements: one word holds 63 of them, another one 64, and the third the rest.
struct WideRequirement: DelegateRequirement, CustomStringConvertible {
  let rawValue: Int

  init?(rawValue: Int) {
    guard (0..<130).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  static var allCases: [Self] { (0..<130).compactMap { Self(rawValue: $0) } }
  static var notifications: [Self] { allCases.filter { $0.rawValue.isMultiple(of: 2) } }

  var description: String { "\(rawValue)" }
}

struct WideReference: CompleteDelegateReference {
  private(set) weak var delegate: (any WideDelegate)?

  init(_ delegate: (any WideDelegate)?) {
    self.delegate = delegate
  }

  static func identity(of delegate: any WideDelegate) -> ObjectIdentifier {
    ObjectIdentifier(delegate)
  }

  typealias Requirement = WideRequirement
}
