// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public final class Gallery {
  public var delegate: (any Delegate)?
}
