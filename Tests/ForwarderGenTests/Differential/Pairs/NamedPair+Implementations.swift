extension NamedPair {
  /// Members that are implementations, in 28 spellings and in some more ways.
  static let implementations = [
    NamedPair(
      "it is spelled alike",
      """
      protocol P§: AnyObject { func a(_ x: Int) }
      extension P§ { func a(_ x: Int) {} }
      """
    ),
    NamedPair(
      "its type is composed with Any",
      """
      protocol P§: AnyObject { func a(_ x: (any Q)?) }
      extension P§ { func a(_ x: (any Q & Any)?) {} }
      """
    ),
    NamedPair(
      "both take some",
      """
      protocol P§: AnyObject { func a(_ x: some Q) }
      extension P§ { func a(_ x: some Q) {} }
      """
    ),
    NamedPair(
      "it has a default argument",
      """
      protocol P§: AnyObject { func a(_ x: Int) }
      extension P§ { func a(_ x: Int = 3) {} }
      """
    ),
    NamedPair(
      "its name is in back-ticks",
      """
      protocol P§: AnyObject { func a(_ x: Int) }
      extension P§ { func `a`(_ x: Int) {} }
      """
    ),
    NamedPair(
      "it has attributes",
      """
      protocol P§: AnyObject { func a(_ x: Int) -> Int }
      extension P§ { @discardableResult @inline(__always) func a(_ x: Int) -> Int { x } }
      """
    ),
    NamedPair(
      "the extension names the module",
      """
      protocol P§: AnyObject { func a(_ x: Int) }
      extension Checked.P§ { func a(_ x: Int) {} }
      """
    ),
    NamedPair(
      "both are under the same condition",
      """
      #if !NEVER
      protocol P§: AnyObject { func a(_ x: Int) }
      extension P§ { func a(_ x: Int) {} }
      #endif
      """
    ),
    NamedPair(
      "an extension of the base implements what the heir requires",
      """
      protocol B§: AnyObject {}
      extension B§ { func a(_ x: Int) {} }
      protocol P§: B§ { func a(_ x: Int) }
      """,
      of: ["B§", "P§"]
    ),
    NamedPair(
      "only the extension has to name the outer type",
      """
      enum Player§ {
        enum State {}
        protocol P§: AnyObject { func a(_ x: State) }
      }
      extension Player§.P§ { func a(_ x: Player§.State) {} }
      """,
      of: ["Player§.P§"],
      requiredBy: "Player§.P§"
    ),
    NamedPair(
      "its generic parameter has another name",
      """
      protocol P§: AnyObject { func a<T>(_ x: T) }
      extension P§ { func a<Door>(_ x: Door) {} }
      """
    ),
    NamedPair(
      "its generic parameter has fewer constraints",
      """
      protocol P§: AnyObject { func a<T: Hashable>(_ x: T) }
      extension P§ { func a<T>(_ x: T) {} }
      """
    ),
    NamedPair(
      "an error is without any",
      """
      protocol P§: AnyObject { func a(_ x: any Error) }
      extension P§ { func a(_ x: Error) {} }
      """
    ),
    NamedPair(
      "a function answers Void and not ()",
      """
      protocol P§: AnyObject { func a(_ x: () -> ()) }
      extension P§ { func a(_ x: () -> Void) {} }
      """
    ),
    NamedPair(
      "an optional is written out",
      """
      protocol P§: AnyObject { func a(_ x: Int?) }
      extension P§ { func a(_ x: Optional<Int>) {} }
      """
    ),
    NamedPair(
      "an array is written out",
      """
      protocol P§: AnyObject { func a(_ x: [Int]) }
      extension P§ { func a(_ x: Array<Int>) {} }
      """
    ),
    NamedPair(
      "an array with a type of its own is written out",
      """
      protocol P§: AnyObject { func a(_ x: [Int].Index) }
      extension P§ { func a(_ x: Array<Int>.Index) {} }
      """
    ),
    NamedPair(
      "a dictionary is written out",
      """
      protocol P§: AnyObject { func a(_ x: [String: Int]) }
      extension P§ { func a(_ x: Dictionary<String, Int>) {} }
      """
    ),
    NamedPair(
      "a type of the standard library names its module",
      """
      protocol P§: AnyObject { func a(_ x: String) }
      extension P§ { func a(_ x: Swift.String) {} }
      """
    ),
    NamedPair(
      "a type is in parentheses",
      """
      protocol P§: AnyObject { func a(_ x: Int) }
      extension P§ { func a(_ x: (Int)) {} }
      """
    ),
    NamedPair(
      "some is written as a generic parameter",
      """
      protocol P§: AnyObject { func a(_ x: some Equatable) }
      extension P§ { func a<T: Equatable>(_ x: T) {} }
      """
    ),
    NamedPair(
      "a type is written as its alias",
      """
      protocol P§: AnyObject { func a(_ x: Row§) }
      typealias Row§ = Int
      extension P§ { func a(_ x: Int) {} }
      """
    ),
    NamedPair(
      "an associated type is one of Self",
      """
      protocol P§<I>: AnyObject { associatedtype I; func a(_ x: Self.I) }
      extension P§ { func a(_ x: I) {} }
      """,
      adopter: "{ typealias I = Int }"
    ),
    NamedPair(
      "only the requirement lets a closure escape",
      """
      protocol P§: AnyObject { func a(_ x: @escaping () -> Void) }
      extension P§ { func a(_ x: () -> Void) {} }
      """
    ),
    NamedPair(
      "the attributes of a closure have another order",
      """
      protocol P§: AnyObject { func a(_ x: @escaping @Sendable () -> Void) }
      extension P§ { func a(_ x: @Sendable @escaping () -> Void) {} }
      """
    ),
    NamedPair(
      "only it borrows its parameter",
      """
      protocol P§: AnyObject { func a(_ x: Thing) }
      extension P§ { func a(_ x: borrowing Thing) {} }
      """
    ),
    NamedPair(
      "the extension is one of an alias",
      """
      protocol P§: AnyObject { func a(_ x: Int) }
      typealias L§ = P§
      extension L§ { func a(_ x: Int) {} }
      """
    ),
    NamedPair(
      "the extension selects the module",
      """
      protocol P§: AnyObject { func a(_ x: Int) }
      extension Checked::P§ { func a(_ x: Int) {} }
      """
    ),
    NamedPair(
      "every adopter meets the extension's condition",
      """
      protocol P§: AnyObject { func a(_ x: Int) }
      extension P§ where Self: P§ { func a(_ x: Int) {} }
      """
    ),
    NamedPair(
      "the extension is for objects, as the protocol is",
      """
      protocol P§: AnyObject { func a(_ x: Int) }
      extension P§ where Self: AnyObject { func a(_ x: Int) {} }
      """
    ),
    NamedPair(
      "an extension of the heir implements what the base requires",
      """
      protocol B§: AnyObject { func a(_ x: Int) }
      protocol P§: B§ {}
      extension P§ { func a(_ x: Int) {} }
      """,
      of: ["P§"],
      requiredBy: "B§"
    ),
    NamedPair(
      "an extension of a second base implements what the first one requires",
      """
      protocol B§: AnyObject { func a(_ x: Int) }
      protocol O§: AnyObject {}
      extension O§ { func a(_ x: Int) {} }
      protocol P§: B§, O§ {}
      """,
      of: ["P§"],
      requiredBy: "B§"
    ),
    NamedPair(
      "it does not throw",
      """
      protocol P§: AnyObject { func a(_ x: Int) throws }
      extension P§ { func a(_ x: Int) {} }
      """
    ),
    NamedPair(
      "it throws nothing that it names",
      """
      protocol P§: AnyObject { func a(_ x: Int) }
      extension P§ { func a(_ x: Int) throws(Never) {} }
      """
    ),
    NamedPair(
      "its getter throws what is called Never",
      """
      protocol P§: AnyObject { var a: Int { get throws(Never) } }
      extension P§ { var a: Int { get throws { 0 } } }
      """,
      requirement: "a"
    ),
    NamedPair(
      "its setter is not required",
      """
      protocol P§: AnyObject { var a: Int { get } }
      extension P§ { var a: Int { get { 0 } set {} } }
      """,
      requirement: "a"
    ),
    NamedPair(
      "the extension is of a base that the standard library declares",
      """
      protocol P§: CustomStringConvertible { func a(_ x: Int) }
      extension CustomStringConvertible { func a(_ x: Int) {} }
      """,
      adopter: "{ var description: String { String() } }"
    ),
    NamedPair(
      "the extension is of an alias of such a base, with its module",
      """
      protocol P§: Swift.Error { func a(_ x: Int) }
      typealias L§ = Swift.Error
      extension L§ { func a(_ x: Int) {} }
      """
    ),
    NamedPair(
      "such an extension names the adopters",
      """
      protocol P§: CustomDebugStringConvertible { func a(_ x: Int) }
      extension CustomDebugStringConvertible where Self: P§ { func a(_ x: Int) {} }
      """,
      adopter: "{ var debugDescription: String { String() } }"
    ),
    NamedPair(
      "it says in a private extension that it is not private",
      """
      protocol P§: AnyObject { func a(_ x: Int) }
      private extension P§ { internal func a(_ x: Int) {} }
      """
    ),
  ]
}
