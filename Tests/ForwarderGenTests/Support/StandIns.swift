import Foundation
import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

/// Programs of the toolchain and of Xcode, made by a test.
struct StandIns {
  let folder: Folder

  /// Writes the program called `name`, a script for the shell.
  @discardableResult
  func write(_ name: String, _ script: String) throws -> String {
    let path = folder.path("bin/\(name)")
    // Another process writes it: what this one has open, a process that starts elsewhere at this moment has open,
    // too, and nobody can run a file that somebody may write to.
    let run = Subprocess(
      "sh",
      [
        "-c", #"mkdir -p "${2%/*}" && printf '#!/bin/sh\n%s\n' "$1" >"$2" && chmod +x "$2""#, "sh",
        script, path,
      ]
    )
    try #require(run.code == 0, "\(run.output)")
    return path
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
