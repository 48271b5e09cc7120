// swift-tools-version: 6.2

import PackageDescription

// An outside package, as a user of MultiDelegate has one. `.ci/consumer` builds a copy of it far from
// here, and says in the environment where MultiDelegate is.
let multiDelegate = Context.environment["MULTIDELEGATE_PATH"] ?? "../.."

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "MultiDelegate", path: multiDelegate)],
  targets: [
    .target(
      name: "Weather",
      dependencies: [.product(name: "MultiDelegateRuntime", package: "MultiDelegate")],
      plugins: [.plugin(name: "MultiDelegatePlugin", package: "MultiDelegate")]
    ),
    // Inherits protocols that the specs of another target declare.
    .target(
      name: "Forecast",
      dependencies: [
        "Weather", .product(name: "MultiDelegateRuntime", package: "MultiDelegate"),
      ],
      plugins: [.plugin(name: "MultiDelegatePlugin", package: "MultiDelegate")]
    ),
    // Its specs name Swift files and repeat nothing of them.
    .target(
      name: "Harbour",
      dependencies: [.product(name: "MultiDelegateRuntime", package: "MultiDelegate")],
      plugins: [.plugin(name: "MultiDelegatePlugin", package: "MultiDelegate")]
    ),
    .executableTarget(name: "app", dependencies: ["Forecast", "Harbour", "Weather"]),
  ]
)
