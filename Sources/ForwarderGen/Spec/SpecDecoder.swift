/// Turns positioned JSON into a spec.
///
/// Everything that is wrong is reported; what cannot be understood is left out of the result, which
/// nobody emits then.
enum SpecDecoder {
  /// The format version that this tool reads.
  static let formatVersion = "1"

  static func decode(_ node: JSONNode, _ diagnostics: inout Diagnostics) -> Spec? {
    guard let object = SpecObject<SpecFileKey>(node, &diagnostics) else { return nil }
    checkVersion(object, &diagnostics)
    return Spec(
      source: diagnostics.source,
      imports: object.elements(.imports, &diagnostics).compactMap { importSpec($0, &diagnostics) },
      markers: object.elements(.markers, &diagnostics)
        .compactMap {
          $0.string(as: "a marker", &diagnostics)
        },
      protocols: object.elements(.protocols, &diagnostics)
        .compactMap {
          protocolSpec($0, &diagnostics)
        }
    )
  }

  private static func checkVersion(
    _ object: SpecObject<SpecFileKey>,
    _ diagnostics: inout Diagnostics
  ) {
    guard let node = object[.version] else { return }
    guard case .number(let version) = node.value else {
      diagnostics.report(.wrongType("'version'", "a number", node.typeName), at: node.position)
      return
    }
    if version != formatVersion {
      diagnostics.report(.unknownVersion(version, known: formatVersion), at: node.position)
    }
  }

  private static func importSpec(
    _ node: JSONNode,
    _ diagnostics: inout Diagnostics
  ) -> ImportSpec? {
    if case .string(let text) = node.value { return ImportSpec(declaration: text, condition: nil) }
    guard case .object = node.value else {
      diagnostics.report(
        .wrongType("an import", "a string or an object", node.typeName),
        at: node.position
      )
      return nil
    }
    guard
      let object = SpecObject<ImportKey>(node, &diagnostics),
      let declaration = object.string(.import, &diagnostics)
    else { return nil }
    return ImportSpec(declaration: declaration, condition: object.string(.if, &diagnostics))
  }

  private static func protocolSpec(
    _ node: JSONNode,
    _ diagnostics: inout Diagnostics
  ) -> ProtocolSpec? {
    guard let object = SpecObject<ProtocolKey>(node, &diagnostics) else { return nil }
    let place: ProtocolSpec.Place = object.choice(.declared, &diagnostics) ?? .here
    let forwarder = forwarderChoice(object, &diagnostics)
    let requirements = object.elements(.requirements, &diagnostics)
      .compactMap {
        requirementSpec($0, &diagnostics)
      }
    let doc = object.string(.doc, &diagnostics)
    guard let head = object.string(.protocol, &diagnostics) else { return nil }
    return ProtocolSpec(
      head: head,
      place: place,
      forwarder: forwarder,
      requirements: requirements,
      doc: doc
    )
  }

  private static func forwarderChoice(
    _ object: SpecObject<ProtocolKey>,
    _ diagnostics: inout Diagnostics
  ) -> ProtocolSpec.ForwarderChoice {
    guard let node = object[.forwarder] else { return .derived }
    switch node.value {
    case .boolean(false): return .none
    case .string(let text): return .head(text)
    default:
      diagnostics.report(
        .wrongType("'forwarder'", "a class name, a class head or false", node.typeName),
        at: node.position
      )
      return .derived
    }
  }

  private static func requirementSpec(
    _ node: JSONNode,
    _ diagnostics: inout Diagnostics
  ) -> RequirementSpec? {
    if case .string(let text) = node.value {
      return RequirementSpec(
        declaration: text,
        dispatch: nil,
        fallback: nil,
        name: nil,
        doc: nil
      )
    }
    guard case .object = node.value else {
      diagnostics.report(
        .wrongType("a requirement", "a string or an object", node.typeName),
        at: node.position
      )
      return nil
    }
    guard let object = SpecObject<RequirementKey>(node, &diagnostics) else { return nil }
    let dispatch = object.string(.dispatch, &diagnostics)
    let fallback = object.string(.default, &diagnostics)
    let name = object.string(.name, &diagnostics)
    let doc = object.string(.doc, &diagnostics)
    guard let declaration = object.string(.declaration, &diagnostics) else { return nil }
    return RequirementSpec(
      declaration: declaration,
      dispatch: dispatch,
      fallback: fallback,
      name: name,
      doc: doc
    )
  }
}
