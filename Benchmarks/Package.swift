// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nobody who depends on MultiDelegate builds this, and so that what is
// measured is what a user has: forwarders that the plugin generates into another module.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "MultiDelegate", path: "..")],
  targets: [
    // Counts what the heap is asked for, by standing in for `malloc`.
    .target(name: "AllocationCounter"),

    // The protocols, their forwarders and the delegates.
    .target(
      name: "Listening",
      dependencies: [.product(name: "MultiDelegateRuntime", package: "MultiDelegate")],
      plugins: [.plugin(name: "MultiDelegatePlugin", package: "MultiDelegate")]
    ),

    // What others offer as a library.
    .target(name: "Multicasting"),

    .executableTarget(
      name: "benchmarks",
      dependencies: ["AllocationCounter", "Listening", "Multicasting"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
