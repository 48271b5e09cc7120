import Testing

@testable import ForwarderGen

/// Tests the tests' own validator, which must not pass what it does not understand.
@Suite("Schema validator")
struct SchemaRuleTests {
  private static func json(_ text: String) throws -> JSONNode {
    try #require(SourceText(path: "p", text: text).json)
  }

  private static func rule(_ keywords: String) throws -> SchemaRule {
    let dialect = "https://json-schema.org/draft/2020-12/schema"
    return try SchemaRule(schema: json(#"{ "$schema": "\#(dialect)", \#(keywords) }"#))
  }

  @Test(
    arguments: [
      #""minItems": 1"#, #""pattern": 1"#, #""$schema": "twice""#, #""$ref": "a""#,
      #""type": "integer""#, #""type": ["string"]"#, #""additionalProperties": true"#,
      #""additionalProperties": {}"#, #""const": []"#, #""enum": "a""#, #""required": "a""#,
      #""items": [{}]"#, #""items": { "minimum": 1 }"#, #""oneOf": [{ "not": {} }]"#,
      #""anyOf": [{ "not": {} }]"#,
      #""properties": { "a": { "maxLength": 1 } }"#, #""description": 1"#,
      ##""items": { "$ref": "#/$defs/a" }"##,
      ##""items": { "$ref": "#/$defs/a" }, "$defs": { "a": { "items": { "$ref": "#/$defs/a" } } }"##,
      ##""items": { "$ref": "#/$defs/a", "type": "string" }, "$defs": { "a": {} }"##,
    ]
  )
  func `a keyword that is not understood is an error wherever it stands`(keyword: String) {
    #expect(throws: SchemaRule.Mistake.self) { try Self.rule(keyword) }
  }

  @Test func `a schema of another dialect is an error`() throws {
    let other = try Self.json(#"{ "$schema": "http://json-schema.org/draft-07/schema#" }"#)
    #expect(throws: SchemaRule.Mistake.self) { try SchemaRule(schema: other) }
    #expect(throws: SchemaRule.Mistake.self) { try SchemaRule(schema: try Self.json("{}")) }
  }

  @Test(
    arguments: [
      (#""type": "string""#, #""a""#, []), (#""type": "string""#, "1", ["/ type"]),
      (#""type": "object""#, "[]", ["/ type"]), (#""type": "boolean""#, "null", ["/ type"]),
      (#""const": 1"#, "1.0", []), (#""const": 1"#, "2", ["/ const"]),
      (#""const": 1"#, #""1""#, ["/ const"]), (#""const": false"#, "0", ["/ const"]),
      (#""pattern": "^a.+$""#, #""ab""#, []), (#""pattern": "^a.+$""#, #""a""#, ["/ pattern"]),
      (#""pattern": "a""#, "1", []),
      (#""enum": ["a", "b"]"#, #""b""#, []), (#""enum": ["a", "b"]"#, #""c""#, ["/ enum"]),
      (#""items": { "const": 1 }"#, "[1, 2, 1, 3]", ["/1 const", "/3 const"]),
      (#""items": { "const": 1 }"#, "{}", []),
      (
        ##""items": { "$ref": "#/$defs/a" }, "$defs": { "a": { "const": 1 } }"##, "[2]",
        ["/0 const"]
      ),
      (#""required": ["a", "b"]"#, #"{ "b": 1 }"#, ["/ required"]),
      (#""properties": { "a": { "const": 1 } }"#, #"{ "a": 2, "b": 2 }"#, ["/a const"]),
      (#""additionalProperties": false"#, #"{ "a": 2 }"#, ["/ additionalProperties"]),
      (#""oneOf": [{ "const": 1 }, { "const": 2 }]"#, "2", []),
      (#""oneOf": [{ "const": 1 }, { "const": 2 }]"#, "3", ["/ oneOf"]),
      (#""oneOf": [{ "const": 1 }, {}]"#, "1", ["/ oneOf"]),
      (#""anyOf": [{ "const": 1 }, {}]"#, "1", []),
      (#""anyOf": [{ "const": 1 }, { "const": 2 }]"#, "3", ["/ anyOf"]),
      (
        #""oneOf": [{ "type": "string" }, { "type": "array", "items": { "const": 1 } }]"#, "[2]",
        ["/0 const"]
      ),
    ] as [(String, String, [String])]
  )
  func `a keyword allows what the standard says`(
    keyword: String,
    value: String,
    violations: [String]
  ) throws {
    let found = try Self.rule(keyword).violations(in: try Self.json(value))
    #expect(found.map(\.line) == violations)
  }
}
