// swift-tools-version: 6.2

import PackageDescription

// This is a package of its own, so that users of MultiDelegate do not build it. It measures what
// users have: forwarders that the plugin generates into another module. References use `Mutex`, which
// needs macOS 15.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "MultiDelegate", path: "..")],
  targets: [
    // Counts allocations by replacing `malloc`.
    .target(name: "AllocationCounter"),

    // The protocols, their forwarders and the delegates.
    .target(
      name: "Listening",
      dependencies: [.product(name: "MultiDelegateRuntime", package: "MultiDelegate")],
      plugins: [.plugin(name: "MultiDelegatePlugin", package: "MultiDelegate")]
    ),

    // A multicaster such as other libraries offer.
    .target(name: "Multicasting"),

    .executableTarget(
      name: "benchmarks",
      dependencies: ["AllocationCounter", "Listening", "Multicasting"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
