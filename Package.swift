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
    .executable(name: "forwarder-gen", targets: ["ForwarderGen"]),
  ],
  targets: [
    .executableTarget(name: "ForwarderGen", swiftSettings: strict),
    .target(name: "MultiDelegateRuntime", swiftSettings: strict),
    .testTarget(
      name: "MultiDelegateRuntimeTests",
      dependencies: ["MultiDelegateRuntime"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
