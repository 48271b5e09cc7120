// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "MultiDelegate",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "MultiDelegateRuntime", targets: ["MultiDelegateRuntime"]),
    .plugin(name: "MultiDelegatePlugin", targets: ["MultiDelegatePlugin"]),
    .executable(name: "forwarder-gen", targets: ["ForwarderGen"]),
    .executable(name: "ForwarderGen", targets: ["ForwarderGen"]),
  ],
  targets: [
    .executableTarget(name: "ForwarderGen", swiftSettings: strict),
    .target(name: "MultiDelegateRuntime", swiftSettings: strict),
    .plugin(
      name: "MultiDelegatePlugin",
      capability: .buildTool(),
      dependencies: ["ForwarderGen"]
    ),

    // The demo. A plain target, so that its tests need not apply the plugin themselves.
    .executableTarget(
      name: "newsroom",
      dependencies: ["MultiDelegateRuntime"],
      path: "Fixtures/Newsroom",
      resources: [.copy("Feeds")],
      swiftSettings: strict,
      plugins: ["MultiDelegatePlugin"]
    ),

    // The golden files: generated code that is committed, compiled, and run by tests.
    .target(
      name: "ExpectedForwarders",
      dependencies: ["MultiDelegateRuntime"],
      path: "Fixtures/Expected",
      swiftSettings: strict
    ),

    .testTarget(
      name: "ForwarderGenTests",
      dependencies: ["ForwarderGen"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GeneratedForwarderTests",
      dependencies: ["ExpectedForwarders", "MultiDelegateRuntime"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MultiDelegateRuntimeTests",
      dependencies: ["MultiDelegateRuntime"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
