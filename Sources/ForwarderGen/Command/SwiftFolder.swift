/// The folder of a target's Swift files, as `--swift-folder` has it: `Sources/Kit`, or `Kit=Core/Sources` if it
/// is not called as the module.
package struct SwiftFolder: Equatable, Sendable {
  package let path: String

  /// The module of the target; nil if the folder has its name.
  let module: String?

  /// Reads the argument `text`.
  package init(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let isModule = parts.count == 2 && !parts[0].isEmpty && !parts[0].contains("/")
    // A folder may have such a name, too.
    if isModule, FileSystem.identity(ofFolder: text) == nil {
      (module, path) = (String(parts[0]), String(parts[1]))
    } else {
      (module, path) = (nil, text)
    }
  }

  package init(_ path: String, of module: String) { (self.path, self.module) = (path, module) }

  /// The names along its path.
  func names(from current: String) -> [String] { OutputPlan.components(of: path, from: current) }
}
