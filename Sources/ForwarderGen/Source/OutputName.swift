/// Names the Swift file of a spec.
///
/// This file belongs to the tool and, through a symbolic link, to the plugin, which has to know the
/// names before the tool runs: one rule, written once.
public enum OutputName {
  /// How the names of specs end.
  public static let specSuffix = ".delegates.json"

  /// How the names of modules' interfaces end: `UIKit.swiftinterface`.
  private static let interfaceSuffix = ".swiftinterface"

  /// The name of the interface of `module`.
  public static func interface(of module: String) -> String { module + interfaceSuffix }

  /// Whether a file of this name is Swift that declares protocols: code, or the interface of a module.
  public static func isSwift(_ name: String) -> Bool {
    name.hasSuffix(".swift") || isInterface(name)
  }

  /// Whether a file of this name says what another module declares.
  public static func isInterface(_ name: String) -> Bool { name.hasSuffix(interfaceSuffix) }

  /// Whether the file at `path` is called like a spec, and not by the suffix alone.
  public static func isSpec(_ path: String) -> Bool {
    path.hasSuffix(specSuffix) && !"/\(path)".hasSuffix("/\(specSuffix)")
  }

  /// The name for the spec at `path`, a relative path below the folder that names are made from.
  ///
  /// `/` becomes `+`, and what could be mistaken for that is escaped, so that no two paths share a
  /// name: `Feeds/News.delegates.json` becomes `Feeds+News.delegates.swift`.
  static func swiftFile(forSpecAt path: String) -> String {
    let stem = path.hasSuffix(".json") ? String(path.dropLast(".json".count)) : path
    let escaped = stem.reduce(into: "") { name, character in
      switch character {
      case "/": name += "+"
      case "+": name += "%2B"
      case "%": name += "%25"
      default: name.append(character)
      }
    }
    return escaped + ".swift"
  }
}
