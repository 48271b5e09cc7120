@testable import ForwarderGen

extension SampleGroup {
  /// Our parser's result for a declaration.
  struct Reading {
    /// Why we do not accept it.
    var message: DiagnosticMessage?

    /// How it stands in the generated file, if we accept it.
    var emitted: String?
  }

  /// A file of nothing but the declaration.
  func file(of text: String) -> String {
    areHeads ? "\(text)\n{\n}\n" : "protocol P {\n\(text)\n}\n"
  }

  func reading(of text: String) -> Reading {
    do {
      if areHeads {
        let head = try DeclarationParser.protocolHead(EmbeddedText(text))
        return Reading(ShapeCheck.errors(in: head), head.text)
      }
      let member = try DeclarationParser.member(EmbeddedText(text))
      switch member.declaration {
      case .requirement(let requirement):
        return Reading(ShapeCheck.errors(in: requirement), member.tokens.text)
      case .associatedType: return Reading([], member.tokens.text)
      }
    } catch {
      return Reading(message: error.message, emitted: nil)
    }
  }
}

extension SampleGroup.Reading {
  fileprivate init(_ errors: [DeclarationError], _ text: String) {
    self.init(message: errors.first?.message, emitted: errors.isEmpty ? text : nil)
  }
}
