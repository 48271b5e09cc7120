import Testing

/// Compiles generated code, with the runtime's module built once.
@Suite("Compilation of generated code", .runtimeModule, .slow)
enum GeneratedCodeTests {}
