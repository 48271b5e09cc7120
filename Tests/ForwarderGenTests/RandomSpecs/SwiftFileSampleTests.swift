import Testing

@testable import ForwarderGen

/// Random specs that name Swift files, held against the same specs in their long form.
@Suite("Random specs of Swift files", .slow)
struct SwiftFileSampleTests {
  @Test func `what is read from Swift is forwarded as if the spec repeated it`() {
    var count = 0
    for index in 0..<400 {
      let sample = SampleMaker.sample(seed: 3, index: index).forComparison
      guard sample.protocols.contains(where: \.isInFile) else { continue }
      count += 1
      var long = sample
      for position in long.protocols.indices { long.protocols[position].isInFile = false }
      let (read, repeated) = (
        sample.generate(locatesSource: false), long.generate(locatesSource: false)
      )
      #expect(read.diagnostics == repeated.diagnostics, "\(sample.texts)")
      #expect(read.files.keys == repeated.files.keys)
      for (path, text) in read.files {
        let lines = Self.lines(of: text)
        let other = Self.lines(of: repeated.files[path] ?? "")
        let first = zip(lines, other).first { $0 != $1 }
        #expect(first == nil && lines.count == other.count, "\(path) of \(sample.texts)")
      }
    }
    #expect(count > 100)
  }

  /// The lines of a file without imports: those of the Swift file come besides.
  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.contains("import Foundation") }
  }
}

extension SpecSample {
  /// The sample, where every forwarder of a protocol in a file states its access, and nothing in
  /// files is documented: that differs by intention.
  fileprivate var forComparison: SpecSample {
    var sample = self
    for position in sample.protocols.indices where sample.protocols[position].isInFile {
      sample.protocols[position].doc = nil
      for index in sample.protocols[position].requirements.indices {
        sample.protocols[position].requirements[index].doc = nil
      }
      let name = sample.protocols[position].name.filter { $0 != "`" && $0 != ":" && $0 != " " }
      switch sample.protocols[position].forwarder {
      case .none, .head: break
      case .implied: sample.protocols[position].forwarder = .head("Many\(name)", .internal)
      case .named(let name): sample.protocols[position].forwarder = .head(name, .internal)
      }
    }
    for position in sample.composites.indices where sample.composites[position].access == nil {
      sample.composites[position].access = .internal
    }
    return sample
  }
}
