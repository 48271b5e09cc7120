/// The text of a diagnostic: one line in lower case that quotes the user's text and offers the way
/// out.
///
/// The messages are in one file per topic, and no other file makes any.
struct DiagnosticMessage: Hashable, Sendable {
  /// Which message it is, whatever it quotes.
  enum Kind: String, CaseIterable, Sendable {
    case fileTooLarge
    case byteOrderMark
    case notUTF8
    case unexpectedCharacter
    case conflictMarker
    case lookAlike
    case emptyFile
    case jsonComment
    case otherQuotes
    case unquotedWord
    case innerQuotes
    case listWithoutBrackets
    case behindList
    case nulCharacter
    case jsonNestedTooDeeply
    case stringTooLong
    case trailingComma
    case unterminatedString
    case controlCharacter
    case unknownEscape
    case loneSurrogate
    case shortUnicodeEscape
    case sharedFileName
    case emptySpec
    case misplacedKey
    case absolutePath
    case nameWithoutPlace
    case fileOfOtherModule
    case protocolInSwift
    case forwarderInSwift
    case wrongType
    case duplicateKey
    case unknownKey
    case missingKey
    case unknownValue
    case unknownVersion
    case unexpectedToken
    case unexpectedControlCharacter
    case unterminated
    case interpolationNestedTooDeeply
    case unclosed
    case unopened
    case bracketsNestedTooDeeply
    case ambiguousSlash
    case typeNestedTooDeeply
    case reservedName
    case misplacedModifier
    case secondAccessLevel
    case protocolWithBody
    case protocolWithoutBody
    case forwarderAttribute
    case forwarderInheritance
    case letRequirement
    case requirementWithBody
    case defaultArgument
    case defaultAssociatedType
    case associatedTypeWithKeys
    case effectsOutOfOrder
    case propertyWithoutAccessors
    case fallbackOnTwoLines
    case fallbackReturns
    case emptyFallback
    case unquotedText
    case singleQuotedText
    case secondStatement
    case reduceWithClosure
    case fallbackDirective
    case conditionOnTwoLines
    case unsupportedShape
    case refusedVariadic
    case refusedInitializer
    case typeAliasRequirement
    case refusedOperator
    case refusedStatic
    case refusedSelf
    case mutatingObject
    case refusedAccessors
    case refusedAutoclosure
    case refusedSending
    case refusedClaimedSending
    case refusedNoncopyable
    case refusedNoncopyableAnswer
    case refusedOpaqueResult
    case refusedPrivate
    case refusedSPI
    case settableWithEffects
    case objectiveCMember
    case optionalModifier
    case notInObjectiveC
    case swiftBase
    case settableOptional
    case optionalSubscript
    case optionalEffect
    case selectorNeeded
    case requirementIsHere
    case objectImport
    case refusedActor
    case unknownBase
    case refusedBase
    case ambiguousBase
    case baseUnderConditions
    case inheritanceCycle
    case tooManyBases
    case tooManyForwarded
    case unclearIsolation
    case propertyAndMethod
    case propertiesOfTwoTypes
    case nonprimaryAssociatedType
    case equatedAssociatedType
    case undeclaredAssociatedType
    case duplicateRequirement
    case earlierDeclaration
    case namedLikeRegistry
    case namedLikeMember
    case invalidPropertyName
    case unknownPlace
    case misplacedSubject
    case unreadSwiftFile
    case unknownProtocolInFile
    case headOfFile
    case itemTwice
    case forwarderElsewhere
    case earlierItem
    case undecidedOptional
    case possibleImplementation
    case forwardedInSpec
    case forwardedAnyway
    case forwardedWithKeys
    case unknownProtocolInTarget
    case protocolInFiles
    case unknownSubject
    case ambiguousSubject
    case subjectTwice
    case subjectWithAndWithoutIf
    case unknownSubjectCondition
    case earlierEntry
    case requirementOfEntry
    case fixIt
    case swiftFileOutside
    case keyOfSwift
    case invalidName
    case reservedCaseName
    case caseNameTaken
    case inheritedCaseNameTaken
    case earlierCase
    case valueWithoutDispatch
    case closureWithoutDispatch
    case unfitDispatch
    case closureToAll
    case unfitThrough
    case reduceWithoutFunction
    case ambiguousPipeline
    case unfitParameter
    case unfitErrors
    case rethrowingErrors
    case unfitConcurrency
    case concurrentParameter
    case valueWithoutDefault
    case closureWithoutDefault
    case undecidedDefault
    case needlessDefault
    case throwingDefault
    case rethrowingDefault
    case defaultNamesMember
    case unknownDefault
    case inheritedDefaultNamesMember
    case inheritedDefault
    case unlikeObject
    case objectMemberOnActor
    case nameTaken
    case nameOfModule
    case earlierName
    case forwarderTooAccessible
    case delegatesTooAccessible
    case notASymbolGraph
    case unknownProtocol
    case ambiguousProtocol
    case protocolInSeveralFiles
    case baseOfImport
    case declaredInModule
    case unopenedDirective
    case unclosedDirective
    case importedDeclaredOtherwise
    case importedFromOtherFile
    case unclearImport
    case queuedActor
    case queuedUnstated
    case queuedAsync
    case queuedNoncopyable
    case noEvents
    case noEvent
    case unfitEvent
    case eventWithoutEvents
    case compositeOfNothing
    case unknownComposed
    case composedTwice
    case composedAssociatedTypes
    case composedConditionally
    case composedApart
    case acceptedNotSendable
    case acceptedAnyway
    case sharedDeclaration
    case sharedDispatch
    case sharedByAccepted
  }

  let kind: Kind
  let text: String

  init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = Self.onOneLine(text)
  }
}

// MARK: - Wording

extension DiagnosticMessage {
  /// `'text'`, or `absent` where there is none.
  static func quoted(_ text: String?, else absent: String) -> String {
    text.map { "'\($0)'" } ?? absent
  }

  /// `text` with its control characters as escapes: what it quotes may hold line breaks.
  private static func onOneLine(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        line += scalar.escaped(asASCII: true)
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
    if let nearest = NearestWord.nearest(to: word, among: known) {
      return "did you mean '\(nearest)'?"
    }
    return "\(lead) \(alternatives(known))"
  }

  /// `0x0B`.
  static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "0x" + (digits.count == 1 ? "0" : "") + digits
  }
}
