/// Lines of Swift, made of others: in a body of them, an expression that is ``Code`` is a line.
@resultBuilder
enum Lines {
  case line(Code)
  case blank
  case group([Lines])
  case indented([Lines])
  /// A paragraph of documentation, the emitter's own, without newlines.
  case paragraph(Code)
  /// Lines that depend on the room that there is.
  case written((inout SwiftWriter) -> Void)

  init(_ write: @escaping (inout SwiftWriter) -> Void) {
    self = .written(write)
  }

  static func buildExpression(_ line: Code) -> Lines { .line(line) }
  static func buildExpression(_ lines: Lines) -> Lines { lines }
  static func buildBlock(_ part: Lines) -> Lines { part }
  static func buildBlock(_ parts: Lines...) -> Lines { .group(parts) }
  static func buildOptional(_ lines: Lines?) -> Lines { lines ?? .group([]) }
  static func buildEither(first lines: Lines) -> Lines { lines }
  static func buildEither(second lines: Lines) -> Lines { lines }
  static func buildArray(_ parts: [Lines]) -> Lines { .group(parts) }

  /// The same, one step further in.
  var indented: Lines {
    if case .group(let parts) = self { return .indented(parts) }
    return .indented([self])
  }

  func write(_ writer: inout SwiftWriter) {
    switch self {
    case .line(let code): writer.line(code)
    case .blank: writer.blank()
    case .group(let parts): for part in parts { part.write(&writer) }
    case .indented(let parts):
      writer.indented { writer in
        for part in parts { part.write(&writer) }
      }
    case .paragraph(let text): writer.doc(text.description)
    case .written(let write): write(&writer)
    }
  }
}

/// `opening`, the lines of `body` one step further in, and `closing`.
func block(_ opening: Code, closing: Code = "}", @Lines _ body: () -> Lines) -> Lines {
  .group([.line(opening), body().indented, .line(closing)])
}

/// The head of a type or of a function, what it inherits, and the lines of `body` in braces.
func block(
  head: Code,
  inheriting bases: [String] = [],
  where clause: String = "",
  @Lines _ body: () -> Lines
) -> Lines {
  let head = Lines { $0.head(head, inheriting: bases, where: clause) }
  return .group([head, body().indented, .line("}")])
}

/// The lines of `body`, one step further in.
func indented(@Lines _ body: () -> Lines) -> Lines { body().indented }

/// The lines of `parts`, with a blank line, or another `separator`, between each two.
func separated(_ parts: [Lines], by separator: Lines = .blank) -> Lines {
  var lines: [Lines] = []
  lines.reserveCapacity(2 * parts.count)
  for part in parts {
    if !lines.isEmpty { lines.append(separator) }
    lines.append(part)
  }
  return .group(lines)
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
  guard let condition else { return body() }
  let directive = "#if \(condition.text)"
  let opening = inSwitch ? .line("\(directive)") : userLine(directive, at: condition.location)
  return .group([opening, body(), .line("#endif")])
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
  return isSeparated ? separated(parts) : .group(parts)
}

/// A documentation comment of the emitter's own, without newlines, on as many lines as it takes.
func documentation(_ paragraph: Code) -> Lines { .paragraph(paragraph) }

/// A documentation comment: the user's `text`, and the emitter's own `paragraphs`, without newlines.
func documentation(user text: String? = nil, _ paragraphs: Code...) -> Lines {
  let lines = text.map { text in [Lines { $0.doc(user: text) }] } ?? []
  return separated(lines + paragraphs.map { .paragraph($0) }, by: .line("///"))
}

/// A line of the user's own, which is at `location` in the spec, below its documentation comment `doc` and the
/// emitter's own `summary`.
func userLine(
  _ text: String,
  at location: SourceLocation,
  doc: String? = nil,
  summary: String? = nil
) -> Lines {
  Lines { $0.userLine(text, at: location, doc: doc, summary: summary) }
}
