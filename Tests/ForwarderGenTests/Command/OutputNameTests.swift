import Testing

@testable import ForwarderGen

@Suite("Output names")
struct OutputNameTests {
  @Test(
    arguments: [
      ("a.delegates.json", "a.delegates.swift"), ("a/b.delegates.json", "a+b.delegates.swift"),
      ("a_b.delegates.json", "a_b.delegates.swift"),
      ("a+b.delegates.json", "a%2Bb.delegates.swift"),
      ("a%2Bb.delegates.json", "a%252Bb.delegates.swift"),
      ("a/b/c.delegates.json", "a+b+c.delegates.swift"),
      ("ä ö.delegates.json", "ä ö.delegates.swift"),
      ("a.json.delegates.json", "a.json.delegates.swift"),
    ]
  )
  func `a name comes from the spec's path`(path: String, name: String) {
    #expect(OutputName.swiftFile(forSpecAt: path) == name)
  }

  @Test func `no two paths share a name`() {
    let parts = ["a", "b", "_", "+", "%", "/", "%2B", "%25", " "]
    var paths: Set<String> = []
    for first in parts {
      for second in parts {
        for third in parts { paths.insert("\(first)\(second)\(third).delegates.json") }
      }
    }
    let names = Set(paths.map { OutputName.swiftFile(forSpecAt: $0) })
    #expect(names.count == paths.count)
    #expect(!names.contains { $0.contains("/") })
  }
}
