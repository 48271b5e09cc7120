/// `public import Foundation`.
struct ImportDeclaration: Equatable, Sendable {
  /// As it is emitted, on one line.
  let text: String

  /// What it names: `Foundation`, or `Foundation.Data`.
  let module: String
}
