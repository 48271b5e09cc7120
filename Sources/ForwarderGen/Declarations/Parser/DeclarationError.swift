/// Why a piece of Swift cannot be understood.
///
/// The first mistake ends a declaration: what follows it cannot be told from what was meant.
struct DeclarationError: Error, Equatable {
  let message: DiagnosticMessage
  let position: SourcePosition
}
