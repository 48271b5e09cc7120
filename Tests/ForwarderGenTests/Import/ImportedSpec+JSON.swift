import Foundation

@testable import ForwarderGen

/// The JSON of an imported spec, as plainly as possible.
private struct SpecFile: Encodable {
  struct Module: Encodable {
    let `import`: String
    let `if`: String?
  }

  struct ProtocolEntry: Encodable {
    let `protocol`: String
    let declared = "elsewhere"
    let doc: String?
    let `if`: String?
    let delegatesProperty: String?
    let requirements: [Requirement]
  }

  /// A string where nothing but the declaration is said.
  struct Requirement: Encodable {
    enum Key: String, CodingKey {
      case declaration, dispatch, `default`, optional, name, doc, `if`
    }

    let requirement: ImportedRequirement

    func encode(to encoder: any Encoder) throws {
      if requirement == ImportedRequirement(declaration: requirement.declaration) {
        var container = encoder.singleValueContainer()
        return try container.encode(requirement.declaration)
      }
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(requirement.declaration, forKey: .declaration)
      try container.encodeIfPresent(requirement.dispatch, forKey: .dispatch)
      try container.encodeIfPresent(requirement.fallback, forKey: .default)
      if requirement.isOptional { try container.encode(true, forKey: .optional) }
      try container.encodeIfPresent(requirement.name, forKey: .name)
      try container.encodeIfPresent(requirement.doc, forKey: .doc)
      try container.encodeIfPresent(requirement.condition, forKey: .if)
    }
  }

  let version = 1
  let imports: [Module]
  let protocols: [ProtocolEntry]
}

extension ImportedSpec {
  /// The spec as a file called `name`, for the generator.
  func source(named name: String) throws -> SourceText {
    let file = SpecFile(
      imports: imports.map { SpecFile.Module(import: $0.text, if: $0.condition) },
      protocols: protocols.map { imported in
        SpecFile.ProtocolEntry(
          protocol: imported.head,
          doc: imported.doc,
          if: imported.condition,
          delegatesProperty: imported.delegatesProperty,
          requirements: imported.requirements.map { SpecFile.Requirement(requirement: $0) }
        )
      }
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return SourceText(path: "\(name).delegates.json", bytes: Array(try encoder.encode(file)))
  }
}

extension ImportResult {
  /// Everything that an import says, for comparison: messages, what is left out, and the spec.
  func report() throws -> String {
    let omitted = omissions.map { omission in
      let what = omission.requirement.map { "'\($0)'" } ?? "the head"
      return omission.isWholeProtocol
        ? "\(omission.protocolName) is left out for \(what): \(omission.reason.text)"
        : "\(omission.protocolName) lacks \(what): \(omission.reason.text)"
    }
    let spec = try diagnostics.isEmpty ? spec.source(named: "Spec").bytes : []
    let lines = diagnostics.flatMap(\.lines) + omitted + ["traps: \(trapCount)"]
    return (lines + [String(decoding: spec, as: UTF8.self)]).joined(separator: "\n") + "\n"
  }
}
