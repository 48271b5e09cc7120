extension RealLife {
  /// Protocols whose adopters leave requirements out, marked with `/* optional */`, and small ones.
  static let defaults = """
    public protocol TableUpdatesDelegate: AnyObject {
      func tableWillUpdate(_ table: Table)
      /* optional */ func table(_ table: Table, didMoveRowFrom source: IndexPath, to destination: IndexPath)
      /* optional */ func table(_ table: Table, heightFor row: Int) -> CGFloat?
      /* optional */ func tableDidUpdate(_ table: Table)
    }
    protocol PlaybackObserver: AnyObject {
      /* optional */ func playbackDidStart()
      /* optional */ func playbackDidStall(after seconds: Double, reason: StallReason?)
      /* optional */ func playback(willSwitchTo quality: Quality) async throws
      /* optional */ func nextTrack(after current: Track) -> Track?
    }
    @MainActor protocol DropTargetDelegate: AnyObject {
      /* optional */ func dropTarget(_ target: DropTarget, canHandle items: [Any]) -> Bool
      /* optional */ func dropTarget(_ target: DropTarget, performDropWith coordinator: any DropCoordinator)
      /* optional */ func dropTargetDidExit(_ target: DropTarget)
      var acceptedTypes: [String]? { get }
    }
    public protocol ParserDelegate: AnyObject {
      /* optional */ func parserDidStart(_ parser: Parser)
      /* optional */ func parser(_ parser: Parser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?, attributes attributeDict: [String : String])
      /* optional */ func parser(_ parser: Parser, resolveExternalEntityName name: String, systemID: String?) -> Data?
      /* optional */ func parser(_ parser: Parser, parseErrorOccurred parseError: Error)
    }
    protocol ExportDelegate: AnyObject {
      /* optional */ func export(_ e: Export, fileNameFor item: ExportItem, at index: Int) throws -> String
      /* optional */ func export(_ e: Export, askOverwrite url: URL, reply: @escaping (Bool) -> Void)
      /* optional */ var exportQuality: Double { get set }
      /* optional */ subscript(option name: String) -> String? { get }
    }
    protocol KeyboardObserver { /* optional */ func keyboardWillShow(height: CGFloat, duration: TimeInterval)
      /* optional */ func keyboardWillHide(duration: TimeInterval) }
    protocol TimerDelegate: AnyObject { func timerDidFire(_ timer: TickTimer, at date: Date) }
    protocol StepperDelegate: AnyObject { func stepper(_ stepper: Stepper, didChange value: Int); func stepperDidReachMaximum(_ stepper: Stepper) }
    protocol RatingDelegate: AnyObject { func rating(_ rating: Float, from source: Any?) }
    protocol FilterDelegate: AnyObject { func applyFilters(_ filters: [Filter]?); func clear() }
    protocol DatePickerDelegate: AnyObject { func picked(_ date: Date?, _ sender: DatePicker?) }
    protocol AlertDelegate: AnyObject { func alert(_ alert: Alert, clickedButtonAt index: Int) -> Bool }
    protocol ConsentDelegate: AnyObject { func consent(_ consent: Consent?, error: (any Error)?) ; var isRequired: Bool { get } }
    protocol WalletDelegate: AnyObject { func wallet(_ w: Wallet, signs payload: [UInt8], with key: Data) async throws -> [UInt8] }
    protocol TreeDelegate<Node>: AnyObject { associatedtype Node: AnyObject
      func children(of node: Node?) -> [Node]
      func isExpandable(_ node: Node) -> Bool }
    protocol PipelineStage { func run<S: AsyncSequence & Sendable>(on input: S) async throws -> Int where S.Element == Data }
    """
}
