import Testing

@testable import ForwarderGen

@Suite("Mistakes in a spec")
struct SpecMistakeTests {
  @Test func `a key that was meant to be another one is not missing too`() {
    expectDiagnostics(
      spec(#"{ "declaration": "func a() -> Int", ①"dispach": "first", ②"defualt": "0" }"#),
      .unknownKey,
      .unknownKey
    )
    expectDiagnostics(#"{ ①"versoin": 1 }"#, .unknownKey)
  }

  @Test func `a key that is like no other leaves the others missing`() {
    expectDiagnostics(
      spec(#"①{ ②"what": "func a()" }"#),
      .missingKey,
      .unknownKey
    )
  }

  @Test func `a value of the wrong type is not missing too`() {
    expectDiagnostics(
      spec(#"{ "declaration": "func a() -> Int", "dispatch": ①1, "default": ②0 }"#),
      .wrongType,
      .wrongType
    )
    expectDiagnostics(
      spec(#"{ "declaration": "func a() -> Int", "dispatch": "first", "default": ①0 }"#),
      .wrongType
    )
  }

  @Test func `a list of protocols that cannot be read is not empty too`() {
    for keys in [#""requires": [①1]"#, #""accepts": [①1]"#, #""requires": ①1"#] {
      expectDiagnostics(
        #"{ "version": 1, "protocols": [], "composites": [{ "forwarder": "Both", \#(keys) }] }"#,
        .wrongType
      )
    }
  }

  @Test func `a key that is given twice is reported as that, also where it is unknown`() {
    expectDiagnostics(
      spec(#"{ "declaration": "func a()", ①"what": 1, ②"what": 2, "doc": "a", ③"doc": "b" }"#),
      .unknownKey,
      .duplicateKey,
      .duplicateKey
    )
  }

  @Test func `markers that cannot be read do not make bases unknown`() {
    expectDiagnostics(
      #"""
      {
        "version": 1, "markers": ①"Base",
        "protocols": [{ "protocol": "protocol P: AnyObject, Base", "requirements": [] }]
      }
      """#,
      .wrongType
    )
  }

  @Test func `a forwarder that cannot be read takes no name`() {
    expectDiagnostics(
      #"""
      {
        "version": 1,
        "protocols": [
          { "protocol": "protocol P: AnyObject", "forwarder": ①true, "requirements": [] },
          { "protocol": "protocol MultiP: AnyObject", "forwarder": "class②", "requirements": [] },
          { "protocol": "protocol MultiMultiP: AnyObject", "requirements": [] }
        ]
      }
      """#,
      .wrongType,
      .unexpectedToken
    )
  }

  @Test func `a spec of another version is held against nothing else`() {
    expectDiagnostics(
      #"{ "colour": 1, "protocols": 1, "version": ①2 }"#,
      .unknownVersion
    )
    expectDiagnostics(#"{ "version": ①1.0 }"#, .unknownVersion)
  }

  @Test func `a key that is given twice is the second one's mistake`() {
    expectDiagnostics(
      #"{ "version": 1, ①"version": 1, ②"version": 1 }"#,
      .duplicateKey,
      .duplicateKey
    )
    expectDiagnostics(#"{ "version": 1, ①"v\u0065rsion": 1 }"#, .duplicateKey)
  }

  @Test func `what has no head still has requirements`() {
    expectDiagnostics(
      #"""
      {
        "version": 1,
        "protocols": [{ "protocol": "protocol①", "requirements": ["②func a() -> Int", "func③"] }]
      }
      """#,
      .unexpectedToken,
      .valueWithoutDispatch,
      .unexpectedToken
    )
  }

  @Test(
    arguments: [
      (#"{ "version": 1, "imports": ①{} }"#), (#"{ "version": 1, "imports": [①[]] }"#),
      (#"{ "version": 1, "markers": [①{}] }"#), (#"{ "version": 1, "protocols": ①1 }"#),
      (#"{ "version": 1, "protocols": [①null] }"#), (#"{ "version": ①true }"#), (#"  ①[]"#),
      (#"{ "version": 1, "imports": [{ "import": ①1 }] }"#),
      (#"{ "version": 1, "imports": [{ "import": "A", "if": ①false }] }"#),
    ]
  )
  func `a value of the wrong type is refused where it stands`(text: String) {
    expectDiagnostics(text, .wrongType)
  }
}
