/// How a delegate behaves when it is called.
struct Conduct: Equatable {
  var answersNil = false
  var answersTrue = false
  var fails = false
  var claims = false

  static func random(using generator: inout SplitMix) -> Conduct {
    Conduct(
      answersNil: Int.random(in: 0..<3, using: &generator) == 0,
      answersTrue: Bool.random(using: &generator),
      fails: Int.random(in: 0..<4, using: &generator) == 0,
      claims: Bool.random(using: &generator)
    )
  }

  /// The value that the delegate with `number` makes of `argument`.
  ///
  /// It tells the order of the delegates.
  static func value(_ number: Int, of argument: Int) -> Int { (argument * 31 + number) % 100_003 }
}
