// swift-tools-version: 6.2

import PackageDescription

// An outside package for the oldest systems that SwiftPM supports. `.ci/apple` builds a copy of it for one
// of them, and says in the environment where MultiDelegate is.
let multiDelegate = Context.environment["MULTIDELEGATE_PATH"] ?? "../.."

let package = Package(
  name: "Old",
  platforms: [.macOS(.v10_13), .iOS(.v12), .tvOS(.v12), .watchOS(.v4)],
  dependencies: [.package(name: "MultiDelegate", path: multiDelegate)],
  targets: [
    .target(
      name: "Old",
      dependencies: [.product(name: "MultiDelegateRuntime", package: "MultiDelegate")],
      plugins: [.plugin(name: "MultiDelegatePlugin", package: "MultiDelegate")]
    )
  ]
)
