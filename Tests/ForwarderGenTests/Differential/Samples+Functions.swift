@testable import ForwarderGen

extension SampleGroup {
  /// Functions, and what a function can be that is refused.
  static let functions = SampleGroup(
    name: "functions",
    accepted: [
      "func f()", "func f ()", "func f( )", "func f()->Int", "func f() -> Int", "func f() -> ()",
      "func f() -> Void", "func f() -> Swift.Void", "func f(a: Int)", "func f(a:Int)",
      "func f(a : Int)", "func f(_ a: Int)", "func f(a b: Int)", "func f(_: Int)",
      "func f(_ _: Int)", "func f(a _: Int)", "func f(a: Int, b: Int)", "func f(a: Int,b: Int)",
      "func f(a: Int, _ b: Int, c d: Int)", "func f(a: Int,)", "func f(a: Int, b: Int,)",
      "func f<T>(a: T)", "func f <T> (a: T) -> T", "mutating func f()", "nonmutating func f()",
      "nonisolated func f()", "override func f()", "nonisolated(nonsending) func f() async",
      "mutating nonisolated func f()", "func f(at at: Int)", "func f(a: (Int))",
    ],
    refused: [
      .refusedStatic: [
        "static func f()", "static var a: Int { get }", "static subscript(a: Int) -> Int { get }",
        "mutating static func f()",
      ],
      .refusedOperator: [
        "static func == (a: Self, b: Self) -> Bool", "static func <(a: Self, b: Self) -> Bool",
        "static prefix func - (a: Self) -> Self", "static func ... (a: Self, b: Self) -> Int",
        "static func →(a: Self, b: Self) -> Int", "static postfix func ++(a: inout Self)",
        "static func >>> (a: Self, b: Int) -> Self",
      ],
      .refusedInitializer: [
        "init()", "init?(a: Int)", "init!(a: Int)", "init<T>(a: T)", "init(a: Int) async throws",
        "required init()",
      ],
      .refusedVariadic: [
        "func f(_ a: Int...)", "func f(a: Int..., b: Int)", "func f(_ a: Int ...)",
        "func f(_ a: Foo<Int>...)", "func f(_ a: String?...)", "func f(_ a: (Int...) -> Void)",
      ],
      .misplacedModifier: [
        "public func f()", "private func f()", "internal func f()", "open func f()",
        "fileprivate func f()", "package func f()", "final func f()", "dynamic func f()",
        "private(set) var a: Int { get set }", "weak var a: Foo? { get set }",
        "unowned var a: Foo { get set }", "unowned(safe) var a: Foo { get }",
        "lazy var a: Int { get }", "indirect func f()", "prefix func f()",
        "nonisolated(unsafe) var a: Int { get }", "distributed func f()",
      ],
      .unexpectedToken: [
        "typealias A = Int",
        "func f();", "func f()\nfunc g()", "func f(); func g()",
        "#if DEBUG\nfunc f()\n#endif",
      ],
    ],
    malformed: [
      .refusedStatic: [
        "class func f()", "class var a: Int { get }",
      ],
      .refusedOperator: [
        "func + (a: Int, b: Int)"
      ],
      .refusedInitializer: [
        "convenience init()"
      ],
      .unexpectedToken: [
        "var (a, b): (Int, Int) { get }", "@available(macOS 13, *)",
      ],
    ]
  )
}
