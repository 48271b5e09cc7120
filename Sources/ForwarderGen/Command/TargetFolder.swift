/// The Swift files of a spec's target, as far as folders tell, for commands that no build system gives a list.
package enum TargetFolder {
  /// The folders of a package whose folders are targets.
  private static let places: Set<String> = [
    "Plugins", "Source", "Sources", "src", "srcs", "Tests",
  ]

  /// How many files and folders may be where the target of a spec seems to be: a spec may lie anywhere.
  static let maximumSize = 50_000

  /// The paths of the Swift files in `stated` folders, or if there are none, in the targets of the specs at `paths`,
  /// relative where those are.
  package static func swiftFiles(
    ofSpecsAt paths: [String],
    in stated: [SwiftFolder] = [],
    upTo size: Int = maximumSize
  ) throws(CommandError) -> [String] {
    let current = FileSystem.currentFolder()
    let base = paths.allSatisfy { $0.hasPrefix("/") } ? "" : current == "/" ? "/" : "\(current)/"
    let folders =
      stated.isEmpty
      ? paths.map { names(ofSpecAt: $0, from: current) }
      : stated.map { $0.names(from: current) }
    var files: Set<String> = []
    for folder in Set(folders.map({ "/" + $0.joined(separator: "/") })).sorted() {
      files.formUnion(try swiftFiles(below: folder, upTo: stated.isEmpty ? size : .max))
    }
    return files.sorted().map { $0.hasPrefix(base) ? String($0.dropFirst(base.count)) : $0 }
  }

  /// The names along the folder of the target in a package, `Sources/Player` or what its manifest names; elsewhere
  /// of that of the spec.
  static func names(ofSpecAt path: String, from current: String) -> [String] {
    let names = Array(OutputPlan.components(of: path, from: current).dropLast())
    for index in (0...names.count).reversed() {
      let package = "/" + names[..<index].joined(separator: "/")
      guard
        let manifest = try? FileSystem.read("\(package)/Package.swift", upTo: SwiftFile.maximumSize)
      else { continue }
      func isNamed(_ folder: ArraySlice<String>) -> Bool {
        let path = folder.joined(separator: "/")
        return ["\"\(path)", "\"./\(path)"]
          .contains { start in
            ["\"", "/\""].contains { !FileSystem.offsets(of: start + $0, in: manifest).isEmpty }
          }
      }
      // `path: "Code/Player"`
      let stated = (index...names.count).last { index < $0 && isNamed(names[index..<$0]) }
      if let stated { return Array(names[..<stated]) }
      guard index < names.count, places.contains(names[index]) else { return names }
      // The only target of a package may be there itself.
      let isTarget = index + 1 < names.count && isNamed(names[(index + 1)...(index + 1)])
      return Array(names[...(isTarget ? index + 1 : index)])
    }
    return names
  }

  /// The Swift files below `root`, apart from hidden and generated ones; at most `size` files and folders may be
  /// there.
  ///
  /// Links are followed, and a folder to which several paths lead is read once.
  private static func swiftFiles(
    below root: String,
    upTo size: Int
  ) throws(CommandError) -> [String] {
    var files: [String] = []
    var count = 0
    var known: Set<FileSystem.Identity> = []
    func collect(in folder: String) throws(CommandError) {
      guard let identity = FileSystem.identity(ofFolder: folder), known.insert(identity).inserted,
        let names = try? FileSystem.names(in: folder)
      else { return }
      for name in names where !name.hasPrefix(".") {
        count += 1
        if count > size {
          throw CommandError(
            "more than \(size) files and folders are in '\(root)', where a spec is: say with "
              + "'--swift-folder DIR' where the Swift files of the target are, then those of references"
          )
        }
        let path = "\(folder)/\(name)"
        if !OutputName.isSwift(name) {
          try collect(in: path)
        } else if !name.hasSuffix(".delegates.swift") {
          files.append(path)
        }
      }
    }
    try collect(in: root)
    return files
  }
}
