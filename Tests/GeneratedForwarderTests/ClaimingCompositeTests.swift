import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Claims in composites")
struct ClaimingCompositeTests {
  private class Scroller: ScrollDelegate {
    func didScroll() {}
  }

  private class Pricer: Scroller, PricingDelegate {
    let number: Int

    init(_ number: Int) { self.number = number }

    func price(of name: String) -> Int { number }
    func discount() -> Int { number / 10 }
  }

  private final class Claimant: Pricer, MultiPricingClaiming {
    func claimsPriceOf(of name: String, over answer: Int) -> Bool { answer < number }
  }

  @Test func `an answer is claimed by whoever conforms to the composite's own protocol`() {
    let (plain, cheap, dear) = (Pricer(20), Claimant(10), Claimant(30))
    let multi = MultiPricing(weakly: Scroller(), plain)
    #expect(multi.price(of: "a") == 20)
    multi.delegates.add(cheap)
    #expect(multi.price(of: "a") == 20)
    multi.delegates.add(dear)
    #expect(multi.price(of: "a") == 30)
    #expect(multi.discount() == 3)
    withExtendedLifetime((plain, cheap, dear)) {}
  }

  @Test func `nobody of the accepted protocol is nobody`() {
    let scroller = Scroller()
    let multi = MultiPricing(weakly: scroller)
    #expect(multi.price(of: "a") == 0)
    #expect(multi.discount() == -1)
    #expect(withExtendedLifetime(scroller) { !multi.responds(to: .priceOf) })
  }
}
