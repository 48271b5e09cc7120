/// Messages about a spec as JSON.
extension DiagnosticMessage {
  static func fileTooLarge(_ limit: Int) -> Self {
    Self(.fileTooLarge, "the file has more than \(limit) bytes: divide it into several")
  }

  static func stringTooLong(_ limit: Int) -> Self {
    Self(.stringTooLong, "this string has more than \(limit) bytes: shorten it")
  }

  static func nulCharacter() -> Self {
    Self(.nulCharacter, "this is a NUL byte: save the file as UTF-8 text")
  }

  static func byteOrderMark() -> Self {
    Self(.byteOrderMark, "the file begins with a byte order mark: save it as UTF-8 without one")
  }

  static func notUTF8() -> Self {
    Self(.notUTF8, "this byte is not UTF-8: save the file as UTF-8")
  }

  static func unexpectedCharacter(_ found: String?, _ expected: String) -> Self {
    Self(
      .unexpectedCharacter,
      "expected \(expected), found \(quoted(found, else: "the end of the file"))"
    )
  }

  static func conflictMarker() -> Self {
    Self(
      .conflictMarker,
      "this is a conflict marker of a merge: keep one side, and remove the lines with markers"
    )
  }

  static func lookAlike(_ found: LookAlike) -> Self {
    let digits = String(found.scalar.value, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
    let code = "U+\(zeros)\(digits) (\(found.scalar.properties.name ?? "unnamed"))"
    let text =
      switch found.meant {
      case "": "this is \(code), which cannot be seen: remove it"
      case " ": "this is \(code): write a space"
      default: "'\(found.scalar)' is \(code): write '\(found.meant)'"
      }
    return Self(.lookAlike, text)
  }

  static func jsonComment() -> Self {
    Self(
      .jsonComment,
      "JSON has no comments: write '\"$comment\": \"…\"', which every object of a spec may have"
    )
  }

  static func otherQuotes(_ mark: String) -> Self {
    Self(.otherQuotes, "a JSON string has double quotes: write '\"' in place of '\(mark)'")
  }

  static func unquotedWord(_ word: String) -> Self {
    let fixed =
      ["true", "false", "null"].contains(word.lowercased()) ? word.lowercased() : "\"\(word)\""
    return Self(.unquotedWord, "'\(word)' is not JSON: write '\(fixed)'")
  }

  static func innerQuotes() -> Self {
    Self(
      .innerQuotes,
      "this string ends before its last quotation mark: write '\\\"' for a mark inside it, as in "
        + "'\"\\\"text\\\"\"'"
    )
  }

  static func listWithoutBrackets() -> Self {
    Self(
      .listWithoutBrackets,
      "expected a key in quotation marks: write '[' and ']' around a list, in place of '{' and '}'"
    )
  }

  static func behindList(_ key: String) -> Self {
    Self(
      .behindList,
      "the list of '\(key)' has ended before this element: move it before the ']' of that list"
    )
  }

  static func emptyFile() -> Self {
    Self(
      .emptyFile,
      "the file is empty: a spec is '{ \"version\": 1, \"protocols\": [{ \"protocol\": "
        + "\"FeedDelegate\", \"declared\": \"Feed.swift\" }] }'"
    )
  }

  static func jsonNestedTooDeeply(_ limit: Int) -> Self {
    Self(
      .jsonNestedTooDeeply,
      "arrays and objects nest more than \(limit) levels deep: remove levels, a spec needs four"
    )
  }

  static func trailingComma() -> Self {
    Self(.trailingComma, "the last element is followed by a comma: remove it")
  }

  static func unterminatedString() -> Self {
    Self(
      .unterminatedString,
      "this string does not end on its line: close it with '\"', and write a line break as '\\n'"
    )
  }

  static func controlCharacter(_ byte: UInt8) -> Self {
    Self(
      .controlCharacter,
      "control character \(hex(byte)) in a string: write it as '\\u00\(hex(byte).dropFirst(2))'"
    )
  }

  static func unknownEscape(_ letter: String?) -> Self {
    Self(
      .unknownEscape,
      "unknown escape '\\\(letter ?? "")' in a string: write a backslash as '\\\\'"
    )
  }

  static func loneSurrogate() -> Self {
    Self(
      .loneSurrogate,
      "this escape is half of a surrogate pair: write the character itself, or both halves"
    )
  }

  static func shortUnicodeEscape() -> Self {
    Self(
      .shortUnicodeEscape,
      "'\\u' is followed by exactly four hexadecimal digits: write '\\u00E4' for 'ä'"
    )
  }
}

/// Messages about the keys and values of a spec.
extension DiagnosticMessage {
  static func sharedFileName(_ name: String) -> Self {
    Self(
      .sharedFileName,
      "two specs with the file name '\(name)' have the same '#fileID': "
        + "rename one, or generate with '--no-source-locations'"
    )
  }

  static func emptySpec() -> Self {
    Self(
      .emptySpec,
      "this spec names no protocol, so nothing is generated: "
        + "add '\"protocols\": [{ \"protocol\": \"FeedDelegate\", \"declared\": \"Feed.swift\" }]'"
    )
  }

  static func wrongType(of name: String, expected: String, found: String) -> Self {
    Self(.wrongType, "\(name) is \(expected), not \(found)")
  }

  static func duplicateKey(_ key: String) -> Self {
    Self(.duplicateKey, "this object has the key '\(key)' already: remove one of the two")
  }

  static func unknownKey(_ key: String, of object: String, known: [String]) -> Self {
    Self(
      .unknownKey,
      "unknown key '\(key)' (forwarder-gen \(Version.current)): "
        + suggestion(for: key, among: known, otherwise: "\(object) has")
    )
  }

  static func misplacedKey(_ key: String, place: String) -> Self {
    Self(.misplacedKey, "'\(key)' is a key of \(place): move it there")
  }

  static func missingKey(_ key: String, of object: String) -> Self {
    Self(.missingKey, "\(object) needs the key '\(key)'")
  }

  static func unknownValue(_ value: String, of key: String, known: [String]) -> Self {
    Self(
      .unknownValue,
      "unknown '\(key)' '\(value)': "
        + suggestion(for: value, among: known, otherwise: "it is")
    )
  }

  /// The same for a dispatch: `forms` has each of the `known` names as a spec writes it.
  static func unknownDispatch(_ value: String, known: [String], forms: [String]) -> Self {
    let nearest = NearestWord.nearest(to: value, among: known)
    return .unknownValue(value, of: "dispatch", known: nearest.map { [$0] } ?? forms)
  }

  /// The same for a version whose number is `known`, and is written as `version`.
  static func versionForm(_ version: String, known: String) -> Self {
    Self(
      .unknownVersion,
      "'version' is a whole number: write '\(known)' in place of '\(version)'"
    )
  }

  static func unknownVersion(_ version: String, known: String) -> Self {
    Self(
      .unknownVersion,
      "this is version \(version) of the format, and forwarder-gen \(Version.current) reads version \(known): "
        + "use the tool that the spec was written for"
    )
  }
}

/// Protocols in Swift files.
extension DiagnosticMessage {
  static func unknownPlace(_ place: String) -> Self {
    Self(
      .unknownPlace,
      "unknown 'declared' '\(place)': it is 'here', 'elsewhere', or the path of a Swift file, 'X.swift', or of a module's interface, 'X.swiftinterface'"
    )
  }

  static func absolutePath(_ path: String) -> Self {
    Self(
      .absolutePath,
      "'\(path)' is an absolute path: write the path from the spec's folder, like 'Feed.swift'"
    )
  }

  static func nameWithoutPlace(_ name: String) -> Self {
    Self(
      .nameWithoutPlace,
      "'\(name)' is the name of a protocol and not its declaration: add '\"declared\": \"X.swift\"', with "
        + "the Swift file that has it, or write 'protocol \(name): AnyObject' to declare it here"
    )
  }

  static func fileOfOtherModule(_ path: String, _ folder: String) -> Self {
    Self(
      .fileOfOtherModule,
      "'\(path)' is in another target, and the spec does not import it: add '\"imports\": [\"\(folder)\"]', "
        + "with the name of its module"
    )
  }

  static func protocolInSwift(_ name: String, _ path: String) -> Self {
    Self(
      .protocolInSwift,
      "a Swift file of the target declares '\(name)' already: write '\"protocol\": \"\(name)\", "
        + "\"declared\": \"\(path)\"' for a forwarder of that one, or rename one"
    )
  }

  static func forwarderInSwift(_ name: String, _ fileName: String) -> Self {
    Self(
      .forwarderInSwift,
      "'\(fileName)' declares '\(name)' already, which would be the name of the forwarder: give the "
        + "forwarder another one in the spec, with '\"forwarder\": \"…\"'"
    )
  }

  static func misplacedSubject(_ key: String, expected: String) -> Self {
    Self(
      .misplacedSubject,
      key == "declaration"
        ? "the protocol is read from a Swift file: name the requirement with '\(expected)'"
        : "the protocol is not read from a Swift file: write the requirement with '\(expected)'"
    )
  }

  /// `other` is the path of the file that is probably meant.
  static func unreadSwiftFile(_ path: String, _ reason: String, or other: String?) -> Self {
    let rule = "(a path in 'declared' begins at the folder of the spec)"
    return Self(
      .unreadSwiftFile,
      "cannot read '\(path)': \(reason)\(other.map { ": write '\($0)'" } ?? " \(rule)")"
    )
  }

  static func swiftFileOutside(_ path: String) -> Self {
    Self(
      .swiftFileOutside,
      "'\(path)' belongs neither to this target nor to one that it depends on, so a build would not "
        + "notice its changes: put the spec into the target of that file"
    )
  }

  static func keyOfSwift(_ key: String) -> Self {
    Self(
      .keyOfSwift,
      "'\(key)' is read from the protocol's Swift file: change it there, and remove this key"
    )
  }

  static func headOfFile(_ name: String) -> Self {
    Self(.headOfFile, "the protocol is read from a Swift file: write its name only, '\(name)'")
  }

  /// `other` is the path of the file that is probably meant.
  static func unknownProtocolInFile(
    _ name: String,
    _ path: String,
    known: [String],
    or other: String?
  ) -> Self {
    let nearest = nearestProtocol(to: name, among: known).map { ": did you mean '\($0)'?" }
    let hint = other.map { ": write '\"declared\": \"\($0)\"', which has it" } ?? nearest ?? ""
    return Self(.unknownProtocolInFile, "there is no protocol '\(name)' in '\(path)'\(hint)")
  }

  static func unknownProtocolInTarget(_ name: String, known: [String]) -> Self {
    let hint =
      nearestProtocol(to: name, among: known).map { "did you mean '\($0)'?" }
      ?? "add its module to 'imports', or declare it here with 'protocol \(name): AnyObject'"
    return Self(
      .unknownProtocolInTarget,
      "no Swift file of the target declares a protocol '\(name)': \(hint)"
    )
  }

  static func protocolInFiles(_ name: String, _ paths: [String]) -> Self {
    Self(
      .protocolInFiles,
      "several files declare a protocol '\(name)': add '\"declared\"' with \(alternatives(paths))"
    )
  }

  static func itemTwice(_ name: String) -> Self {
    Self(.itemTwice, "'\(name)' has an item already: write everything about it into one")
  }

  /// The same for an import into another spec than the one at `path`.
  static func itemElsewhere(_ name: String, _ path: String) -> Self {
    Self(.itemTwice, "'\(name)' has an item already: import into this spec with '--output \(path)'")
  }

  static func forwarderElsewhere(_ name: String) -> Self {
    Self(
      .forwarderElsewhere,
      "a target that this one depends on generates '\(name)' already: remove this item and use that "
        + "class, or give this one another name with 'forwarder'"
    )
  }

  static func earlierItem() -> Self { Self(.earlierItem, "the other item is here") }

  static func undecidedOptional(_ name: String) -> Self {
    Self(
      .undecidedOptional,
      "an extension implements '\(name)' for some adopters, or may do so: write '\"optional\": true' if "
        + "an adopter may leave it out, or 'false' if each has its own"
    )
  }

  static func possibleImplementation() -> Self {
    Self(.possibleImplementation, "this may implement it")
  }

  static func forwardedInSpec() -> Self {
    Self(
      .forwardedInSpec,
      "what a spec declares is forwarded: remove 'forwarded', or declare the protocol in a Swift file"
    )
  }

  static func forwardedAnyway() -> Self {
    Self(
      .forwardedAnyway,
      "every requirement is forwarded that the spec does not leave out: remove this"
    )
  }

  static func forwardedWithKeys() -> Self {
    Self(
      .forwardedWithKeys,
      "a requirement that is not forwarded needs no other decision: remove 'forwarded' or the other keys"
    )
  }

  static func unknownSubject(
    _ name: String,
    like nearest: String?,
    of protocolName: String,
    known: [String]
  ) -> Self {
    let others = known.isEmpty ? "" : ", or name one that has no entry: \(alternatives(known))"
    let hint = nearest.map { "did you mean '\($0)'?" } ?? "remove this entry\(others)"
    return Self(.unknownSubject, "'\(protocolName)' has no requirement '\(name)': \(hint)")
  }

  static func ambiguousSubject(_ name: String, forms: [String]) -> Self {
    let list = forms.map { "'\($0)'" }.joined(separator: ", ")
    return Self(
      .ambiguousSubject,
      "several requirements are called '\(name)': write one of \(list)"
    )
  }

  static func subjectTwice(_ name: String) -> Self {
    Self(.subjectTwice, "'\(name)' has an entry already: write all decisions into one")
  }

  static func subjectWithAndWithoutIf(_ name: String) -> Self {
    Self(
      .subjectWithAndWithoutIf,
      "two entries are about '\(name)', and the one without 'if' is about every condition: "
        + "write an 'if' in both, or write one entry"
    )
  }

  static func unknownSubjectCondition(
    _ name: String,
    _ condition: String,
    known: [String]
  ) -> Self {
    let way =
      known.isEmpty
      ? "remove 'if'" : "write \(alternatives(known))"
    return Self(
      .unknownSubjectCondition,
      "no requirement '\(name)' is under '#if \(condition)': \(way)"
    )
  }

  static func earlierEntry() -> Self { Self(.earlierEntry, "the other entry is here") }

  static func requirementOfEntry() -> Self {
    Self(.requirementOfEntry, "the requirement is declared here")
  }

  static func fixIt(_ fixIt: FixIt) -> Self { Self(.fixIt, fixIt.text) }
}
