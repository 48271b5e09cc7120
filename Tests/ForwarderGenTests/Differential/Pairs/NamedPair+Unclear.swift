extension NamedPair {
  /// Members that are like the requirement, of which the text does not tell whether they implement it.
  static let unclear = [
    NamedPair(
      "its generic parameter may not take the type",
      """
      protocol P§: AnyObject { func a(_ x: Int) }
      extension P§ { func a<T: StringProtocol>(_ x: T) {} }
      """,
      is: .asked
    ),
    NamedPair(
      "its generic parameter takes the type",
      """
      protocol P§: AnyObject { func a(_ x: Int) }
      extension P§ { func a<T>(_ x: T) where T: Hashable {} }
      """,
      is: .asked,
      isTaken: true
    ),
    NamedPair(
      "it takes some where the requirement has any",
      """
      protocol P§: AnyObject { func a(_ x: any Q) }
      extension P§ { func a(_ x: some Q) {} }
      """,
      is: .asked
    ),
    NamedPair(
      "it returns what its caller chooses of some types",
      """
      struct R§ {}
      protocol P§: AnyObject { func a(_ x: Int) -> R§ }
      extension P§ { func a<T: Decodable>(_ x: Int) -> T { fatalError() } }
      """,
      is: .asked
    ),
    NamedPair(
      "it throws what its closure throws",
      """
      protocol P§: AnyObject { func a(_ x: (Int) -> Bool) -> Bool }
      extension P§ { func a<E: Error>(_ x: (Int) throws(E) -> Bool) throws(E) -> Bool { try x(1) } }
      """,
      is: .asked,
      requirement: "a(_:)",
      isTaken: true
    ),
    NamedPair(
      "it throws what an adopter chooses",
      """
      protocol P§: AnyObject { associatedtype F: Error; func a(_ x: Int) }
      extension P§ where F == Never { func a(_ x: Int) throws(F) {} }
      """,
      is: .asked,
      adopter: "{ typealias F = Never }",
      isTaken: true
    ),
    NamedPair(
      "its pack takes the parameters of a closure",
      """
      protocol P§: AnyObject { func a(_ x: (Int, String) -> Void) }
      extension P§ { func a<each T>(_ x: (repeat each T) -> Void) {} }
      """,
      is: .asked,
      isTaken: true
    ),
    NamedPair(
      "its closure is on an actor",
      """
      protocol P§: AnyObject { func a(_ x: @escaping @MainActor () -> Void) }
      extension P§ { func a(_ x: @escaping () -> Void) {} }
      """,
      is: .asked
    ),
    NamedPair(
      "its closure is one of Swift",
      """
      protocol P§: AnyObject { func a(_ x: @convention(c) (Int) -> Bool) }
      extension P§ { func a(_ x: (Int) -> Bool) {} }
      """,
      is: .asked
    ),
    NamedPair(
      "its generic parameter has the name of a type",
      """
      enum O§ { struct Answer {} }
      protocol Query§ { associatedtype Answer }
      struct Count§: Query§ { typealias Answer = Int }
      protocol P§: AnyObject { func a(_ x: Count§) -> Int }
      extension P§ { func a<O§: Query§>(_ x: O§) -> O§.Answer { fatalError() } }
      """,
      is: .asked,
      isTaken: true
    ),
  ]
}
