// Prints the places in the given Swift files that can have a mutant, as JSON: see `.ci/mutants`.
import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

struct Place: Encodable {
  let file: String
  let line: Int
  /// A range of the file's bytes, and what stands there with the switch `mutant(0)`.
  let start: Int
  let end: Int
  let planted: String
  /// The same for a person.
  let original: String
  let mutated: String
}

let opposites = [
  "&&": "||", "||": "&&", "==": "!=", "!=": "==", "===": "!==", "!==": "===", "<": "<=", "<=": "<", ">": ">=",
  ">=": ">", "true": "false", "false": "true",
]

/// For each case without values another one of its enumeration, if the name alone tells which enumeration that is.
final class Cases: SyntaxVisitor {
  private var others: [String: [String?]] = [:]

  func other(of name: String) -> String? {
    if let other = others[name], other.count == 1 { other[0] } else { nil }
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let elements = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
    let names = elements.filter { $0.parameterClause == nil }.map(\.name.text)
    for element in elements where element.parameterClause != nil { others[element.name.text, default: []].append(nil) }
    for (name, other) in zip(names, names.dropFirst() + names.prefix(1)) {
      others[name, default: []].append(other == name ? nil : other)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.text == "static" }) {
      for binding in node.bindings { others[binding.pattern.trimmedDescription, default: []].append(nil) }
    }
    return .visitChildren
  }
}

final class Places: SyntaxVisitor {
  private let file: String
  private let cases: Cases
  private let converter: SourceLocationConverter
  private(set) var places: [Place] = []

  init(_ file: String, _ tree: SourceFileSyntax, _ cases: Cases) {
    self.file = file
    self.cases = cases
    converter = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func add(_ node: some SyntaxProtocol, _ mutated: String, planted: (String) -> String) {
    let original = node.trimmedDescription
    let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    places.append(
      Place(
        file: file, line: line, start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
        end: node.endPositionBeforeTrailingTrivia.utf8Offset, planted: planted(original), original: original,
        mutated: mutated
      )
    )
  }

  private func choose(_ node: some SyntaxProtocol, _ mutated: String) {
    add(node, mutated) { "(mutant(0) ? (\(mutated)) : (\($0)))" }
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if let other = opposites[node.operator.trimmedDescription] {
      choose(node, "\(node.leftOperand.trimmedDescription) \(other) \(node.rightOperand.trimmedDescription)")
    }
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let expression) = node.condition {
      add(expression, "!(\(expression.trimmedDescription))") { "(\($0)) != mutant(0)" }
    }
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    choose(node, opposites[node.literal.text]!)
    return .skipChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = Int(node.literal.text) { choose(node, "\(value + 1)") }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base == nil, node.parent?.is(FunctionCallExprSyntax.self) != true,
      let other = cases.other(of: node.declName.trimmedDescription)
    {
      choose(node, ".\(other)")
    }
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    var parent = node.parent
    while let here = parent, !here.is(FunctionDeclSyntax.self), !here.is(ClosureExprSyntax.self),
      !here.is(PatternBindingSyntax.self), !here.is(SubscriptDeclSyntax.self)
    {
      parent = here.parent
    }
    let type = parent?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      ?? parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    if type?.is(OptionalTypeSyntax.self) == true, node.expression?.is(NilLiteralExprSyntax.self) == false {
      add(node, "return nil") { "if mutant(0) { return nil }; \($0)" }
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    var statement: Syntax? = Syntax(node.item)
    while let here = statement {
      statement =
        here.as(TryExprSyntax.self).map { Syntax($0.expression) }
        ?? here.as(AwaitExprSyntax.self).map { Syntax($0.expression) }
        ?? here.as(UnsafeExprSyntax.self).map { Syntax($0.expression) }
      if statement == nil { statement = here; break }
    }
    let isCall = statement?.is(FunctionCallExprSyntax.self) == true && !node.trimmedDescription.hasPrefix("super.init")
    let isAssignment = statement?.as(InfixOperatorExprSyntax.self).map {
      $0.operator.is(AssignmentExprSyntax.self) || ["+=", "-=", "|=", "&="].contains($0.operator.trimmedDescription)
    }
    // One that is alone may be the value of its block. Most others are compiled, and some are not.
    if isCall || isAssignment == true, node.parent?.as(CodeBlockItemListSyntax.self)?.count != 1 || isAssignment == true {
      add(node, "(left out)") { "if !mutant(0) { \($0) }" }
    }
    return .visitChildren
  }

  // What is compiled for other systems, for `InterleavingTests`, or never.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    let elsewhere = ["canImport(os)", "canImport(Darwin)", "os(macOS)", "MULTIDELEGATE_INSTRUMENTED"]
    let condition = node.condition?.trimmedDescription ?? ""
    return elsewhere.contains { condition.hasPrefix($0) } ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { kind(of: node.attributes) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { kind(of: node.attributes) }

  private func kind(of attributes: AttributeListSyntax) -> SyntaxVisitorContinueKind {
    attributes.trimmedDescription.contains("unavailable") ? .skipChildren : .visitChildren
  }

  // A pattern is no expression, and neither is an argument of an attribute.
  override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

let files = CommandLine.arguments.dropFirst().map { path in
  let tree = Parser.parse(source: try! String(contentsOfFile: path, encoding: .utf8))
  return (path, OperatorTable.standardOperators.foldAll(tree) { _ in }.cast(SourceFileSyntax.self))
}
let cases = Cases(viewMode: .sourceAccurate)
for (_, tree) in files { cases.walk(tree) }
let places = files.flatMap { Places($0, $1, cases).places }
FileHandle.standardOutput.write(try JSONEncoder().encode(places))
