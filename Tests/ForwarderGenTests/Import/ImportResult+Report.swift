@testable import ForwarderGen

extension ImportedSpec {
  /// The spec as a file called `name`, for the generator.
  func source(named name: String) -> SourceText {
    SourceText(path: "\(name).delegates.json", text: text)
  }
}

extension ImportResult {
  /// Everything that an import says, for comparison: messages, what is left out, and the spec.
  var report: String {
    let omitted = omissions.map { omission in
      let what = omission.requirement.map { "'\($0)'" } ?? "the head"
      return omission.isWholeProtocol
        ? "\(omission.protocolName) is left out for \(what): \(omission.reason.text)"
        : "\(omission.protocolName) lacks \(what): \(omission.reason.text)"
    }
    let traps = spec.protocols.flatMap(\.requirements).count { $0.fallback != nil }
    let lines = diagnostics.flatMap(\.lines) + omitted + ["traps: \(traps)"]
    return lines.map { "\($0)\n" }.joined() + (diagnostics.isEmpty ? spec.text : "")
  }
}
