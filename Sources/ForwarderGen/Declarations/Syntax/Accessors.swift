/// `{ get set }`.
struct Accessors: Equatable, Sendable {
  let getterEffects: Effects

  /// Where `mutating` stands before `get`.
  let mutatingPosition: SourcePosition?
  let isSettable: Bool

  /// Where `nonmutating` stands before `set`.
  let nonmutatingPosition: SourcePosition?

  var isGetterMutating: Bool { mutatingPosition != nil }
  var isSetterNonmutating: Bool { nonmutatingPosition != nil }
}
