import Foundation
import PackagePlugin

extension GenerationRequest {
  /// The build command for the target, or none after saying why.
  func commands(tool: () throws -> URL) throws -> [Command] {
    let specs = specs
    if specs.isEmpty {
      Diagnostics.warning(
        """
        target '\(targetName)' uses MultiDelegatePlugin and has no spec: add a file \
        NAME\(OutputName.specSuffix) to it, or remove the plugin from the target
        """
      )
      return []
    }
    guard isFreeOfClashes() else { return [] }
    return [
      .buildCommand(
        displayName: "Generating forwarders for \(targetName)",
        executable: try tool(),
        arguments: arguments,
        inputFiles: specs + references + swiftFiles,
        outputFiles: outputNames.map { output.appending(path: $0) }
      )
    ]
  }
}
