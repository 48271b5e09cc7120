// swift-tools-version: 6.2

import PackageDescription

// Modules that `.ci/plugins` imports from. The product has another name than its modules, one of which is in no
// product, and a module of another package is behind it.
let package = Package(
  name: "Paper",
  products: [.library(name: "PaperKit", targets: ["Paper", "Ink"])],
  dependencies: [.package(path: "../Pulp")],
  targets: [
    .target(name: "Paper", dependencies: ["Pulp"]),
    .target(name: "Ink", dependencies: ["Secret"]),
    .target(name: "Secret"),
  ]
)
