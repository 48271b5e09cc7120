import Foundation

@testable import ForwarderGen

/// Programs of the toolchain and of Xcode, made by a test.
struct StandIns {
  let folder: Folder

  /// Writes the program called `name`, a script for the shell.
  @discardableResult
  func write(_ name: String, _ script: String) throws -> String {
    try folder.write("#!/bin/sh\n\(script)\n", to: "bin/\(name)")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: folder.path("bin/\(name)")
    )
    return folder.path("bin/\(name)")
  }

  /// The environment in which they come first.
  var environment: [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return ["PATH": "\(folder.path("bin")):\(path)"]
  }
}

/// The symbol graph of a module with one protocol, which requires `members`.
func symbolGraph(of module: String, declaring name: String = "P", _ members: [String]) -> String {
  func symbol(_ kind: String, _ path: [String], _ text: String) -> String {
    """
    { "kind": { "identifier": "swift.\(kind)" }, "identifier": { "precise": "\(text)" },
      "pathComponents": [\(path.map { "\"\($0)\"" }.joined(separator: ", "))],
      "accessLevel": "public",
      "declarationFragments": [{ "kind": "text", "spelling": "\(text)" }] }
    """
  }
  let head = "protocol \(name) : AnyObject"
  let symbols = members.map { symbol("method", [name, "m"], $0) }
  let relationships = members.map {
    "{ \"kind\": \"requirementOf\", \"source\": \"\($0)\", \"target\": \"\(head)\" }"
  }
  return """
    { "module": { "name": "\(module)" },
      "symbols": [\(([symbol("protocol", [name], head)] + symbols).joined(separator: ",\n"))],
      "relationships": [\(relationships.joined(separator: ",\n"))] }
    """
}
