/// `public import Foundation`.
struct ImportDeclaration: Equatable, Sendable {
  /// As it is emitted, on one line.
  let text: String
}
