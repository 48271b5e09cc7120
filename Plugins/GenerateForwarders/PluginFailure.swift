/// Why a plugin stops; its words are what SwiftPM prints.
struct PluginFailure: Error, CustomStringConvertible {
  let description: String
}
