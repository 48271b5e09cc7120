extension NamedPair {
  /// Members that are none, although they are like the requirement.
  static let others = [
    NamedPair(
      "it has another result",
      """
      protocol P§: AnyObject { func a(_ x: Int) -> String? }
      extension P§ { func a(_ x: Int) -> Int { x } }
      """,
      is: .notImplemented
    ),
    NamedPair(
      "it throws where the requirement does not",
      """
      protocol P§: AnyObject { func a(_ x: Int) }
      extension P§ { func a(_ x: Int) throws {} }
      """,
      is: .notImplemented
    ),
    NamedPair(
      "it throws anything where the requirement names its error",
      """
      protocol P§: AnyObject { func a(_ x: Int) throws(Problem) }
      extension P§ { func a(_ x: Int) throws {} }
      """,
      is: .notImplemented
    ),
    NamedPair(
      "only it is async",
      """
      protocol P§: AnyObject { func a(_ x: Int) }
      extension P§ { func a(_ x: Int) async {} }
      """,
      is: .notImplemented
    ),
    NamedPair(
      "its getter has a local called set",
      """
      protocol P§: AnyObject { var a: Int { get set } }
      extension P§ { var a: Int { let set = 0; return set } }
      """,
      is: .notImplemented,
      requirement: "a"
    ),
    NamedPair(
      "only it lets a closure escape",
      """
      protocol P§: AnyObject { func a(_ x: () -> Void) }
      extension P§ { func a(_ x: @escaping () -> Void) {} }
      """,
      is: .notImplemented
    ),
    NamedPair(
      "it is static",
      """
      protocol P§: AnyObject { func a(_ x: Int) }
      extension P§ { static func a(_ x: Int) {} }
      """,
      is: .notImplemented
    ),
    NamedPair(
      "it has another label",
      """
      protocol P§: AnyObject { func a(_ x: Int) }
      extension P§ { func a(x: Int) {} }
      """,
      is: .notImplemented
    ),
    NamedPair(
      "it has a second parameter with a default",
      """
      protocol P§: AnyObject { func a(_ x: Int) }
      extension P§ { func a(_ x: Int, _ y: Int = 0) {} }
      """,
      is: .notImplemented
    ),
    NamedPair(
      "the extension is one of a protocol that is not inherited",
      """
      protocol P§: AnyObject { func a(_ x: Int) }
      protocol O§: AnyObject {}
      extension O§ { func a(_ x: Int) {} }
      """,
      is: .notImplemented
    ),
    NamedPair(
      "the extension is one of another protocol of this name",
      """
      protocol P§: AnyObject { func a(_ x: Int) }
      enum Space§ { protocol P§: AnyObject {} }
      extension Space§.P§ { func a(_ x: Int) {} }
      """,
      is: .notImplemented
    ),
    NamedPair(
      "it takes another type of this name",
      """
      enum Player§ {
        enum State {}
        protocol P§: AnyObject { func a(_ x: State) }
      }
      extension Player§.P§ { func a(_ x: State) {} }
      """,
      is: .notImplemented,
      of: ["Player§.P§"],
      requiredBy: "Player§.P§"
    ),
    NamedPair(
      "its parameter is unwrapped",
      """
      protocol P§: AnyObject { func a(_ x: Int?) }
      extension P§ { func a(_ x: Int!) {} }
      """,
      is: .notImplemented
    ),
    NamedPair(
      "a protocol that it does not inherit is extended for its adopters",
      """
      protocol O§: AnyObject {}
      protocol P§: AnyObject { func a(_ x: Int) }
      extension O§ where Self: P§ { func a(_ x: Int) {} }
      """,
      is: .asked
    ),
    NamedPair(
      "a protocol of the standard library that it does not inherit is extended",
      """
      protocol P§: AnyObject { func a(_ x: Int) }
      extension Encodable { func a(_ x: Int) {} }
      """,
      is: .notImplemented
    ),
    NamedPair(
      "it throws where the requirement passes on what is thrown",
      """
      protocol P§: AnyObject { func a(_ x: () throws -> Void) rethrows }
      extension P§ { func a(_ x: () throws -> Void) throws {} }
      """,
      is: .notImplemented
    ),
    NamedPair(
      "its generic parameter would have to be inout",
      """
      protocol P§: AnyObject { func a(_ x: inout Int) }
      extension P§ { func a<T>(_ x: T) {} }
      """,
      is: .notImplemented
    ),
    NamedPair(
      "its generic parameter would have to be a closure that does not escape",
      """
      protocol P§: AnyObject { func a(_ x: () -> Void) }
      extension P§ { func a<T>(_ x: T) {} }
      """,
      is: .notImplemented
    ),
    NamedPair(
      "it has an array of the adopter's type",
      """
      protocol P§: AnyObject { associatedtype Item; func a(_ x: Item) }
      extension P§ { func a(_ x: [Item]) {} }
      """,
      is: .notImplemented,
      adopter: "{ typealias Item = Int }"
    ),
  ]
}
