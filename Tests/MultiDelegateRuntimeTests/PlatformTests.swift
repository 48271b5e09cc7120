import Foundation
import Testing

/// The platforms of the runtime, and the modules that it imports there.
@Suite("Platforms", .slow)
struct PlatformTests {
  @Test func `the sources import what the platforms bring only`() throws {
    let toolchain = try Toolchain()
    defer { toolchain.remove() }
    for source in try toolchain.runtimeSources() {
      let text = try String(contentsOfFile: source, encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains("import ") {
        guard !line.hasPrefix("//"), !line.hasPrefix("///"), !line.hasPrefix("#if") else {
          continue
        }
        let module = line.split(separator: " ").last.map(String.init) ?? ""
        #expect(
          ["Dispatch", "MultiDelegateAtomics"].contains(module),
          "\(source): \(line)"
        )
      }
    }
  }

  #if os(Linux)
  /// The libraries that a program needs which consists of `sources` and `main`.
  private func librariesNeeded(
    by main: String,
    _ sources: [String],
    _ toolchain: Toolchain
  ) throws -> [String] {
    let program = toolchain.folder.appendingPathComponent("program").path
    let main = try toolchain.write(main, to: "main.swift")
    let built = try toolchain.swiftc(["-o", program, main] + sources)
    try #require(built.succeeded, "\(built.output)")
    let ran = try toolchain.run(program, [])
    #expect(ran.succeeded, "\(ran.output)")
    let headers = try toolchain.run("llvm-objdump", ["--private-headers", program])
    try #require(headers.succeeded, "\(headers.output)")
    return headers.output.split(separator: "\n")
      .filter { $0.contains("NEEDED") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
  }

  @Test func `the runtime links neither Foundation nor anything that the platform lacks`() throws {
    let toolchain = try Toolchain()
    defer { toolchain.remove() }
    let needed = try librariesNeeded(
      by: """
        protocol P: AnyObject {}
        enum Event: Int, DelegateRequirement {
          case one
          static var notifications: [Self] { [.one] }
          var signature: String { "one()" }
        }
        struct Reference: CompleteDelegateReference {
          private(set) weak var delegate: (any P)?
          init(_ delegate: (any P)?) { self.delegate = delegate }
          static func identity(of delegate: any P) -> ObjectIdentifier { ObjectIdentifier(delegate) }
          typealias Requirement = Event
        }
        final class A: P {}
        let (registry, a) = (DelegateRegistry<Reference>(), A())
        registry.add(a)
        precondition(registry.hasResponder(to: .one))
        """,
      toolchain.runtimeSources(),
      toolchain
    )
    #expect(!needed.isEmpty)
    let standard = [
      "libswiftCore.so", "libswiftDispatch.so", "libswift_Concurrency.so",
      "libswift_StringProcessing.so", "libswift_RegexParser.so", "libswiftSwiftOnoneSupport.so",
      "libdispatch.so", "libBlocksRuntime.so", "libswiftGlibc.so",
    ]
    let system = ["libc.so", "libm.so", "libgcc_s.so", "libstdc++.so", "libpthread.so", "ld-linux"]
    for library in needed {
      let isKnown = standard.contains(library) || system.contains { library.hasPrefix($0) }
      #expect(isKnown, "\(library)")
    }
  }

  @Test func `the check of the libraries can fail`() throws {
    let toolchain = try Toolchain()
    defer { toolchain.remove() }
    let needed = try librariesNeeded(
      by: "import Foundation\nprint(FileManager.default.currentDirectoryPath)",
      [],
      toolchain
    )
    #expect(needed.contains { $0.contains("Foundation") })
  }
  #endif
}
