@testable import ForwarderGen

extension SampleGroup {
  /// Generic parameters and `where`.
  static let generics = SampleGroup(
    name: "generics",
    accepted: [
      "func f<T>()", "func f<T, U>()", "func f<T,U>(a: T, b: U)", "func f<T: Foo>(a: T)",
      "func f<T : Foo>(a: T)", "func f<T: Foo & Bar>(a: T)", "func f<T: Foo.Bar>(a: T)",
      "func f<T: Foo<Int>>(a: T)", "func f<T: AnyObject>(a: T)",
      "func f<T: ~Copyable>(a: borrowing T)", "func f<T: Foo & ~Copyable>(a: borrowing T)",
      "func f<let n: Int>(a: Foo<n>)", "func f<T, let n: Int>(a: InlineArray<n, T>)",
      "func f<T,>(a: T)", "func f< T >(a: T)", "func f<`T`>(a: T)",
      "func f<T: Sequence>(a: T) where T.Element: Foo",
      "func f<T: Sequence>(a: T) where T.Element == Int", "func f<T>(a: T) where T: Foo, T: Bar",
      "func f<T>(a: T) where T: Foo & Bar", "func f<T>(a: T) where T: Foo<Int>",
      "func f<T>(a: T) -> T where T: ~Copyable", "func f<T, U>(a: T, b: U) where T == U",
      "func f<T, U>(a: T) where T == U.Element", "func f<T>(a: T) where T == (Int) -> Void",
      "func f<T>(a: T) where T == [Int]", "func f<T>(a: T) where T == Int?",
      "func f<T>(a: T) where T == (Int, Int)", "func f<T>(a: T) where [T]: Foo",
      "func f<T>(a: T) where Array<T>.Element: Foo", "func f<T>(a: T) where T.A.B == T.C",
      "func f<T>(a: T) where T == any Foo", "func f<T: AnyObject>(_ type: T.Type) -> T",
      "func f<T>() where\n  T: Foo,\n  T: Bar",
      "func f<T>(a: T) async throws(E) -> T where E: Error",
      "func f<E>(a: () throws(E) -> Void) throws(E)", "func f<@Foo T>(a: T)",
      "func f<Type>(a: Type)", "func f() where Int: Foo", "func f<T>(a: T) where T : Foo , T : Bar",
      "func f<T>(a: T)where T: Foo", "func f<let n: Int>() where n == 3",
    ],
    refused: [
      .unexpectedToken: [
        "func f<T>() where 3 == T"
      ]
    ],
    malformed: [
      .defaultArgument: [
        "func f<T>(_ type: T.Type = T.self)"
      ],
      .unexpectedToken: [
        "func f<T where T: Foo>(a: T)", "func f<any>(a: any)", "func f<each>(a: each)",
        "func f<>()", "func f<T>", "func f<T:>()", "func f<T U>()", "func f<T,,U>()",
        "func f(T)<T>", "func f<T>(a: T) where", "func f<T>(a: T) where T",
        "func f<T>(a: T) where T:", "func f<T>(a: T) where T = Int",
        "func f<T>(a: T) where T === Int", "func f<T>(a: T) where T: Foo,",
        "func f<T>(a: T) where : Foo", "func f<T>(a: T) where T: Foo where T: Bar",
        "func f<T == Int>(a: T)", "func f<1>()", "func f<T.U>()", "func f<T?>()",
        "func f<T>(a: T) where T: Foo -> T", "func f<T = Int>(a: T)", "func f<_>()", "func f<T>>()",
        "func f<<T>()", "func f<T>(a: T) where T != Int", "func f<T>(a: T) where T: Foo T: Bar",
        "func f<T: >()",
      ],
      .unclosed: [
        "func f<T: Foo"
      ],
    ]
  )
}
