/// Messages about a spec: its JSON, its keys and values, and the Swift files that it names.
extension DiagnosticMessage {
  var textOfSpec: String? {
    switch self {
    case .tooLarge(let what, let limit): "\(what) has more than \(limit) bytes: divide it"
    case .tooDeep(let what, let limit):
      "\(what) nest more than \(limit) levels deep: divide them"
    case .byteOrderMark: "the file begins with a byte order mark: save it as UTF-8 without one"
    case .notUTF8: "this byte is not UTF-8: save the file as UTF-8"
    case .conflictMarker:
      "this is a conflict marker of a merge: keep one side, and remove the lines with markers"
    case .jsonComment:
      "JSON has no comments: write '\"$comment\": \"…\"', which every object of a spec may have"
    case .listWithoutBrackets:
      "expected a key in quotation marks: write '[' and ']' around a list instead of '{' and '}'"
    case .emptyFile:
      "the file is empty: a spec is '{ \"version\": 1, \"protocols\": [{ \"protocol\": "
        + "\"FeedDelegate\", \"declared\": \"Feed.swift\" }] }'"
    case .trailingComma: "the last element is followed by a comma: remove it"
    case .unterminatedString:
      "this string does not end on its line: close it with '\"', and write a line break as '\\n'"
    case .controlCharacter(let byte):
      "control character \(Self.hex(byte)) cannot stand here: remove it, or write it as an escape"
    case .unknownEscape(let letter):
      "'\\\(letter ?? "")' begins no escape of JSON here: write the character itself, or '\\\\' for a backslash"

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
    case .unknownVersion(let version, let known):
      "this is version \(version) of the format, and forwarder-gen \(Version.current) reads version \(known): "
        + "write \(known), or use the tool that the spec was written for"

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
    case .unknownProtocolInFile(let name, let path, let known, let other):
      "there is no protocol '\(name)' in '\(path)'"
        + (other.map { ": write '\"declared\": \"\($0)\"', which has it" }
          ?? Self.didYouMean(Self.nearestProtocol(to: name, among: known)).map { ": \($0)" } ?? "")
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
    case .undecidedOptional(let name):
      "an extension implements '\(name)' for some adopters, or may do so: write '\"optional\": true' if "
        + "an adopter may leave it out, or 'false' if each has its own"
    case .possibleImplementation: "this may implement it"
    case .forwardedInSpec:
      "what a spec declares is forwarded: remove 'forwarded', or declare the protocol in a Swift file"
    case .unknownSubject(let name, let nearest, let protocolName, let known):
      "'\(protocolName)' has no requirement '\(name)': "
        + (Self.didYouMean(nearest) ?? "remove this entry"
          + (known.isEmpty ? "" : ", or name one that has no entry: \(Self.alternatives(known))"))
    case .ambiguousSubject(let name, let forms):
      "several requirements are called '\(name)': write one of "
        + forms.map { "'\($0)'" }.joined(separator: ", ")
    case .subjectTwice(let name):
      "'\(name)' has an entry already: write all decisions into one, or another 'if' in each"
    case .unknownSubjectCondition(let name, let condition, let known):
      "no requirement '\(name)' is under '#if \(condition)': "
        + (known.isEmpty ? "remove 'if'" : "write \(Self.alternatives(known))")
    case .isHere(let what): "\(what) is here"
    case .fixIt(let text): text
    default: nil
    }
  }
}
