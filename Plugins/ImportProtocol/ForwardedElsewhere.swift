import Foundation
import PackagePlugin

/// The protocols that a dependency of the target forwards already.
///
/// A second forwarder has the same name and hides the first one, with other decisions.
enum ForwardedElsewhere {
  private struct Spec: Decodable {
    struct Item: Decodable {
      let `protocol`: String
    }

    let protocols: [Item]?
  }

  /// The messages for those `names` that a spec of another target has.
  static func warnings(
    of names: [String],
    for target: any SourceModuleTarget,
    in package: Package
  ) -> [String] {
    target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
      .flatMap { other in
        TargetSearch.files(of: other, in: package)
          .filter { OutputName.isSpec($0.lastPathComponent) }
          .flatMap { file -> [String] in
            guard let data = try? Data(contentsOf: file),
              let spec = try? JSONDecoder().decode(Spec.self, from: data)
            else { return [] }
            let known = (spec.protocols ?? []).compactMap { name(in: $0.protocol) }
            return names.filter(known.contains)
              .map { name in
                "'\(file.filePath)', of target '\(other.name)', has '\(name)' already: use the forwarder "
                  + "there, or give this one another name with 'forwarder'"
              }
          }
      }
  }

  /// The name of the protocol whose head, or name, is `head`.
  private static func name(in head: String) -> String? {
    head.prefix { $0 != ":" && $0 != "<" }.split(separator: " ").last.map { String($0) }
  }
}
