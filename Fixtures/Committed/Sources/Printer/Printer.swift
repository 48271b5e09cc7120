/// Prints, and tells its delegate.
public final class Printer {
  /// Who is told; held as delegates usually are.
  public weak var delegate: (any PrinterDelegate)?

  /// Makes a printer that nobody listens to.
  public init() {}

  /// Prints `page` as often as the delegate wants.
  public func printPage(_ page: Int) {
    let copies = delegate?.printer(self, copiesOf: page) ?? 0
    for _ in 0..<copies { delegate?.printer(self, didPrint: page) }
  }
}
