/// The imports that a file needs for a protocol of a module, and for the types that it mentions.
enum GraphImports {
  /// The parts that Foundation has where it is not Apple's.
  private static let partsOfFoundation: Set<String> = [
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML",
  ]

  /// The parts that come with Foundation itself.
  private static let reexported: Set<String> = [
    "FoundationEssentials", "FoundationInternationalization",
  ]

  /// The imports for a protocol of `module` that mentions types of the modules `mentioned`.
  ///
  /// A module of Apple's exists on some platforms only; one that has the protocol from Objective-C
  /// counts as such.
  static func imports(
    of module: String,
    mentioning mentioned: [String],
    isApple: Bool
  ) -> [ImportedModule] {
    var imports: [ImportedModule] = []
    func add(_ name: String, if condition: String? = nil) {
      let item = ImportedModule(text: name, name: name, condition: condition)
      if !imports.contains(item) { imports.append(item) }
    }
    func add(all name: String, isOwn: Bool) {
      if partsOfFoundation.contains(name) {
        add("Foundation")
        if isOwn || !reexported.contains(name) { add(name, if: "canImport(\(name))") }
      } else {
        let isOnApple = name == "ObjectiveC" || isApple && !isEverywhere(name)
        add(name, if: isOnApple ? "canImport(\(name))" : nil)
      }
    }
    add(all: module, isOwn: true)
    for name in Set(mentioned).subtracting([module]).sorted() { add(all: name, isOwn: false) }
    return imports
  }

  /// Whether a protocol of `module` is an Objective-C one on Apple's platforms, whatever it is here:
  /// those of Foundation's delegates are.
  static func isObjectiveCElsewhere(_ name: String, of module: String) -> Bool {
    name.hasSuffix("Delegate") && (module == "Foundation" || partsOfFoundation.contains(module))
  }

  /// Whether such protocols differ there in more: all of their members are optional, and none is
  /// `Sendable`.
  ///
  /// The other modules have default implementations of what is optional.
  static func differsElsewhere(_ module: String) -> Bool {
    module == "Foundation" || reexported.contains(module)
  }

  /// The condition under which a protocol of `module` is there.
  static func condition(of module: String, isApple: Bool) -> String? {
    isApple && !isEverywhere(module) ? "canImport(\(module))" : nil
  }

  /// Whether every platform's toolchain has `module`.
  private static func isEverywhere(_ module: String) -> Bool {
    ["Dispatch", "Foundation", "XCTest"].contains(module)
  }
}
