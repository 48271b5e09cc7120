/// `didAdvanceTo fraction: Double`.
struct Parameter: Equatable, Sendable {
  /// In `didAdvanceTo fraction: Double`, `didAdvanceTo`; in `_ download: Download`, `_`.
  let firstName: Token

  /// In `didAdvanceTo fraction: Double`, `fraction`.
  let secondName: Token?
  let type: TypeSyntax

  /// The label that a call writes, as it stands in the declaration; nil for none.
  var label: Token? { firstName.text == "_" ? nil : firstName }

  /// The name that a body would use; nil where there is none.
  var name: Token? {
    let name = secondName ?? firstName
    return name.text == "_" ? nil : name
  }
}
