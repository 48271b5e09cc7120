// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Least",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "LeastRuntime", targets: ["LeastRuntime"]),
    .plugin(name: "LeastPlugin", targets: ["LeastPlugin"]),
  ],
  targets: [
    .executableTarget(name: "least"),
    .plugin(name: "LeastPlugin", capability: .buildTool(), dependencies: ["least"]),
    .target(name: "LeastRuntime"),
  ]
)
