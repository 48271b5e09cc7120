/// Messages about a spec: its JSON, its keys and values, and the Swift files that it names.
extension DiagnosticMessage {
  var textOfSpec: String? {
    switch self {
    case .fileTooLarge(let limit): "the file has more than \(limit) bytes: divide it into several"
    case .stringTooLong(let limit): "this string has more than \(limit) bytes: shorten it"
    case .nulCharacter: "this is a NUL byte: save the file as UTF-8 text"
    case .byteOrderMark: "the file begins with a byte order mark: save it as UTF-8 without one"
    case .notUTF8: "this byte is not UTF-8: save the file as UTF-8"
    case .unexpectedCharacter(let found, let expected):
      "expected \(expected), found \(Self.quoted(found, else: "the end of the file"))"
    case .conflictMarker:
      "this is a conflict marker of a merge: keep one side, and remove the lines with markers"
    case .lookAlike(let found): found.text
    case .jsonComment:
      "JSON has no comments: write '\"$comment\": \"…\"', which every object of a spec may have"
    case .otherQuotes(let mark): "a JSON string has double quotes: write '\"' instead of '\(mark)'"
    case .unquotedWord(let word):
      "'\(word)' is not JSON: write '\(Self.inJSON(word))'"
    case .innerQuotes:
      "this string ends before its last quotation mark: write '\\\"' for a mark inside it, as in "
        + "'\"\\\"text\\\"\"'"
    case .listWithoutBrackets:
      "expected a key in quotation marks: write '[' and ']' around a list instead of '{' and '}'"
    case .behindList(let key):
      "the list of '\(key)' has ended before this element: move it before the ']' of that list"
    case .emptyFile:
      "the file is empty: a spec is '{ \"version\": 1, \"protocols\": [{ \"protocol\": "
        + "\"FeedDelegate\", \"declared\": \"Feed.swift\" }] }'"
    case .jsonNestedTooDeeply(let limit):
      "arrays and objects nest more than \(limit) levels deep: remove levels, a spec needs four"
    case .trailingComma: "the last element is followed by a comma: remove it"
    case .unterminatedString:
      "this string does not end on its line: close it with '\"', and write a line break as '\\n'"
    case .controlCharacter(let byte):
      "control character \(Self.hex(byte)) in a string: write it as '\\u00\(Self.hex(byte).dropFirst(2))'"
    case .unknownEscape(let letter):
      "unknown escape '\\\(letter ?? "")' in a string: write a backslash as '\\\\'"
    case .loneSurrogate:
      "this escape is half of a surrogate pair: write the character itself, or both halves"
    case .shortUnicodeEscape:
      "'\\u' is followed by exactly four hexadecimal digits: write '\\u00E4' for 'ä'"

    // Messages about the keys and values of a spec.
    case .sharedFileName(let name):
      "two specs with the file name '\(name)' have the same '#fileID': "
        + "rename one, or generate with '--no-source-locations'"
    case .emptySpec:
      "this spec names no protocol, so nothing is generated: "
        + "add '\"protocols\": [{ \"protocol\": \"FeedDelegate\", \"declared\": \"Feed.swift\" }]'"
    case .wrongType(let name, let expected, let found):
      "\(name) has to be \(expected), not \(found)"
    case .duplicateKey(let key): "this object has the key '\(key)' already: remove one of the two"
    case .unknownKey(let key, let object, let known):
      "unknown key '\(key)' (forwarder-gen \(Version.current)): "
        + Self.suggestion(for: key, among: known, otherwise: "\(object) has")
    case .misplacedKey(let key, let place): "'\(key)' is a key of \(place): move it there"
    case .missingKey(let key, let object): "\(object) needs the key '\(key)'"
    case .unknownValue(let value, let key, let known):
      "unknown '\(key)' '\(value)': "
        + Self.suggestion(for: value, among: known, otherwise: "it is")
    case .unknownVersion(let version, let known) where Double(version) == Double(known):
      "'version' is a whole number: write '\(known)' instead of '\(version)'"
    case .unknownVersion(let version, let known):
      "this is version \(version) of the format, and forwarder-gen \(Version.current) reads version \(known): "
        + "use the tool that the spec was written for"

    // Protocols in Swift files.
    case .unknownPlace(let place):
      "unknown 'declared' '\(place)': it is 'here', 'elsewhere', or the path of a Swift file, 'X.swift', or of a module's interface, 'X.swiftinterface'"
    case .absolutePath(let path):
      "'\(path)' is an absolute path: write the path from the spec's folder, like 'Feed.swift'"
    case .nameWithoutPlace(let name):
      "'\(name)' is the name of a protocol and not its declaration: add '\"declared\": \"X.swift\"', with "
        + "the Swift file that has it, or write 'protocol \(name): AnyObject' to declare it here"
    case .fileOfOtherModule(let path, let folder):
      "'\(path)' is in another target, and the spec does not import it: add '\"imports\": [\"\(folder)\"]', "
        + "with the name of its module"
    case .protocolInSwift(let name, let path):
      "a Swift file of the target declares '\(name)' already: write '\"protocol\": \"\(name)\", "
        + "\"declared\": \"\(path)\"' for a forwarder of that one, or rename one"
    case .forwarderInSwift(let name, let fileName):
      "'\(fileName)' declares '\(name)' already, which would be the name of the forwarder: give the "
        + "forwarder another one in the spec, with '\"forwarder\": \"…\"'"
    case .misplacedSubject(let key, let expected):
      key == "declaration"
        ? "the protocol is read from a Swift file: name the requirement with '\(expected)'"
        : "the protocol is not read from a Swift file: write the requirement with '\(expected)'"
    case .unreadSwiftFile(let path, let reason, let other):
      "cannot read '\(path)': \(reason)"
        + (other.map { ": write '\($0)'" }
          ?? " (a path in 'declared' begins at the folder of the spec)")
    case .swiftFileOutside(let path):
      "'\(path)' belongs neither to this target nor to one that it depends on, so a build would not "
        + "notice its changes: put the spec into the target of that file"
    case .keyOfSwift(let key):
      "'\(key)' is read from the protocol's Swift file: change it there, and remove this key"
    case .headOfFile(let name):
      "the protocol is read from a Swift file: write its name only, '\(name)'"
    case .unknownProtocolInFile(let name, let path, let known, let other):
      "there is no protocol '\(name)' in '\(path)'"
        + (other.map { ": write '\"declared\": \"\($0)\"', which has it" }
          ?? Self.didYouMean(Self.nearestProtocol(to: name, among: known)).map { ": \($0)" } ?? "")
    case .qualifiedProtocol(let name, let path):
      "a spec names a protocol without its module: write '\(path)' for '\(name)'"
    case .unknownProtocolInTarget(let name, let known):
      "no Swift file of the target declares a protocol '\(name)': "
        + (Self.didYouMean(Self.nearestProtocol(to: name, among: known))
          ?? "add its module to 'imports', or declare it here with 'protocol \(name): AnyObject'")
    case .protocolInFiles(let name, let paths):
      "several files declare a protocol '\(name)': add '\"declared\"' with \(Self.alternatives(paths))"
    case .itemTwice(let name, let other):
      "'\(name)' has an item already: "
        + (other.map { "import into this spec with '--output \($0)'" }
          ?? "write everything about it into one")
    case .forwarderElsewhere(let name):
      "a target that this one depends on generates '\(name)' already: remove this item and use that "
        + "class, or give this one another name with 'forwarder'"
    case .earlierItem: "the other item is here"
    case .undecidedOptional(let name):
      "an extension implements '\(name)' for some adopters, or may do so: write '\"optional\": true' if "
        + "an adopter may leave it out, or 'false' if each has its own"
    case .possibleImplementation: "this may implement it"
    case .forwardedInSpec:
      "what a spec declares is forwarded: remove 'forwarded', or declare the protocol in a Swift file"
    case .forwardedAnyway:
      "every requirement is forwarded unless the spec leaves it out: remove this"
    case .forwardedWithKeys:
      "a requirement that is not forwarded needs no other decision: remove 'forwarded' or the other keys"
    case .unknownSubject(let name, let nearest, let protocolName, let known):
      "'\(protocolName)' has no requirement '\(name)': "
        + (Self.didYouMean(nearest) ?? "remove this entry"
          + (known.isEmpty ? "" : ", or name one that has no entry: \(Self.alternatives(known))"))
    case .ambiguousSubject(let name, let forms):
      "several requirements are called '\(name)': write one of "
        + forms.map { "'\($0)'" }.joined(separator: ", ")
    case .subjectTwice(let name): "'\(name)' has an entry already: write all decisions into one"
    case .subjectWithAndWithoutIf(let name):
      "two entries are about '\(name)', and the one without 'if' is about every condition: "
        + "write an 'if' in both, or write one entry"
    case .unknownSubjectCondition(let name, let condition, let known):
      "no requirement '\(name)' is under '#if \(condition)': "
        + (known.isEmpty ? "remove 'if'" : "write \(Self.alternatives(known))")
    case .earlierEntry: "the other entry is here"
    case .fixIt(let text): text
    default: nil
    }
  }
}

extension DiagnosticMessage {
  /// The JSON that `word` was probably meant to be: a literal, or a string.
  private static func inJSON(_ word: String) -> String {
    let lowercased = word.lowercased()
    return ["true", "false", "null"].contains(lowercased) ? lowercased : "\"\(word)\""
  }
}

extension LookAlike {
  /// What it is, and what to write instead.
  fileprivate var text: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
    let code = "U+\(zeros)\(digits) (\(scalar.properties.name ?? "unnamed"))"
    return switch meant {
    case "": "this is \(code), which cannot be seen: remove it"
    case " ": "this is \(code): write a space"
    default: "'\(scalar)' is \(code): write '\(meant)'"
    }
  }
}
