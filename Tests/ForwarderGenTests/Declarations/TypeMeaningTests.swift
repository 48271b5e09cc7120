import Testing

@testable import ForwarderGen

@Suite("Meaning of types")
struct TypeMeaningTests {
  @Test(
    arguments: [
      ("Void", true), ("()", true), ("Swift.Void", true), ("(Void)", true), ("(())", true),
      ("Void?", false), ("Int", false), ("(Int, Int)", false), ("() -> Void", false),
      ("Other.Void", false), ("[Void]", false), ("Void<Int>", false), ("`Void`", true),
    ]
  )
  func `only what says so is void`(text: String, isVoid: Bool) throws {
    #expect(try expectParsed(text, by: parseType).isVoid == isVoid)
  }

  @Test(
    arguments: [
      ("Int?", true), ("Int!", true), ("Optional<Int>", true), ("Swift.Optional<Int>", true),
      ("(Int?)", true), ("Void?", true), ("(() -> Void)?", true), ("Int??", true), ("any P", false),
      ("Int", false), ("[Int?]", false), ("() -> Int?", false), ("Optional", false),
      ("Optional<A, B>", false), ("(any P)?", true), ("Other.Optional<Int>", false),
    ]
  )
  func `only what says so is optional`(text: String, isOptional: Bool) throws {
    #expect(try expectParsed(text, by: parseType).isOptional == isOptional)
  }

  @Test(
    arguments: [
      ("() -> Void", false), ("@escaping () -> Void", true), ("(() -> Void)?", true),
      ("(() -> Void)!", true), ("[() -> Void]", true), ("[Int: () -> Void]", true),
      ("(Int, () -> Void)", true), ("Optional<() -> Void>", true), ("Result<Int, () -> E>", true),
      ("@Sendable () -> Void", false), ("@Sendable @escaping () -> Void", true),
      ("(@escaping () -> Void) -> Void", false), ("inout () -> Void", true),
      ("(() -> Void)", false), ("(@Sendable () -> Void)?", true), ("Int", false),
      ("Handler", false),
      ("Handler?", false), ("(() -> Void).Type", false), ("(@escaping () -> Void)", true),
      ("any P<() -> Void>", true),
    ]
  )
  func `a closure escapes when it says so or is part of something`(
    text: String,
    escapes: Bool
  ) throws {
    #expect(try expectParsed(text, by: parseType).holdsEscapingClosure == escapes)
  }

  @Test func `annotations are known in their order`() throws {
    let type = try expectParsed("inout @A @B Int", by: parseType)
    #expect(type.annotations.map(\.name) == ["inout", "A", "B"])
    #expect(type.annotations.map(\.position.offset) == [0, 6, 9])
    #expect(type.unannotated.outline == "Int")
  }

  @Test func `the parts of a type are it and all inside it`() throws {
    let type = try expectParsed("[A: (B?, (C) -> any D<E>)].Type", by: parseType)
    let names = type.parts.compactMap { part in
      if case .named(let path, _) = part.kind { path.joined(separator: ".") } else { nil }
    }
    #expect(names == ["Swift.Dictionary", "A", "Swift.Optional", "B", "C", "D", "E"])
  }
}
