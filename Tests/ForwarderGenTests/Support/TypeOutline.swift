@testable import ForwarderGen

extension TypeSyntax {
  /// The structure of the type in words: `optional(array(Int))`.
  var outline: String {
    func list(_ types: [TypeSyntax]) -> String { types.map(\.outline).joined(separator: ", ") }
    return switch kind {
    case .named(let path, let arguments):
      path.joined(separator: ".") + (arguments.isEmpty ? "" : "<\(list(arguments))>")
    case .implicitlyUnwrapped(let type): "unwrapped(\(type.outline))"
    case .tuple(let elements): "tuple(\(list(elements)))"
    case .function(let parameters, let effects, let result):
      "function(\(list(parameters))\(effects.text) -> \(result.outline))"
    case .existential(let type): "any(\(type.outline))"
    case .opaque(let type): "some(\(type.outline))"
    case .composition(let members): "composition(\(list(members)))"
    case .metatype(let type): "metatype(\(type.outline))"
    case .suppressed(let type): "suppressed(\(type.outline))"
    case .pack(let type): "pack(\(type.outline))"
    case .annotated(let annotations, let type):
      "\(annotations.map(\.name).joined(separator: " ")) \(type.outline)"
    }
  }
}
