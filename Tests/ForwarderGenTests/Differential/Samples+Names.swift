@testable import ForwarderGen

extension SampleGroup {
  /// Names of functions, properties, parameters and types.
  static let names = SampleGroup(
    name: "names",
    accepted: [
      "func get()", "func set()", "func async()", "func await()", "func any()", "func some()",
      "func each()", "func Type()", "func Protocol()", "func mutating()", "func open()",
      "func left()", "func actor()", "func macro()", "func package()", "func of()", "func `init`()",
      "func `default`()", "func `f`()", "func `self`()", "func `Self`()", "func `Any`()",
      "func `Type`()", "func `a b`()", "func `1`()", "func `a.b(c:)`()", "func `💡 idea`()",
      "func `a+b`()", "func `été`(a: Int)", "func _f()", "func __f__()", "func f1()",
      "func ünïcode()", "func 日本語(名前: String)", "func 🎈()", "func e\u{301}te()", "func ªbc()",
      "func a\u{200D}b()", "func 👩\u{200D}👩\u{200D}👧\u{200D}👦()", "func Ω(α β: Int)",
      "func FOO(BAR: Int)", "func f(in: Int)", "func f(in a: Int)", "func f(for in: Int)",
      "func f(default: Int)", "func f(self: Int)", "func f(Self: Int)", "func f(Any: Int)",
      "func f(init: Int)", "func f(class a: Int)", "func f(is as: Int)", "func f(repeat: Int)",
      "func f(while a: Int)", "func f(nil: Int)", "func f(true: Int, false: Int)",
      "func f(throws: Int)", "func f(rethrows a: Int)", "func f(async: Int, await: Int)",
      "func f(try: Int)", "func f(any: Int)", "func f(some a: Int)", "func f(each: Int)",
      "func f(where: Int)", "func f(func: Int)", "func f(`inout`: Int)", "func f(`let` a: Int)",
      "func f(`var`: Int)", "func f(`a b`: Int)", "func f(`a b` `c d`: Int)",
      "func f(borrowing: Int)", "func f(consuming: Int)", "func f(isolated: Int)",
      "func f(sending: Int)", "func f(__owned: Int)", "func f(_ isolated: Int)",
      "func f(_ sending: Int)", "func f(nonisolated: Int)", "func f(public: Int)",
      "func f(_ private: Int)", "func f(associatedtype: Int)",
      "func f(operator: Int, precedencegroup: Int)", "var get: Int { get }",
      "var set: Int { get set }", "var `default`: Int { get }", "var `a b`: Int { get }",
      "var é: Int { get }", "var async: Int { get async }", "func f(a: `A B`)",
      "func f(a: `default`)", "func f(a: Foo.`Type`)", "func f(a: `Type`)",
      "func f(a: async, b: get)", "func f(a: Type)", "func f(a let: Int)",
    ],
    refused: [
      .reservedName: [
        "func f(a: Foo.self)"
      ],
      .unexpectedToken: [
        "func f(a: $T)", "func f(a: _)",
      ],
    ],
    malformed: [
      .unexpectedToken: [
        "func f(a: any, b: some, c: each)", "func _()", "func ()", "func 1f()", "func f.g()",
        "var _: Int { get }", "func $f()", "func $()", "func f($0: Int)", "func f(1: Int)",
        "func \"f\"()", "func f(a: 1)", "func f(a: \"x\")",
        "var $a: Int { get }",
      ],
      .reservedName: [
        "func init()", "func default()", "func self()", "func in()", "func Any()", "func Self()",
        "func class()", "func func()", "func throws()", "func var()", "func inout()",
        "var default: Int { get }", "var class: Int { get }",
        "func f(a: in)", "func f(a: default)", "func f(a: Foo.init)",
        "func f() -> self", "func f<in>()", "func f(a: nil)", "func f(a: super)",
      ],
      .unterminated: [
        "func `()", "func `f()", "func ``()", "func `a\\b`()", "func `a\nb`()",
      ],
    ]
  )
}
