/// The Swift files of a spec's target, as far as folders tell, for commands that no build system gives a
/// list.
package enum TargetFolder {
  /// The folders of a package whose folders are targets.
  private static let places: Set<String> = ["Plugins", "Sources", "Tests"]

  /// The paths of the Swift files in `stated` folders, or if there are none, in the targets of the specs at `paths`,
  /// relative where those are.
  package static func swiftFiles(
    ofSpecsAt paths: [String],
    in stated: [String] = []
  ) -> [String] {
    let current = FileSystem.currentFolder()
    let base = paths.allSatisfy { $0.hasPrefix("/") } ? "" : current == "/" ? "/" : "\(current)/"
    let folders =
      stated.isEmpty
      ? paths.map { names(ofSpecAt: $0, from: current) }
      : stated.map { OutputPlan.components(of: $0, from: current) }
    let files = Set(folders.map { "/" + $0.joined(separator: "/") }).sorted()
      .flatMap { folder in
        self.files(below: folder) { OutputName.isSwift($0) && !$0.hasSuffix(".delegates.swift") }
      }
    return Set(files).sorted().map { $0.hasPrefix(base) ? String($0.dropFirst(base.count)) : $0 }
  }

  /// The names along the folder of the target in a package, `Sources/Player`; elsewhere of that of the spec.
  static func names(ofSpecAt path: String, from current: String) -> [String] {
    let names = OutputPlan.components(of: path, from: current).dropLast()
    for index in names.indices.dropLast().reversed() where places.contains(names[index]) {
      let package = "/" + names[..<index].joined(separator: "/")
      if (try? FileSystem.names(in: package))?.contains("Package.swift") == true {
        return Array(names[...(index + 1)])
      }
    }
    return Array(names)
  }

  /// The files below `folder` whose names are wanted, apart from hidden ones and those in `others`.
  ///
  /// Links are followed, and a folder to which several paths lead is read once.
  static func files(
    below folder: String,
    besides others: Set<String> = [],
    where isWanted: (String) -> Bool
  ) -> [String] {
    var files: [String] = []
    var known: Set<FileSystem.Identity> = []
    func collect(in folder: String) {
      guard let identity = FileSystem.identity(ofFolder: folder), known.insert(identity).inserted,
        let names = try? FileSystem.names(in: folder)
      else { return }
      for name in names where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        if isWanted(name) {
          files.append(path)
        } else if !others.contains(path) {
          collect(in: path)
        }
      }
    }
    collect(in: folder)
    return files
  }
}
