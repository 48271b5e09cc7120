/// The parts of the runtime that generated code uses.
///
/// Every generated file names its contract in its first declaration. If the runtime is from another
/// version of the package than the tool, it may lack that name. The compiler then reports this
/// declaration first. This can happen with committed generated code.
@_spi(GeneratedCode)
public enum GeneratedCode {
  /// The contract of version 0.1.
  ///
  /// It is what `@_spi(GeneratedCode)` marks in this module, and the public protocols and types that
  /// generated declarations adopt, name or extend.
  public enum Contract1 {}
}
