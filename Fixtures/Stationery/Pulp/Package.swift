// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Pulp",
  products: [.library(name: "Pulp", targets: ["Pulp"])],
  targets: [.target(name: "Pulp")]
)
