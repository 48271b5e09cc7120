/// Lines of Swift, made of others: in a body of them, an expression that is ``Code`` is a line.
@resultBuilder
struct Lines {
  let write: (inout SwiftWriter) -> Void

  init(_ write: @escaping (inout SwiftWriter) -> Void) {
    self.write = write
  }

  static func buildExpression(_ line: Code) -> Lines { Lines { $0.line(line) } }
  static func buildExpression(_ lines: Lines) -> Lines { lines }
  static func buildBlock(_ parts: Lines...) -> Lines { buildArray(parts) }
  static func buildOptional(_ lines: Lines?) -> Lines { lines ?? buildArray([]) }
  static func buildEither(first lines: Lines) -> Lines { lines }
  static func buildEither(second lines: Lines) -> Lines { lines }
  static func buildArray(_ parts: [Lines]) -> Lines {
    Lines { writer in
      for part in parts { part.write(&writer) }
    }
  }

  /// A blank line.
  static var blank: Lines { Lines { $0.blank() } }
}

/// `opening`, the lines of `body` one step further in, and `closing`.
func block(_ opening: Code, closing: Code = "}", @Lines _ body: () -> Lines) -> Lines {
  let body = body()
  return Lines { writer in
    writer.line(opening)
    writer.indented(body.write)
    writer.line(closing)
  }
}

/// The head of a type or of a function, what it inherits, and the lines of `body` in braces.
func block(
  head: Code,
  inheriting bases: [String] = [],
  where clause: String = "",
  @Lines _ body: () -> Lines
) -> Lines {
  let body = body()
  return Lines { writer in
    writer.head(head, inheriting: bases, where: clause)
    writer.indented(body.write)
    writer.line("}")
  }
}

/// The lines of `body`, one step further in.
func indented(@Lines _ body: () -> Lines) -> Lines {
  let body = body()
  return Lines { $0.indented(body.write) }
}

/// The lines of `parts`, with a blank line between each two.
func separated(_ parts: [Lines]) -> Lines {
  Lines { writer in
    for (index, part) in parts.enumerated() {
      if index > 0 { writer.blank() }
      part.write(&writer)
    }
  }
}

/// The lines of `body`, under the condition that the user has put it under, if any.
///
/// In a `switch`, the line of the condition is written without `#sourceLocation`: Swift does not
/// allow that before a `case`.
func under(
  _ condition: ResolvedCondition?,
  inSwitch: Bool = false,
  @Lines _ body: () -> Lines
) -> Lines {
  let body = body()
  guard let condition else { return body }
  return Lines { writer in
    let directive = "#if \(condition.text)"
    if inSwitch {
      writer.line("\(directive)")
    } else {
      writer.userLine(directive, at: condition.location)
    }
    body.write(&writer)
    writer.line("#endif")
  }
}

/// The lines of `body` for each of `requirements`, under its condition, with a blank line between each two if
/// `isSeparated` is true.
func each(
  _ requirements: [ResolvedRequirement],
  isSeparated: Bool = false,
  inSwitch: Bool = false,
  @Lines _ body: (ResolvedRequirement) -> Lines
) -> Lines {
  let parts = requirements.map { requirement in
    under(requirement.condition, inSwitch: inSwitch) { body(requirement) }
  }
  return isSeparated ? separated(parts) : Lines.buildArray(parts)
}

/// A documentation comment: the user's `text`, and the emitter's own `paragraphs` without newlines, on as many
/// lines as they take.
func documentation(user text: String? = nil, _ paragraphs: String...) -> Lines {
  Lines { writer in
    let own = paragraphs.map { writer.wrapped($0) }
    writer.userDoc(([text].compactMap(\.self) + own).joined(separator: "\n\n"))
  }
}

/// A line of the user's own, which is at `location` in the spec, below its documentation comment `doc` and the
/// emitter's own `summary`.
func userLine(
  _ text: String,
  at location: SourceLocation,
  doc: String? = nil,
  summary: String? = nil
) -> Lines {
  Lines { writer in
    let doc = [doc, summary.map { writer.wrapped($0) }].compactMap(\.self)
    writer.userLine(text, at: location, doc: doc.isEmpty ? nil : doc.joined(separator: "\n\n"))
  }
}
