import Testing

@testable import ForwarderGen

/// Holds our parser against the compiler's: what that one accepts, ours accepts, or refuses as something that
/// no forwarder can have.
///
/// Ours may accept more, because the compiler reads the same text afterwards.
@Suite("Differential", .slow)
struct DifferentialTests {
  private static let groups: [SampleGroup] = [
    .functions, .names, .types, .closures, .ownership, .generics, .packs, .associatedTypes,
    .effects, .accessors, .attributes, .spacing, .heads,
  ]

  @Test(arguments: groups)
  func `the compiler says of a declaration what the table says`(group: SampleGroup) throws {
    let complaints = try SwiftParser.complaints(in: group.samples.map { group.file(of: $0.text) })
    for (sample, complaints) in zip(group.samples, complaints) {
      let errors = complaints.filter(\.isError)
      if sample.isSwift, let error = errors.first {
        Issue.record("it does not read '\(sample.text)': \(error.text)")
      } else if !sample.isSwift, errors.isEmpty {
        Issue.record("it reads '\(sample.text)'")
      }
    }
  }

  @Test(arguments: groups)
  func `we say of a declaration what the table says`(group: SampleGroup) {
    for sample in group.samples {
      let message = group.reading(of: sample.text).message
      if message?.kind != sample.kind {
        let found = message.map { "\($0.kind), \($0.text)" } ?? "understood"
        Issue.record("'\(sample.text)' is \(sample.kind?.rawValue ?? "accepted"): \(found)")
      }
    }
  }

  @Test(arguments: groups)
  func `what we emit is a declaration for the compiler too and gives no warning`(
    group: SampleGroup
  ) throws {
    let emitted = group.samples.compactMap { group.reading(of: $0.text).emitted }
    let complaints = try SwiftParser.complaints(in: emitted.map { group.file(of: $0) })
    for (text, complaints) in zip(emitted, complaints) {
      if let complaint = complaints.first { Issue.record("'\(text)': \(complaint.text)") }
      #expect(group.reading(of: text).emitted == text)
    }
  }
}
