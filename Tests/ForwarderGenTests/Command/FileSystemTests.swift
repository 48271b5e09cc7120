import Testing

@testable import ForwarderGen

@Suite("Files")
struct FileSystemTests {
  /// The file is read in pieces of 64 KiB.
  @Test(arguments: [1 << 16, 1 << 17], [-1, 0, 1, 2, 1 << 16])
  func `of a file that is too large, one byte more than allowed is read`(
    limit: Int,
    excess: Int
  ) throws {
    let folder = try Folder()
    try folder.write(String(repeating: "x", count: limit + excess), to: "file")
    #expect(try FileSystem.read(folder.path("file"), upTo: limit).count == limit + min(excess, 1))
  }
}
