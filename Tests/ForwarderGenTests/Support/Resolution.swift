@testable import ForwarderGen

/// The forwarders of a run of the generator, before they are written as Swift.
struct Resolution {
  let specs: [ResolvedSpec]
  let diagnostics: [Diagnostic]

  init(
    of sources: [SourceText],
    references: [SourceText] = [],
    beside files: SwiftFiles = SwiftFiles()
  ) {
    (specs, diagnostics) = Generator.resolve(sources, references: references, beside: files)
  }

  /// The mistakes, as they are printed.
  var lines: [String] { diagnostics.flatMap(\.lines) }

  /// The kinds of mistakes, in order.
  var kinds: [DiagnosticMessage.Kind] { diagnostics.map(\.message.kind) }

  /// The forwarder called `name` and what it implements; nil where there is none.
  func forwarder(_ name: String) -> (forwarder: Forwarder, forwarded: [ResolvedRequirement])? {
    let own = specs.flatMap(\.protocols)
      .compactMap { declaration in declaration.forwarder.map { ($0, declaration.forwarded) } }
    let composites = specs.flatMap(\.composites).map { ($0.forwarder, $0.forwarded) }
    return (own + composites).first { $0.0.name == name }
  }

  /// The cases of the requirements that the forwarder `name` implements, in order.
  func cases(of name: String) -> [String]? { forwarder(name)?.forwarded.map(\.caseName) }
}
