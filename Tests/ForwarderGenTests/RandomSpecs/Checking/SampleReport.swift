/// The result of checking random specs.
struct SampleReport: Sendable {
  /// One way in which the compiler complains.
  struct Finding: Sendable {
    let mode: SampleCompiler.Mode
    let complaint: Complaint
    let sample: SpecSample
    var count = 1
  }

  private(set) var count = 0
  private(set) var findings: [String: Finding] = [:]

  /// The tool's messages about refused specs, with their counts and examples.
  private(set) var refusals: [String: (count: Int, example: String)] = [:]
  var refusedCount: Int { refusals.values.map(\.count).reduce(0, +) }

  /// The findings, those with the most samples first.
  var list: [Finding] {
    findings.values.sorted { ($0.count, $1.complaint.kind) > ($1.count, $0.complaint.kind) }
  }

  /// Checks the samples of `seed` in `range`, all at once, in `mode`.
  mutating func check(
    seed: UInt64,
    _ range: Range<Int>,
    mode: SampleCompiler.Mode,
    module: RuntimeModule
  ) throws {
    var accepted: [SpecSample] = []
    for index in range {
      let sample = SampleMaker.sample(seed: seed, index: index)
      if let refusal = sample.generate().diagnostics.first {
        let kind = refusal.replacing(#/.*?error: /#, with: "").replacing(/'[^']*'/, with: "''")
        let earlier = refusals[kind]
        refusals[kind] = ((earlier?.count ?? 0) + 1, earlier?.example ?? refusal)
      } else {
        accepted.append(sample)
      }
    }
    count += range.count
    let compiler = SampleCompiler(module: module, mode: mode)
    for (sample, complaints) in try compiler.complaints(about: accepted) {
      for complaint in complaints.prefix(1) {
        let kind = complaint.kind
        if findings[kind] != nil {
          findings[kind]?.count += 1
          continue
        }
        findings[kind] = Finding(mode: mode, complaint: complaint, sample: sample)
      }
    }
  }

  /// The reduced sample of `finding`, as text for people.
  func text(of finding: Finding, seed: UInt64, module: RuntimeModule) throws -> String {
    let compiler = SampleCompiler(module: module, mode: finding.mode)
    let kind = finding.complaint.kind
    let least = try finding.sample.shrunk { samples in
      try compiler.first(of: samples, complainedAbout: kind)?.position
    }
    let complaint =
      try compiler.first(of: [least], complainedAbout: kind)?.1 ?? finding.complaint
    let output = least.generate()
    let elsewhere = output.files["\(least.name).swift"] ?? ""
    return """
      \(complaint.text)
      \(finding.count) times, in \(finding.mode.name), with seed \(seed) at \(least.name):
      \(least.texts.joined(separator: "\n"))
      \(elsewhere)
      """
  }
}
