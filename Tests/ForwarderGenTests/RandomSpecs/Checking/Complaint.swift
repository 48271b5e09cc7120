/// An error or a warning of the compiler.
struct Complaint: Sendable {
  /// The name of the sample that the file is named after; nil if the compiler names no file.
  let sampleName: String?

  /// As the compiler says it, with some lines that follow.
  let text: String

  /// The text without what is quoted and numbered, so that complaints about different declarations
  /// count as one finding.
  let kind: String

  /// The complaints in what the compiler said, in order.
  static func all(in output: SwiftCompiler.Result) -> [Complaint] {
    let lines = output.complaints.split(separator: "\n").map(String.init)
    let complaints = lines.indices.compactMap { index in
      Complaint(line: lines[index], behind: lines[(index + 1)...].prefix(6))
    }
    guard complaints.isEmpty, !output.succeeded else { return complaints }
    return [Complaint(sampleName: nil, text: output.complaints, kind: "a crash")]
  }

  private init(sampleName: String?, text: String, kind: String) {
    self.sampleName = sampleName
    self.text = text
    self.kind = kind
  }

  private init?(line: String, behind: ArraySlice<String>) {
    guard let match = line.firstMatch(of: /(?:error|warning): (.*)/),
      !line.contains("error: fatalError")
    else { return nil }
    let name = line.firstMatch(
      of: /\b(S[0-9]+(?:c[0-9]+)?)(?:x[0-9]+\.delegates)?\.(?:json|swift):/
    )
    self.init(
      sampleName: (name?.1).map(String.init),
      text: ([line] + behind).joined(separator: "\n"),
      kind: String(match.0).replacing(/'[^']*'/, with: "''").replacing(/[0-9]+/, with: "0")
    )
  }
}
