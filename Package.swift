// swift-tools-version: 6.2

import PackageDescription

var strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
]
// `.ci/run` asks for this. It cannot stand here always: the `swiftbuild` build system silences the
// warnings of packages that others depend on, and the compiler refuses to be told both.
if Context.environment["MULTIDELEGATE_WARNINGS_AS_ERRORS"] != nil {
  strict.append(.treatAllWarnings(as: .error))
}

// The fixtures have actors, tasks and types such as `any P<Item>`, which the oldest systems lack. Nobody depends
// on them, and they run where they are compiled.
let anySystem = ["-Xfrontend", "-disable-availability-checking"]
let fixtures = strict + [.unsafeFlags(anySystem, .when(platforms: [.macOS]))]

// The first build of a user's package compiles the tool, too. Optimising it takes most of the time of a release build,
// and one with fewer than 20,000 protocols does not get that back. What is measured or shipped asks for an optimised
// tool. Information for a debugger takes a tenth of the time, and a user does not debug the tool; who does, asks for it.
// SwiftPM passes '-g' behind these options, and the driver passes on to the frontend what is for that alone last. On
// Apple's systems, a release build collects the information, and would warn that there is none.
// Nor does the compiler check its own output, which takes a twentieth of the time.
var forTool = strict
if Context.environment["MULTIDELEGATE_OPTIMIZED_TOOL"] == nil {
  forTool.append(
    .unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))
  )
  forTool.append(.unsafeFlags(["-Xfrontend", "-disable-llvm-verify"]))
  if Context.environment["MULTIDELEGATE_DEBUG_INFO"] == nil {
    let none = ["-Xfrontend", "-gnone"]
    forTool.append(.unsafeFlags(none, .when(configuration: .debug)))
    forTool.append(.unsafeFlags(none, .when(platforms: [.linux], configuration: .release)))
  }
}

// In the manifest of a release, `.ci/release` names a prebuilt tool here, and the plugins run that
// one. A platform without a prebuilt tool compiles the source, and so does a build that asks for it.
let prebuilt: (url: String, checksum: String)? = nil
#if os(macOS) || (os(Linux) && (arch(x86_64) || arch(arm64)))
let usesPrebuilt =
  prebuilt != nil && Context.environment["MULTIDELEGATE_TOOL_FROM_SOURCE"] == nil
#else
let usesPrebuilt = false
#endif
// `.ci/run` names a tool that it has built already, where only what runs in a user's program matters: optimised,
// under sanitizers, and measured. The source of the tool, and its tests, then leave the package.
let existingTool = Context.environment["MULTIDELEGATE_EXISTING_TOOL"]
func tool(_ name: String) -> [Target.Dependency] {
  [.target(name: usesPrebuilt || existingTool != nil ? "forwarder-gen-prebuilt" : name)]
}

let package = Package(
  name: "MultiDelegate",
  products: [
    .library(name: "MultiDelegateRuntime", targets: ["MultiDelegateRuntime"]),
    .plugin(name: "MultiDelegatePlugin", targets: ["MultiDelegatePlugin"]),
    .plugin(name: "MultiDelegateCommand", targets: ["MultiDelegateCommand"]),
    .executable(name: "forwarder-gen", targets: ["forwarder-gen"]),
    .executable(name: "forwarder-gen-build", targets: ["forwarder-gen-build"]),
  ],
  targets: [
    // The tool of a build, which generates, and the one for people, which has all commands. What people
    // run by hand, no build compiles.
    .target(
      name: "ForwarderGen",
      exclude: ["Authoring", "BuildTool", "Executable"],
      swiftSettings: forTool
    ),
    .executableTarget(
      name: "forwarder-gen-build",
      dependencies: ["ForwarderGen"],
      path: "Sources/ForwarderGen/BuildTool",
      swiftSettings: forTool
    ),
    .target(
      name: "ForwarderAuthoring",
      dependencies: ["ForwarderGen"],
      path: "Sources/ForwarderGen/Authoring",
      swiftSettings: forTool
    ),
    .executableTarget(
      name: "forwarder-gen",
      dependencies: ["ForwarderAuthoring", "ForwarderGen"],
      path: "Sources/ForwarderGen/Executable",
      swiftSettings: forTool
    ),
    .target(
      name: "MultiDelegateRuntime",
      dependencies: ["MultiDelegateAtomics"],
      exclude: ["Atomics"],
      swiftSettings: strict
    ),
    .target(name: "MultiDelegateAtomics", path: "Sources/MultiDelegateRuntime/Atomics"),
    .plugin(
      name: "MultiDelegatePlugin",
      capability: .buildTool(),
      dependencies: tool("forwarder-gen-build")
    ),
    .plugin(
      name: "MultiDelegateCommand",
      capability: .command(
        intent: .custom(
          verb: "multidelegate",
          description:
            "Generates forwarders into the source tree, imports protocols, and explains specs"
        ),
        permissions: [
          .writeToPackageDirectory(
            reason: "Generated files and imported specs are part of the package"
          )
        ]
      ),
      dependencies: tool("forwarder-gen")
    ),

    // The demo. A plain target, so that its tests need not apply the plugin themselves.
    .executableTarget(
      name: "newsroom",
      dependencies: ["MultiDelegateRuntime"],
      path: "Fixtures/Newsroom",
      resources: [.copy("Feeds")],
      swiftSettings: fixtures,
      plugins: ["MultiDelegatePlugin"]
    ),

    // Forwarders of Foundation's own protocols, which tests put to work.
    .target(
      name: "FoundationForwarders",
      dependencies: ["MultiDelegateRuntime"],
      path: "Fixtures/Foundation",
      swiftSettings: fixtures,
      plugins: ["MultiDelegatePlugin"]
    ),

    // Forwarders for tests with every kind of registrant.
    .target(
      name: "RegistrantForwarders",
      dependencies: ["MultiDelegateRuntime"],
      path: "Fixtures/Registrants",
      swiftSettings: fixtures,
      plugins: ["MultiDelegatePlugin"]
    ),

    // All specs that tests of generated code need. Some have golden files, too, in `Fixtures/Expected`.
    .target(
      name: "SpecForwarders",
      dependencies: ["MultiDelegateRuntime"],
      path: "Fixtures/Specs",
      swiftSettings: fixtures,
      plugins: ["MultiDelegatePlugin"]
    ),

    .testTarget(
      name: "ForwarderGenTests",
      dependencies: ["ForwarderAuthoring", "ForwarderGen", "forwarder-gen"],
      swiftSettings: strict
    ),
    // The plugins' code over a stand-in for SwiftPM's module.
    .testTarget(
      name: "PluginTests",
      dependencies: ["ForwarderAuthoring", "PackagePlugin"],
      swiftSettings: fixtures + [.define("MULTIDELEGATE_PLUGIN_TESTS")]
    ),
    .target(name: "PackagePlugin", path: "Fixtures/PackagePlugin", swiftSettings: strict),
    // Generated code is optimised in a release build, and what is inlined into it. The code that calls it takes as
    // long to optimise, and tells nothing more.
    .testTarget(
      name: "GeneratedForwarderTests",
      dependencies: [
        "SpecForwarders", "FoundationForwarders", "MultiDelegateRuntime",
        "RegistrantForwarders", "newsroom",
      ],
      swiftSettings: strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
    ),
    .testTarget(
      name: "MultiDelegateRuntimeTests",
      dependencies: ["MultiDelegateRuntime"],
      swiftSettings: strict,
      plugins: ["MultiDelegatePlugin"]
    ),
    // It compiles the runtime once more, with the points at which tests stop threads.
    .testTarget(
      name: "InterleavingTests",
      dependencies: ["MultiDelegateAtomics"],
      exclude: ["Runtime/Atomics", "Runtime/MultiDelegateRuntime.docc"],
      swiftSettings: strict + [.define("MULTIDELEGATE_INSTRUMENTED")]
    ),
  ],
  swiftLanguageModes: [.v6]
)

if let existingTool {
  let tool = ["ForwarderGen", "ForwarderAuthoring", "forwarder-gen", "forwarder-gen-build"]
  let plugins = ["MultiDelegateCommand"]
  let tests = ["ForwarderGenTests", "PluginTests", "PackagePlugin"]
  package.products.removeAll { (tool + plugins).contains($0.name) }
  package.targets.removeAll { (tool + plugins + tests).contains($0.name) }
  package.targets.append(.binaryTarget(name: "forwarder-gen-prebuilt", path: existingTool))
} else if usesPrebuilt, let prebuilt {
  package.targets.append(
    .binaryTarget(
      name: "forwarder-gen-prebuilt",
      url: prebuilt.url,
      checksum: prebuilt.checksum
    )
  )
}

// What `.ci/run` asks for under sanitizers: few of the specs, in which threads race, and their tests. A sanitizer of
// threads finds nothing in interleavings, which run one thread at a time.
if let races = Context.environment["MULTIDELEGATE_RACES"] {
  let interleavings = races == "with interleavings" ? [] : ["InterleavingTests"]
  let others = ["FoundationForwarders", "RegistrantForwarders", "newsroom"] + interleavings
  package.targets.removeAll { others.contains($0.name) }
  for target in package.targets {
    if target.name == "SpecForwarders" {
      target.path = "Fixtures/Races"
    } else if target.name == "GeneratedForwarderTests" {
      target.dependencies = ["SpecForwarders", "MultiDelegateRuntime"]
      target.sources = [
        "Events", "Handlers", "Support", "Model/RandomPrograms.swift", "Model/StepShrinking.swift",
        "ForwarderRaceTests.swift",
      ]
    }
  }
}
