extension SwiftCompiler {
  /// An error, and the line that it is about.
  struct ErrorLine: Equatable {
    let path: String
    let line: Int
    let message: String
  }
}

extension SwiftCompiler.ErrorLine {
  /// The message of a line of output that is an error: `PATH:LINE:COLUMN: error: MESSAGE`.
  fileprivate init?(_ text: Substring) {
    guard let match = text.wholeMatch(of: /([^:]+):([0-9]+):[0-9]+: error: (.*)/),
      let line = Int(match.2)
    else { return nil }
    self.init(path: String(match.1), line: line, message: String(match.3))
  }
}

extension SwiftCompiler.Result {
  /// The errors among the complaints.
  var errors: [SwiftCompiler.ErrorLine] {
    complaints.split(separator: "\n").compactMap { SwiftCompiler.ErrorLine($0) }
  }
}
