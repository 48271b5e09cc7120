public import Printer

/// Has a printer, and any number of people who watch it.
public final class Press {
  private let watchers = MultiPrinterDelegate()
  private let printer = Printer()

  /// Makes a press that nobody watches.
  public init() {
    printer.delegate = watchers
  }

  /// Tells `watcher` what the printer does.
  public func add(_ watcher: any PrinterDelegate) {
    watchers.delegates.add(watcher)
  }

  /// Prints a page.
  public func printPage(_ page: Int) {
    printer.printPage(page)
  }
}
