import Foundation
import MultiDelegateRuntime
import Testing

@testable import FoundationForwarders

/// A real tree of files, and several who have a say in what becomes of it.
@Suite("FileManager with several delegates")
final class FileManagerTests {
  /// Hears of everything, and objects to nothing.
  private final class Recorder: PermissiveFileDelegate, @unchecked Sendable {
    let heard = Journal()

    override func allows(_ action: Action, _ url: URL) -> Bool {
      heard.note(action.rawValue, url)
    }
  }

  /// Keeps files of a kind where they are.
  private final class SuffixVeto: PermissiveFileDelegate, @unchecked Sendable {
    let heard = Journal()

    override func allows(_ action: Action, _ url: URL) -> Bool {
      heard.note(action.rawValue, url)
      return switch action {
      case .copy, .move: url.pathExtension != "tmp"
      case .link: true
      case .remove: url.pathExtension != "keep"
      }
    }
  }

  /// Keeps large files where they are.
  private final class SizeVeto: PermissiveFileDelegate, @unchecked Sendable {
    let heard = Journal()

    override func allows(_ action: Action, _ url: URL) -> Bool {
      heard.note(action.rawValue, url) && size(of: url) <= 100
    }

    private func size(of url: URL) -> Int {
      let path = url.path(percentEncoded: false)
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      let isFile = attributes?[.type] as? FileAttributeType == .typeRegular
      return isFile ? attributes?[.size] as? Int ?? 0 : 0
    }
  }

  /// Goes on after errors.
  private final class Optimist: PermissiveFileDelegate, @unchecked Sendable {
    let heard = Journal()

    override func proceeds(after error: any Error, _ action: Action, _ url: URL) -> Bool {
      heard.note("error", url)
    }
  }

  private let folder: URL
  private let manager = FileManager()
  private let multi = MultiFileManagerDelegate()
  private let recorder = Recorder()
  private let suffixVeto = SuffixVeto()
  private let sizeVeto = SizeVeto()

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tree \(UUID().uuidString)")
    let files = ["a.txt": 3, "b.tmp": 3, "c.keep": 3, "large.txt": 1_000, "inner/d.txt": 3]
    for (name, size) in files {
      let file = folder.appending(path: "from/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(repeating: 0x20, count: size).write(to: file)
    }
    setDelegate(multi, of: manager)
    // The recorder comes first: a round ends with the first delegate that objects.
    multi.delegates.add(contentsOf: [recorder, suffixVeto, sizeVeto])
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func path(_ name: String) -> String {
    folder.appending(path: name).path(percentEncoded: false)
  }

  private func files(in name: String) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path(name))) ?? []
    return names.sorted()
  }

  @Test func `a tree is copied without what any of them objects to`() throws {
    try manager.copyItem(atPath: path("from"), toPath: path("to"))
    #expect(files(in: "to") == ["a.txt", "c.keep", "inner", "inner/d.txt"])
    let all = ["a.txt", "b.tmp", "c.keep", "d.txt", "from", "inner", "large.txt"]
    #expect(recorder.heard.sorted == all.map { "copy \($0)" })
    #expect(suffixVeto.heard.sorted == recorder.heard.sorted)
    // Delegates behind the one that objects are not asked.
    #expect(sizeVeto.heard.sorted == all.filter { $0 != "b.tmp" }.map { "copy \($0)" })
    withExtendedLifetime(self) {}
  }

  @Test func `the same by URL`() throws {
    try manager.copyItem(
      at: folder.appending(path: "from"),
      to: folder.appending(path: "to")
    )
    #expect(files(in: "to") == ["a.txt", "c.keep", "inner", "inner/d.txt"])
    #expect(recorder.heard.sorted.count == 7)
  }

  @Test func `moving and linking ask, too`() throws {
    try manager.moveItem(atPath: path("from/a.txt"), toPath: path("moved.txt"))
    try manager.moveItem(atPath: path("from/b.tmp"), toPath: path("moved.tmp"))
    try manager.linkItem(atPath: path("from/c.keep"), toPath: path("linked.keep"))
    #expect(files(in: ".").filter { !$0.hasPrefix("from") } == ["linked.keep", "moved.txt"])
    #expect(recorder.heard.sorted == ["link c.keep", "move a.txt", "move b.tmp"])
  }

  @Test func `a tree is removed but for what somebody keeps, and its folders`() throws {
    multi.delegates.remove(sizeVeto)
    try manager.removeItem(atPath: path("from/inner"))
    try manager.removeItem(atPath: path("from/c.keep"))
    try manager.removeItem(atPath: path("from/a.txt"))
    #expect(files(in: "from") == ["b.tmp", "c.keep", "large.txt"])
    #expect(recorder.heard.sorted.contains("remove c.keep"))
    #expect(recorder.heard.sorted.contains("remove d.txt"))
  }

  @Test func `an error ends it unless one of them wants to proceed`() throws {
    // In the way of a file that is to be copied.
    try manager.createDirectory(atPath: path("to"), withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "to/a.txt"))
    #expect(throws: (any Error).self) {
      try self.manager.copyItem(atPath: self.path("from"), toPath: self.path("to"))
    }
    let optimist = Optimist()
    multi.delegates.add(optimist)
    try manager.copyItem(atPath: path("from"), toPath: path("to"))
    #expect(optimist.heard.sorted.contains("error a.txt"))
    #expect(files(in: "to") == ["a.txt", "c.keep", "inner", "inner/d.txt"])
    multi.delegates.remove(optimist)
    #expect(throws: (any Error).self) {
      try self.manager.copyItem(atPath: self.path("from"), toPath: self.path("to"))
    }
  }

  @Test func `without delegates everything is allowed, and no error is passed over`() throws {
    multi.delegates.removeAll()
    try manager.copyItem(atPath: path("from"), toPath: path("to"))
    #expect(files(in: "to") == files(in: "from"))
    #expect(throws: (any Error).self) {
      try self.manager.copyItem(atPath: self.path("from"), toPath: self.path("to"))
    }
  }
}
