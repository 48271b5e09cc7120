import Testing

@testable import ForwarderGen

/// A run of specs that name Swift files.
///
/// Its texts may have the marks of ``MarkedText``.
struct SwiftRun {
  private let marked: [(source: SourceText, offsets: [Int])]
  let specs: [SourceText]
  let references: [SourceText]
  let files: [SourceText]
  private let absent: [String: SwiftFiles.Absence]

  /// Whether the files are those of the specs' target, and not only files that specs may name.
  private let knowsTarget: Bool

  /// A run of `specs`, texts by their paths, beside `files`, texts by theirs.
  init(
    specs: KeyValuePairs<String, String>,
    references: KeyValuePairs<String, String> = [:],
    beside files: KeyValuePairs<String, String>,
    without absent: [String: SwiftFiles.Absence] = [:],
    knowingTarget knowsTarget: Bool = false
  ) {
    func read(_ texts: KeyValuePairs<String, String>) -> [(source: SourceText, offsets: [Int])] {
      texts.map { path, text in
        let marked = MarkedText(text)
        return (SourceText(path: path, text: marked.text), marked.offsets)
      }
    }
    let (own, others, swift) = (read(specs), read(references), read(files))
    marked = own + others + swift
    self.specs = own.map(\.source)
    self.references = others.map(\.source)
    self.files = swift.map(\.source)
    self.absent = absent
    self.knowsTarget = knowsTarget
  }

  /// A run of one spec with the item `item` in the target of `files`.
  init(_ item: String, inTargetOf files: KeyValuePairs<String, String>) {
    self.init(
      specs: ["A.delegates.json": specText([item])],
      beside: files,
      knowingTarget: true
    )
  }

  /// A run of one spec with `items` about protocols, beside the file `X.swift`.
  init(_ items: String..., beside file: String) {
    self.init(specs: ["A.delegates.json": specText(items)], beside: ["X.swift": file])
  }

  var swiftFiles: SwiftFiles {
    guard knowsTarget else { return SwiftFiles(files, without: absent) }
    let decoded = DecodedSpecs(specs, references: references)
    let named = Set(decoded.swiftFiles)
    return SwiftFiles(
      files.filter { named.contains($0.path) },
      for: decoded.specs.compactMap(\.self),
      without: absent,
      of: [.of(files)],
      about: decoded.swiftProtocols
    )
  }

  /// The forwarders of the run.
  var resolution: Resolution {
    Resolution(of: specs, references: references, beside: swiftFiles)
  }

  /// Expects exactly messages of `kinds`, in order, at the marks.
  func expect(
    _ kinds: DiagnosticMessage.Kind...,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let resolution = resolution
    let lines = resolution.lines.joined(separator: "\n")
    #expect(resolution.kinds == kinds, "\(lines)", sourceLocation: sourceLocation)
    let places = marked.flatMap { source, offsets in
      offsets.map { source.location(of: SourcePosition(offset: $0)) }
    }
    #expect(
      resolution.diagnostics.map(\.location) == places.sorted(),
      "\(lines)",
      sourceLocation: sourceLocation
    )
  }

  /// Expects the forwarder `name` to implement `requirements`, in order, each as ``outline``
  /// describes it.
  func expect(
    _ name: String,
    forwards requirements: String...,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let resolution = resolution
    #expect(resolution.lines == [], sourceLocation: sourceLocation)
    let forwarded = resolution.forwarder(name)?.forwarded.map(\.outline)
    #expect(forwarded == requirements, sourceLocation: sourceLocation)
  }

  /// The generated files, compiled together with the Swift files.
  ///
  /// The suite has the trait `.runtimeModule`.
  func generatedTexts(
    locatesSource: Bool = false,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> [String] {
    try ForwarderGenTests.generatedTexts(
      of: specs,
      references: references,
      with: files,
      read: swiftFiles,
      locatesSource: locatesSource,
      sourceLocation: sourceLocation
    )
  }
}

extension ResolvedRequirement {
  /// `a(_:) first optional if DEBUG`.
  fileprivate var outline: String {
    let words = [
      declared.declaration.compoundName, declared.dispatch.name.rawValue,
      isOptional ? "optional" : nil, declared.condition.map { "if \($0.text)" },
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }
}

/// A spec with `items` about protocols, each written in JSON.
func specText(_ items: [String]) -> String {
  #"{ "version": 1, "protocols": [\#(items.joined(separator: ",\n"))] }"#
}

/// An item about a protocol of the Swift file at `path`, with `entries` written in JSON.
func item(
  _ name: String,
  _ entries: String...,
  in path: String = "X.swift",
  keys: String = ""
) -> String {
  let list = entries.joined(separator: ", ")
  return #"{ "protocol": "\#(name)", "declared": "\#(path)", \#(keys)"requirements": [\#(list)] }"#
}

/// An entry about the requirement called `name`, with `keys` written in JSON.
func entry(_ name: String, _ keys: String = #""dispatch": "first", "default": "1""#) -> String {
  #"{ "requirement": "\#(name)", \#(keys) }"#
}
