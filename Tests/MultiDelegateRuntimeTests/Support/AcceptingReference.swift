// The reference of a composite that accepts two protocols, each with more requirements than a word
// has bits, written by hand; their members are of no matter here.

@_spi(GeneratedCode) import MultiDelegateRuntime

protocol EvenDelegate: AnyObject {}
protocol OddDelegate: AnyObject {}

final class Even: EvenDelegate {}
final class Odd: OddDelegate {}
final class EvenAndOdd: EvenDelegate, OddDelegate {}

struct AcceptingReference: CompleteDelegateReference {
  private(set) weak var delegate: AnyObject?
  fileprivate weak var even: (any EvenDelegate)?
  fileprivate weak var odd: (any OddDelegate)?

  init(_ delegate: AnyObject?) {
    self.delegate = delegate
    even = delegate as? any EvenDelegate
    odd = delegate as? any OddDelegate
  }

  static func identity(of delegate: AnyObject) -> ObjectIdentifier {
    ObjectIdentifier(delegate)
  }

  static func conformance(of delegate: AnyObject) -> DelegateHandling<WideRequirement> {
    var conformance: DelegateHandling<WideRequirement> = []
    if delegate is any EvenDelegate {
      conformance.formUnion(DelegateHandling(WideRequirement.notifications))
    }
    if delegate is any OddDelegate {
      conformance.formUnion(.all.subtracting(DelegateHandling(WideRequirement.notifications)))
    }
    return conformance
  }

  static func check(_ delegate: AnyObject) throws(DelegateConformanceError) {
    if delegate is any EvenDelegate || delegate is any OddDelegate { return }
    throw DelegateConformanceError(delegate, protocols: ["EvenDelegate", "OddDelegate"])
  }

  typealias Requirement = WideRequirement
}

enum EvenRole: DelegateReader {
  static func delegate(of reference: AcceptingReference) -> (any EvenDelegate)? {
    reference.even
  }
}

enum OddRole: DelegateReader {
  static func delegate(of reference: AcceptingReference) -> (any OddDelegate)? {
    reference.odd
  }
}
