/// Which types can adopt a protocol, as far as the specs tell.
///
/// Setting a property changes the variable that a delegate is in, unless only objects adopt the
/// protocol that requires the property. The compiler warns about a variable that is not changed, and
/// refuses to change a constant.
enum Adopters: Equatable, Sendable {
  /// Objects only.
  case objects
  /// Values as well.
  case values
  /// Objects only, if a marker that it inherits says so: no spec tells.
  case unclear
}
