import Dispatch
import Listening
@_spi(GeneratedCode) import MultiDelegateRuntime

/// A void call on a delegate's queue, compared with `async` on that queue.
///
/// The row has the processor time of both sides, until the queue is empty. The queue waits until
/// all calls are on it. Otherwise it would sleep whenever it is faster than the caller, and the row
/// would measure how long it takes to wake up.
func queueRows() -> [Comparison] {
  let queue = DispatchQueue(label: "courier")
  let courier = LastCourier()
  let forwarder = MultiCourier()
  forwarder.delegates.add(courier, on: queue)
  let multi: any Courier = forwarder
  multi.deliver(1)
  queue.sync {}
  precondition(courier.calls == 1, "a delivery makes \(courier.calls) calls")
  return [
    Comparison(
      "queue delivery, 1",
      Scenario("ours") { rounds in
        queue.suspend()
        for word in 0..<rounds { multi.deliver(word) }
        queue.resume()
        queue.sync {}
      },
      (
        Scenario("queue.async") { rounds in
          queue.suspend()
          for word in 0..<rounds { queue.async { courier.deliver(word) } }
          queue.resume()
          queue.sync {}
        }, .atMost(times: 1.3)
      )
    )
  ]
}
