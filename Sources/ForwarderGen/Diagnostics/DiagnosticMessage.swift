/// What a diagnostic says.
///
/// Its text is one line in lower case that quotes the user's text and offers the way out. The cases
/// are in the order of the page of diagnostics. The texts are in one file per topic.
package enum DiagnosticMessage: Sendable {
  case tooLarge(_ what: String, _ limit: Int)
  case tooDeep(_ what: String, _ limit: Int)
  case byteOrderMark
  case notUTF8
  case conflictMarker
  case emptyFile
  case jsonComment
  case listWithoutBrackets
  case trailingComma
  case unterminatedString
  case controlCharacter(_ byte: UInt8)
  case unknownEscape(_ letter: String?)
  case sharedFileName(_ name: String)
  case emptySpec
  case misplacedKey(_ key: String, place: String)
  case absolutePath(_ path: String)
  case nameWithoutPlace(_ name: String)
  case fileOfOtherModule(_ path: String, _ folder: String)
  case protocolInSwift(_ name: String, _ path: String)
  case forwarderInSwift(_ name: String, _ fileName: String)
  case wrongType(of: String, expected: String, found: String)
  case duplicateKey(_ key: String)
  case unknownKey(_ key: String, of: String, known: [String])
  case missingKey(_ key: String, of: String)
  case unknownValue(_ value: String, of: String, known: [String])
  case unknownVersion(_ version: String, known: String)
  case unexpectedToken(_ found: String?, expected: String)
  case unterminated(_ what: String)
  case unclosed(_ bracket: String)
  case unopened(_ bracket: String)
  case reservedName(_ word: String)
  case misplacedModifier(_ modifier: String, on: String)
  case protocolWithBody
  case protocolWithoutBody(_ name: String)
  case requirementWithBody
  case defaultArgument
  case associatedTypeWithKeys(_ name: String)
  case propertyWithoutAccessors
  case fallbackReturns
  case unquotedText(_ text: String)
  case secondStatement
  case reduceWithClosure
  case severalLines(_ what: String)
  case unsupportedShape(_ shape: String)
  case refusedVariadic
  case refusedInitializer
  case refusedOperator
  case refusedStatic(_ modifier: String)
  case refusedSelf
  case refusedAutoclosure(_ error: String)
  case refusedAccessors
  case refusedSending
  case refusedContinuation
  case refusedClaimedSending
  case refusedNoncopyable
  case refusedNoncopyableAnswer(others: [String])
  case refusedPrivate(_ access: String)
  case optionalModifier
  case swiftBase(_ name: String)
  case settableOptional
  case optionalSubscript
  case optionalEffect(_ effect: String)
  case selectorNeeded(_ requirement: String, hasParameters: Bool)
  case refusedActor
  case unknownBase(_ name: String, requiring: String?, inSwiftFile: Bool)
  case refusedBase(_ name: String)
  case ambiguousBase(_ name: String)
  case baseUnderConditions(_ name: String, of: String)
  case inheritanceCycle(_ name: String)
  case tooManyBases(_ limit: Int)
  case tooManyForwarded(_ limit: Int)
  /// The protocol that inherits `base` is on `actor`, or `nonisolated` if that is nil.
  case unclearIsolation(_ base: String, _ actor: String?)
  case nonprimaryAssociatedType(_ name: String, in: String)
  case equatedAssociatedType(_ name: String, by: String, isElsewhere: Bool)
  case duplicateRequirement(_ signature: String)
  case namedLikeRegistry(_ name: String)
  case invalidPropertyName(_ name: String)
  case unknownPlace(_ place: String)
  case misplacedSubject(_ key: String, expected: String)
  /// `other` is the path of the file that is probably meant.
  case unreadSwiftFile(_ path: String, _ reason: String, or: String?)
  /// `other` is the path of the file that is probably meant.
  case unknownProtocolInFile(_ name: String, _ path: String, known: [String], or: String?)
  case itemTwice(_ name: String, in: String? = nil)
  case forwarderElsewhere(_ name: String)
  case undecidedOptional(_ name: String)
  case possibleImplementation
  case forwardedInSpec
  case unknownProtocolInTarget(_ name: String, known: [String])
  case protocolInFiles(_ name: String, _ paths: [String])
  case unknownSubject(_ name: String, like: String?, of: String, known: [String])
  case ambiguousSubject(_ name: String, forms: [String])
  case subjectTwice(_ name: String)
  case unknownSubjectCondition(_ name: String, _ condition: String, known: [String])
  case isHere(_ what: String)
  case fixIt(_ text: String)
  case swiftFileOutside(_ path: String)
  case keyOfSwift(_ key: String)
  case invalidName(_ name: String)
  case reservedCaseName(_ name: String, proposing: String)
  case caseNameTaken(_ name: String, proposing: String)
  case inheritedCaseNameTaken(_ name: String)
  case propertyAndOther(_ name: String)
  case earlierCase(_ name: String)
  case valueWithoutDispatch(_ fitting: [String])
  case closureWithoutDispatch(joined: [String], through: String?)
  case unfitDispatch(_ dispatch: String, fits: String, fitting: [String])
  case closureToAll(handlers: [String])
  case unfitThrough
  case unknownHandler(String, known: [String])
  case severalHandlers([String])
  case unfitHandler(String)
  case handlerWithEffects(String)
  case handlerOffActor(String, String)
  case withoutFunction(_ dispatch: String)
  case ambiguousPipeline(_ forms: [String])
  case unfitParameter(_ name: String, _ forms: [String])
  case unfitErrors(_ policy: String)
  case unfitCancelling
  case unfitConcurrency(dispatches: [String])
  case concurrentParameter(_ name: String, _ reason: String)
  case successiveParameter(String, String)
  case valueWithoutDefault(of: String, example: String?)
  case closureWithoutDefault
  /// The `default` is the placeholder `text`; the dispatches `neutral` need none.
  case undecidedDefault(_ text: String, callsClosure: Bool, neutral: [String])
  /// `reason` is what happens without a responder, in any case.
  case needlessDefault(_ reason: String)
  case omissionUnderFunction
  case defaultCallsHandler(String)
  case defaultNamesMember(_ name: String)
  case unknownDefault(_ name: String)
  case inheritedDefaultNamesMember(_ name: String)
  case nameTaken(_ name: String)
  /// `owner` is what this cannot be more accessible than.
  case tooAccessible(_ access: String, owner: String, _ limit: String)
  case notASymbolGraph
  case unknownProtocol(_ name: String, known: [String])
  case ambiguousProtocol(_ name: String, names: [String])
  case protocolInSeveralFiles(_ name: String)
  case baseOfImport
  case declaredInModule(_ declaration: String)
  case importedDeclaredOtherwise(_ name: String, _ path: String)
  case unclearImport(_ names: [String])
  case queuedActor(_ actor: String)
  case queuedUnstated(_ name: String)
  case queuedAsync(_ name: String)
  case queuedFunction(String)
  case noEvents
  case unknownParameter(_ name: String, known: [String])
  case compositeOfNothing
  case unknownComposed(_ name: String, known: [String])
  case composedAssociatedTypes(_ name: String)
  case composedConditionally(_ name: String, _ condition: String)
  case composedApart(_ first: String, _ place: String, _ second: String, _ otherPlace: String)
  case acceptedNotSendable(_ name: String, _ sendable: String)
  case sharedDeclaration(_ signature: String, _ first: String, _ second: String)
  case sharedDispatch(_ signature: String, _ first: String, _ second: String, in: String?)
  case sharedByAccepted(_ signature: String, _ first: String, _ second: String)

  var text: String {
    Self.onOneLine(
      textOfSpec ?? textOfDeclaration ?? textOfShape ?? textOfForwarding ?? textOfImport
        ?? "\(self)"
    )
  }
}

extension DiagnosticMessage {
  /// Whether it is about a base that no spec declares: one that is not read may do so.
  package var isUnknownBase: Bool { if case .unknownBase = self { true } else { false } }
  package var isUndecidedDefault: Bool { if case .undecidedDefault = self { true } else { false } }
}

// MARK: - Wording

extension DiagnosticMessage {
  /// `'text'`, with the name of a character that may look like one of ASCII, or `absent` where there is none.
  static func quoted(_ text: String?, else absent: String) -> String {
    guard let text else { return absent }
    let other = text.unicodeScalars.first { !$0.isASCII && !$0.properties.isAlphabetic }
    return "'\(text)'" + (other?.properties.name.map { " (\($0))" } ?? "")
  }

  /// `text` with escapes for what cannot be seen: what it quotes may hold line breaks.
  private static func onOneLine(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        line += scalar.escaped(asASCII: true)
      case .spaceSeparator where !scalar.isASCII: line += scalar.escaped(asASCII: true)
      default: line.unicodeScalars.append(scalar)
      }
    }
  }

  /// The words in quotation marks, as a choice: `'a', 'b' or 'c'`.
  static func alternatives(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  /// The nearest of `known`, or all of them.
  static func suggestion(
    for word: String,
    among known: [String],
    otherwise lead: String
  ) -> String {
    didYouMean(NearestWord.nearest(to: word, among: known)) ?? "\(lead) \(alternatives(known))"
  }

  /// `did you mean 'dispatch'?`; nil where nothing is near.
  static func didYouMean(_ nearest: String?) -> String? { nearest.map { "did you mean '\($0)'?" } }

  /// The protocol among `known` that `name` was probably meant to be: misspelt, nested, or without its module.
  package static func nearestProtocol(to name: String, among known: [String]) -> String? {
    let others = known.filter { $0 != name }
    return others.first { $0.hasSuffix(".\(name)") || name.hasSuffix(".\($0)") }
      ?? NearestWord.nearest(to: name, among: others)
  }

  /// `0x0B`.
  static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "0x" + (digits.count == 1 ? "0" : "") + digits
  }
}

// What the compiler would derive for so many cases is a thirtieth of the tool, which every user compiles.
extension DiagnosticMessage: Hashable {
  /// Whether both say the same.
  package static func == (left: Self, right: Self) -> Bool { left.text == right.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
