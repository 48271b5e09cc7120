/// Compiles what random specs generate, in one mode.
struct SampleCompiler: Sendable {
  let module: RuntimeModule
  let mode: Mode

  /// How a module is compiled.
  struct Mode: Sendable {
    let name: String
    let arguments: [String]
  }

  /// The modes of the matrix of golden files, one of them without the features of later Swift.
  ///
  /// The first two run the mandatory passes of the compiler as well,
  /// which find what is sent away or consumed twice.
  static let modes = [
    Mode(name: "Swift 6", arguments: swift6 + strictness + passes),
    Mode(name: "Swift 6 on the main actor", arguments: swift6 + onMainActor + strictness + passes),
    Mode(name: "Swift 5, complete", arguments: swift5 + typecheck),
    Mode(
      name: "Swift 5, complete, on the main actor",
      arguments: swift5 + onMainActor + strictness + typecheck
    ),
  ]

  private static let swift5 = ["-swift-version", "5", "-strict-concurrency=complete"]
  private static let swift6 = ["-swift-version", "6"]
  private static let onMainActor = ["-default-isolation", "MainActor"]
  private static let typecheck = ["-wmo", "-typecheck"]
  private static let passes = ["-Onone", "-wmo", "-emit-sil", "-o", "/dev/null"]
  private static let strictness =
    ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    .flatMap { ["-enable-upcoming-feature", $0] } + ["-strict-memory-safety"]

  /// The compiler's messages about `samples`, each with its complaints.
  ///
  /// An error hides what later passes say, so samples with complaints are left out and the others
  /// compiled again.
  func complaints(about samples: [SpecSample]) throws -> [(sample: SpecSample, [Complaint])] {
    var rest = samples
    var found: [(sample: SpecSample, [Complaint])] = []
    while !rest.isEmpty {
      let complaints = Complaint.all(
        in: try compile(rest.reduce(into: [:]) { $0.merge($1.generate().files) { $1 } })
      )
      if complaints.isEmpty { break }
      let byName = Dictionary(grouping: complaints) { $0.sampleName }
      let faulty = rest.filter { byName[$0.name] != nil }
      guard !faulty.isEmpty else { return found + (try bisect(rest, complaints)) }
      found += faulty.map { ($0, byName[$0.name] ?? []) }
      rest.removeAll { byName[$0.name] != nil }
    }
    return found
  }

  /// The first of `samples` that makes the compiler complain in this way, and what it says.
  ///
  /// All of them have one name, so each is compiled under another one.
  func first(
    of samples: [SpecSample],
    complainedAbout kind: String
  ) throws -> (position: Int, Complaint)? {
    var rest: [(name: String, position: Int, files: [String: String])] = []
    for (position, sample) in samples.enumerated() {
      let output = sample.generate()
      let name = "\(sample.name)c\(position)"
      if output.diagnostics.isEmpty {
        rest.append((name, position, output.files(renaming: sample.name, to: name)))
      }
    }
    while !rest.isEmpty {
      let files = rest.reduce(into: [String: String]()) { $0.merge($1.files) { $1 } }
      let complaints = Complaint.all(in: try compile(files))
      for candidate in rest {
        let own = complaints.first { $0.sampleName == candidate.name && $0.kind == kind }
        if let own { return (candidate.position, own) }
      }
      // An error elsewhere hides what later passes say.
      let faulty = Set(complaints.compactMap(\.sampleName))
      if faulty.isEmpty { return nil }
      rest.removeAll { faulty.contains($0.name) }
    }
    return nil
  }

  /// Halves `samples`, of which the compiler said something without a place, until it is one.
  private func bisect(
    _ samples: [SpecSample],
    _ complaints: [Complaint]
  ) throws -> [(sample: SpecSample, [Complaint])] {
    if samples.count == 1 { return [(samples[0], complaints)] }
    let middle = samples.count / 2
    return try self.complaints(about: Array(samples[..<middle]))
      + self.complaints(about: Array(samples[middle...]))
  }

  private func compile(_ files: [String: String]) throws -> SwiftCompiler.Result {
    try module.result(
      of: files.merging(["Support.swift": SampleSupport.swift]) { $1 },
      mode.arguments
    )
  }
}

extension SpecSample.Output {
  /// The files as they are for a sample of another name.
  fileprivate func files(renaming name: String, to other: String) -> [String: String] {
    files.reduce(into: [:]) { files, file in
      files[file.key.replacing(name, with: other)] =
        file.value.replacing("\(name)n", with: "\(other)n")
        .replacing("\(name)x", with: "\(other)x")
    }
  }
}
