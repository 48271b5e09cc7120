import Foundation
import MultiDelegateRuntime
import StoreKit

// MARK: Products that two objects wait for

/// Shows the products on sale.
final class Shelf: NSObject, SKProductsRequestDelegate {
  private(set) var titles: [String] = []

  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
    titles = response.products.map(\.localizedTitle)
  }
}

/// Reports products that the shop does not know, and requests that fail.
final class ShopLog: NSObject, SKProductsRequestDelegate {
  private(set) var lines: [String] = []

  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
    lines += response.invalidProductIdentifiers
  }

  func request(_ request: SKRequest, didFailWithError error: any Error) {
    lines.append("The request failed.")
  }
}

/// A request keeps no delegate, so the forwarder is kept as long as the request.
final class Shop {
  private let multi: MultiSKProductsRequestDelegate
  private let request = SKProductsRequest()

  init(_ shelf: Shelf, _ log: ShopLog) {
    multi = MultiSKProductsRequestDelegate(weakly: shelf, log)
    request.delegate = multi
  }

  func open() { request.start() }
}

// MARK: Payments: the receipt is written before the transaction is finished

/// Writes down what was bought.
final class Receipts: NSObject, SKPaymentTransactionObserver {
  private(set) var bought: [String] = []

  func paymentQueue(
    _ queue: SKPaymentQueue,
    updatedTransactions transactions: [SKPaymentTransaction]
  ) {
    let purchased = transactions.filter { $0.transactionState == .purchased }
    bought += purchased.map(\.payment.productIdentifier)
  }
}

/// Finishes transactions.
///
/// It is the only observer that does.
final class Cashier: NSObject, SKPaymentTransactionObserver {
  func paymentQueue(
    _ queue: SKPaymentQueue,
    updatedTransactions transactions: [SKPaymentTransaction]
  ) {
    for transaction in transactions
    where [.purchased, .restored, .failed].contains(transaction.transactionState) {
      queue.finishTransaction(transaction)
    }
  }
}

/// Defers purchases that begin in the App Store until the introduction is over.
final class Introduction: NSObject, SKPaymentTransactionObserver {
  var isOver = false

  // The protocol requires it.
  func paymentQueue(
    _ queue: SKPaymentQueue,
    updatedTransactions transactions: [SKPaymentTransaction]
  ) {}

  func paymentQueue(
    _ queue: SKPaymentQueue,
    shouldAddStorePayment payment: SKPayment,
    for product: SKProduct
  ) -> Bool { isOver }
}

/// Gives a payment queue three observers in an order.
///
/// The queue takes several observers itself, and promises no order. The forwarder calls them in the order
/// in which they are added, so the cashier comes last.
func observe(
  _ queue: SKPaymentQueue,
  _ introduction: Introduction,
  _ receipts: Receipts,
  _ cashier: Cashier
) -> MultiSKPaymentTransactionObserver {
  let multi = MultiSKPaymentTransactionObserver(weakly: introduction, receipts, cashier)
  queue.add(multi)
  return multi
}

// MARK: A storefront that changes, and a price that increases

/// Stops purchases of products that the new storefront does not have.
final class Catalogue: NSObject, SKPaymentQueueDelegate {
  private let products: [String: Set<String>]

  /// - Parameter products: The identifiers of products, by country code.
  init(products: [String: Set<String>]) {
    self.products = products
    super.init()
  }

  func paymentQueue(
    _ paymentQueue: SKPaymentQueue,
    shouldContinue transaction: SKPaymentTransaction,
    in newStorefront: SKStorefront
  ) -> Bool {
    products[newStorefront.countryCode]?.contains(transaction.payment.productIdentifier) ?? false
  }
}

/// Shows the new price of a subscription later, when the user is not busy.
final class PriceConsent: NSObject, SKPaymentQueueDelegate {
  private(set) var isPending = false

  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool {
    isPending = true
    return false
  }
}

/// Both requirements are `allTrue`, so one delegate that refuses is enough.
func decide(
  _ queue: SKPaymentQueue,
  _ catalogue: Catalogue,
  _ consent: PriceConsent
) -> MultiSKPaymentQueueDelegate {
  let multi = MultiSKPaymentQueueDelegate(weakly: catalogue, consent)
  queue.delegate = multi
  return multi
}
