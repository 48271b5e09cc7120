// The reference of a protocol of which delegates have only parts, written by hand: what
// `responds(to:)` is to an Objective-C protocol, a set is here.

@_spi(GeneratedCode) import MultiDelegateRuntime

final class PartialDelegate {
  let name: String

  /// The numbers of the requirements that it has.
  var parts: Set<Int>

  /// Called when it is asked what it has.
  var whenAsked: () -> Void = {}

  init(_ name: String, has parts: Int...) {
    self.name = name
    self.parts = Set(parts)
  }
}

struct PartialReference:
  PartialDelegateReference, CompleteDelegateReference, QueuedDelegateReference
{
  typealias Requirement = WideRequirement

  private(set) weak var delegate: PartialDelegate?

  init(_ delegate: PartialDelegate?) {
    self.delegate = delegate
  }

  static func identity(of delegate: PartialDelegate) -> ObjectIdentifier {
    ObjectIdentifier(delegate)
  }

  static func delegate(_ delegate: PartialDelegate, has requirement: WideRequirement) -> Bool {
    delegate.whenAsked()
    return delegate.parts.contains(requirement.rawValue)
  }
}
