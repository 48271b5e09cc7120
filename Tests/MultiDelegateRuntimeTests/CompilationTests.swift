import Foundation
import Testing

@testable import MultiDelegateRuntime

/// What must not compile, and what must.
@Suite("Compile time")
struct CompilationTests {
  /// A program over the forwarders in the support folder; `error` is nil if it compiles.
  struct Program: Sendable {
    let fact: String
    let text: String
    let error: String?

    init(_ fact: String, _ text: String, error: String?) {
      self.fact = fact
      self.text = text
      self.error = error
    }
  }

  /// The calls that add delegates without `handling:`, where a default implementation could answer.
  private static let unstated =
    [
      ("add(D())", "add", "it handles"), ("add(retaining: D())", "add(retaining:)", "it handles"),
      ("add(contentsOf: [D()])", "add(contentsOf:)", "they handle"),
      ("replaceAll(with: [D()])", "replaceAll(with:)", "they handle"),
      ("insert(D(), before: D())", "insert(_:before:)", "it handles"),
      ("insert(D(), after: D())", "insert(_:after:)", "it handles"),
      ("insert(D(), at: 0)", "insert(_:at:)", "it handles"),
      ("insert(contentsOf: [D()], at: 0)", "insert(contentsOf:at:)", "they handle"),
    ]
    .map { call, name, words in
      Program(
        "\(name) says what to write where a default implementation could answer",
        "final class D: PolicyDelegate {}\nMultiPolicyDelegate().delegates.\(call)",
        error: "'\(name)' is unavailable: say which requirements \(words): 'handling: .all', "
          + "'.notifications' or a set"
      )
    }

  private static let programs = [
    Program(
      "a registry takes no delegates where a default implementation could answer",
      "final class D: PolicyDelegate {}\n_ = MultiPolicyDelegateRegistry(weakly: [D()])",
      error: "'init(weakly:)' is unavailable: make it without delegates, and say with "
        + "'add(_:handling:)' what each of them handles"
    ),
    Program(
      "a value type cannot be added",
      "struct V: TintDelegate { func tint() -> Int { 1 } }\nMultiTintDelegate().delegates.add(V())",
      error: "argument type 'V' expected to be an instance of a class or class-constrained type"
    ),
    Program(
      "a value type can be retained where the protocol is not class-bound",
      """
      struct V: TintDelegate { func tint() -> Int { 1 } }
      MultiTintDelegate().delegates.add(retaining: V())
      """,
      error: nil
    ),
    Program(
      "a value type cannot be a delegate of a class-bound protocol at all",
      "struct V: PolicyDelegate {}",
      error: "non-class type 'V' cannot conform to class protocol 'PolicyDelegate'"
    ),
    Program(
      "nobody is added on a queue where the protocol has none",
      "final class D: PolicyDelegate {}\n"
        + "MultiPolicyDelegate().delegates.add(D(), on: .main, handling: .all)",
      error: "requires that 'MultiPolicyDelegateReference' conform to 'QueuedDelegateReference'"
    ),
    Program(
      "nobody is removed from a queue where the protocol has none",
      "final class D: PolicyDelegate {}\nMultiPolicyDelegate().delegates.remove(D(), on: .main)",
      error: "requires that 'MultiPolicyDelegateReference' conform to 'QueuedDelegateReference'"
    ),
    Program(
      "what is enqueued takes along what is Sendable only",
      """
      final class Clapper { var strokes = 0 }
      let clapper = Clapper()
      for responder in MultiBellDelegate().delegates.queuedResponders(to: .ring) {
        responder.enqueue { $0.ring(clapper.strokes) }
      }
      """,
      error: "capture of 'clapper' with non-Sendable type 'Clapper' in a '@Sendable' closure"
    ),
    Program(
      "a delegate that is not Sendable can be added on a queue",
      """
      MultiBellDelegate().delegates.add(Bell("A", Log()), on: DispatchQueue(label: "queue"))
      """,
      error: nil
    ),
    Program(
      "a registry is not Sendable unless its delegates are",
      "func f<T: Sendable>(_: T.Type) {}\nf(MultiPolicyDelegateRegistry.self)",
      error: "does not conform to the 'Sendable' protocol"
    ),
    Program(
      "a registry is Sendable where its delegates are, or where an actor guards them",
      """
      func f<T: Sendable>(_: T.Type) {}
      f(MultiSignalDelegateRegistry.self)
      f(MultiScreenDelegateRegistry.self)
      """,
      error: nil
    ),
  ]

  private static let allPrograms = programs + unstated

  @Test func `what compiles and what does not`() throws {
    let toolchain = try Toolchain()
    defer { toolchain.remove() }
    let module = try toolchain.swiftc(
      [
        "-emit-module", "-module-name", "MultiDelegateRuntime", "-parse-as-library",
        "-emit-module-path",
        toolchain.folder.appendingPathComponent("MultiDelegateRuntime.swiftmodule").path,
      ] + toolchain.runtimeSources()
    )
    try #require(module.succeeded, "\(module.output)")
    let forwarders =
      ["Tint", "Policy", "Signal", "Screen", "Bell"]
      .map { toolchain.support("Multi\($0)Delegate.swift") }
      + ["Bell", "MarkedQueue", "Log"].map { toolchain.support("\($0).swift") }
    let files = try Self.allPrograms.enumerated()
      .map { number, program in
        let text =
          "import Dispatch\nimport MultiDelegateRuntime\nfunc program\(number)() {\n\(program.text)\n}\n"
        return try toolchain.write(text, to: "program\(number).swift")
      }
    let outcome = try toolchain.swiftc(
      ["-typecheck", "-wmo", "-parse-as-library", "-I", toolchain.folder.path] + files + forwarders
    )
    for (file, program) in zip(files, Self.allPrograms) {
      let errors = outcome.output.split(separator: "\n")
        .filter {
          $0.hasPrefix(file) && $0.contains("error:")
        }
      if let error = program.error {
        #expect(errors.contains { $0.contains(error) }, "\(program.fact): \(outcome.output)")
      } else {
        #expect(errors.isEmpty, "\(program.fact): \(outcome.output)")
      }
    }
  }

  @Test func `a value is kept in a box, and an object is not boxed`() {
    struct Value: TintDelegate {
      func tint() -> Int { 7 }
    }
    final class Object: TintDelegate {
      func tint() -> Int { 8 }
    }
    let multi = MultiTintDelegate()
    let object = Object()
    multi.delegates.add(retaining: object)
    #expect(multi.delegates.contains(object))
    multi.delegates.add(retaining: Value())
    #expect(multi.tint() == 8)
    multi.delegates.remove(object)
    #expect(multi.tint() == 7)
    #expect(multi.delegates.removeAll() == 1)
    #expect(multi.tint() == 0)
  }
}
