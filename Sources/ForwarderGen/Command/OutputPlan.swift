/// Which file each spec is written to.
struct OutputPlan: Equatable, Sendable {
  /// The folder of all of them, without a slash at its end.
  let folder: String

  /// In the order of the specs.
  let paths: [String]

  /// Plans a run that begins in the folder `currentFolder`.
  init(for options: GenerateOptions, currentFolder: String) throws(UsageError) {
    var names: [String] = []
    var owners: [String: (spec: String, fileName: String?)] = [:]
    var files: [[String]: String] = [:]
    for spec in options.specs {
      guard OutputName.isSpec(spec) else {
        throw .notCalledSpec(spec)
      }
      let components = Self.components(of: spec, from: currentFolder)
      if let same = files.updateValue(spec, forKey: components) {
        throw UsageError("'\(same)' and '\(spec)' are one file: name it once")
      }
      let base = options.base.map { Self.components(of: $0, from: currentFolder) }
      if let base, !components.starts(with: base) {
        throw UsageError(
          "'\(spec)' is not below '\(options.base ?? "")', the base of names"
        )
      }
      let relative = base.map { components.dropFirst($0.count) } ?? components.suffix(1)
      let name = OutputName.swiftFile(forSpecAt: relative.joined(separator: "/"))
      // File systems that ignore case would let one file overwrite the other. The generator refuses
      // specs of one name by itself, at their places, where it writes source locations.
      let owner = owners.updateValue((spec, components.last), forKey: name.lowercased())
      if let owner, !options.locatesSource || owner.fileName != components.last {
        let way = base == nil ? ": tell them apart with '--base DIR'" : ""
        throw UsageError("'\(owner.spec)' and '\(spec)' would both be written to '\(name)'\(way)")
      }
      names.append(name)
    }
    folder = options.output.hasSuffix("/") ? String(options.output.dropLast()) : options.output
    paths = names.map { [folder] in "\(folder)/\($0)" }
  }

  /// The names along `path`, without `.` and `..`.
  static func components(of path: String, from currentFolder: String) -> [String] {
    let absolute = path.hasPrefix("/") ? path : "\(currentFolder)/\(path)"
    return absolute.split(separator: "/")
      .reduce(into: []) { components, component in
        switch component {
        case ".": break
        case "..": _ = components.popLast()
        default: components.append(String(component))
        }
      }
  }
}
