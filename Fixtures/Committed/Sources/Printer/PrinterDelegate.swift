/// Hears what a printer does.
public protocol PrinterDelegate: AnyObject {
  /// A page has been printed.
  func printer(_ printer: Printer, didPrint page: Int)

  /// How many copies of a page are wanted.
  func printer(_ printer: Printer, copiesOf page: Int) -> Int
}
