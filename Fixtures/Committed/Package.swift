// swift-tools-version: 6.2

import PackageDescription

// An outside package that commits what is generated, as a user of the command plugins has one.
// `.ci/plugins` works on a copy of it far from here, and says in the environment where MultiDelegate is.
let multiDelegate = Context.environment["MULTIDELEGATE_PATH"] ?? "../.."

let package = Package(
  name: "Committed",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "MultiDelegate", path: multiDelegate)],
  targets: [
    // Declares a delegate protocol, and knows nothing of forwarders.
    .target(name: "Printer"),
    .target(
      name: "Press",
      dependencies: [
        "Printer", .product(name: "MultiDelegateRuntime", package: "MultiDelegate"),
      ],
      exclude: ["Printer.delegates.json", "Printer.swiftinterface"]
    ),
    .executableTarget(name: "app", dependencies: ["Press", "Printer"]),
  ]
)
