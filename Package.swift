// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "tableware",
  platforms: [
    .macOS(.v15), .iOS(.v18), .macCatalyst(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2),
  ],
  products: [
    .library(name: "TablewareDiff", targets: ["TablewareDiff"]),
    .library(name: "Tableware", targets: ["Tableware"]),
    .library(name: "TablewareForms", targets: ["TablewareForms"]),
    .library(name: "TablewareFormats", targets: ["TablewareFormats"]),
    .library(name: "TablewareLoading", targets: ["TablewareLoading"]),
    .library(name: "TablewareSQLite", targets: ["TablewareSQLite"]),
    .library(name: "TablewarePostgres", targets: ["TablewarePostgres"]),
    .library(name: "TablewareMapping", targets: ["TablewareMapping"]),
    .library(name: "TablewareHosting", targets: ["TablewareHosting"]),
    .library(name: "TablewareImages", targets: ["TablewareImages"]),
    .library(name: "TablewareViewport", targets: ["TablewareViewport"]),
    .library(name: "TablewareTerminal", targets: ["TablewareTerminal"]),
    .library(name: "TablewareWeb", targets: ["TablewareWeb"]),
    .library(name: "TablewareService", targets: ["TablewareService"]),
    .library(name: "TablewareHummingbird", targets: ["TablewareHummingbird"]),
    .library(name: "TablewareUIKit", targets: ["TablewareUIKit"]),
    .library(name: "TablewareTesting", targets: ["TablewareTesting"]),
    .library(name: "TablewareGallery", targets: ["Gallery"]),
    .executable(name: "tableware", targets: ["TablewareTool"]),
  ],
  traits: [
    .trait(name: "Web", description: "Screens in a browser: adds a web server, SwiftNIO."),
    .trait(
      name: "Service", description: "A web server as a service: adds swift-service-lifecycle.",
      enabledTraits: ["Web"]),
    .trait(
      name: "Hummingbird", description: "Screens in a Hummingbird application: adds Hummingbird.",
      enabledTraits: ["Service"]),
    .trait(name: "SQLite", description: "Lists from SQLite databases: adds GRDB."),
    .trait(name: "Postgres", description: "Lists from PostgreSQL databases: needs libpq."),
    .trait(name: "Tool", description: "The command `tableware`: adds swift-argument-parser."),
    .trait(
      name: "All", description: "Everything that is optional.",
      enabledTraits: ["Hummingbird", "SQLite", "Postgres", "Tool"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.4"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    .target(name: "TablewareDiff"),
    .target(name: "Tableware", dependencies: ["TablewareDiff"]),
    .target(name: "TablewareForms", dependencies: ["Tableware"]),
    .target(name: "TablewareFormats", dependencies: ["Tableware", "TablewareForms"]),
    .target(name: "TablewareLoading", dependencies: ["Tableware"]),
    // What the databases have in common: keysets, tables, filters and edits.
    .target(name: "TablewareSQL", dependencies: ["TablewareLoading"]),
    .target(
      name: "TablewareSQLite",
      dependencies: [
        "TablewareSQL"
      ] + products(["GRDB", "GRDBSQLite"], of: "GRDB.swift", for: "SQLite")),
    .systemLibrary(
      name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    .target(
      name: "TablewarePostgres",
      dependencies: [
        "TablewareSQL", .target(name: "CPostgres", condition: .when(traits: ["Postgres"])),
      ]),
    .target(name: "TablewareMapping", dependencies: ["Tableware"]),
    .target(name: "TablewareHosting", dependencies: ["Tableware"]),
    .target(name: "TablewareImages", dependencies: ["Tableware", "TablewareHosting"]),
    .target(name: "TablewareViewport", dependencies: ["Tableware", "TablewareHosting"]),
    .target(name: "TerminalKit"),
    .target(
      name: "TablewareTerminal",
      dependencies: ["Tableware", "TablewareHosting", "TablewareViewport", "TerminalKit"]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "TablewareWeb",
      dependencies: [
        "Tableware", "TablewareHosting", "TablewareImages", "TablewareViewport", "JSONText",
        .target(name: "CZlib", condition: .when(traits: ["Web"])),
      ]
        + products(
          ["NIOCore", "NIOHTTP1", "NIOPosix", "NIOWebSocket"], of: "swift-nio", for: "Web"),
      resources: [.embedInCode("Client/Script"), .embedInCode("Client/Style")]),
    // A web server with the log, the metrics and the shutdown of a program.
    .target(
      name: "TablewareService",
      dependencies: ["Tableware", "TablewareWeb"]
        + products(["Logging"], of: "swift-log", for: "Service")
        + products(["Metrics"], of: "swift-metrics", for: "Service")
        + products(["ServiceLifecycle"], of: "swift-service-lifecycle", for: "Service")),
    // A site of screens in a Hummingbird application.
    .target(
      name: "TablewareHummingbird",
      dependencies: ["TablewareWeb"]
        + products(["Hummingbird"], of: "hummingbird", for: "Hummingbird")
        + products(["NIOCore"], of: "swift-nio", for: "Hummingbird")
        + products(["AsyncAlgorithms"], of: "swift-async-algorithms", for: "Hummingbird")
        + products(["HTTPTypes"], of: "swift-http-types", for: "Hummingbird")),
    .target(
      name: "TablewareTesting", dependencies: ["Tableware", "TablewareHosting", "TablewareLoading"]),
    .target(name: "PlatformUIKit"),
    .target(
      name: "TablewareUIKit",
      dependencies: ["Tableware", "TablewareHosting", "TablewareLoading", "PlatformUIKit"]),
    .target(name: "JSONText"),
    .target(name: "Explain", dependencies: ["TablewareDiff", "JSONText"]),
    .target(
      name: "Gallery",
      dependencies: [
        "Tableware", "TablewareForms", "TablewareLoading", "TablewareMapping", "JSONText",
      ],
      path: "Examples/Gallery",
      resources: [.embedInCode("Music/music.json")]),
    // The entries of Documentation/cookbook.md.
    .target(
      name: "Cookbook",
      dependencies: [
        "Tableware", "TablewareForms", "TablewareFormats", "TablewareLoading", "TablewareMapping",
        "TablewareHummingbird", "TablewareService", "TablewareSQLite", "TablewareTerminal",
        "TablewareTesting", "TablewareWeb",
      ]
        + products(["GRDB"], of: "GRDB.swift", for: "SQLite")
        + products(["Hummingbird"], of: "hummingbird", for: "Hummingbird")
        + products(["Logging"], of: "swift-log", for: "Service")
        + products(["ServiceLifecycle"], of: "swift-service-lifecycle", for: "Service"),
      path: "Examples/Cookbook"),
    .testTarget(
      name: "CookbookTests",
      dependencies: [
        "Cookbook", "TablewareForms", "TablewareFormats", "TablewareLoading", "TablewareMapping",
        "TablewareTerminal", "TablewareTesting", "TablewareWeb",
      ]),
    // A web server of several processes; see Documentation/deploying.md.
    .executableTarget(
      name: "OrdersServer",
      dependencies: [
        "Tableware", "TablewareForms", "TablewareLoading", "TablewarePostgres", "TablewareWeb",
      ] + products(["ArgumentParser"], of: "swift-argument-parser", for: "Tool"),
      path: "Examples/Orders", exclude: ["Deployment"]),
    // The administration of a shop: its screens, and the program that shows them.
    .target(
      name: "Admin", dependencies: ["Tableware", "TablewareForms"], path: "Examples/Admin",
      exclude: ["Server"]),
    .executableTarget(
      name: "AdminServer",
      dependencies: [
        "Admin", "Tableware", "TablewareHummingbird", "TablewareService", "TablewareTerminal",
        "TablewareWeb",
      ]
        + products(["ArgumentParser"], of: "swift-argument-parser", for: "Tool")
        + products(["Hummingbird"], of: "hummingbird", for: "Hummingbird")
        + products(["Logging"], of: "swift-log", for: "Service"),
      path: "Examples/Admin/Server"),
    .testTarget(name: "AdminTests", dependencies: ["Admin", "Tableware", "TablewareTesting"]),
    // The screens of `tableware browse`.
    .target(
      name: "DatabaseBrowser",
      dependencies: [
        "Tableware", "TablewareForms", "TablewareLoading", "TablewareSQLite", "TablewarePostgres",
        "JSONText",
      ] + products(["GRDB"], of: "GRDB.swift", for: "SQLite")),
    .testTarget(
      name: "DatabaseBrowserTests",
      dependencies: [
        "DatabaseBrowser", "TablewarePostgres", "TablewareSQLite", "TablewareTerminal",
        "TablewareTesting",
      ] + products(["GRDB"], of: "GRDB.swift", for: "SQLite")),
    .executableTarget(
      name: "TablewareTool",
      dependencies: [
        "DatabaseBrowser", "Tableware", "TablewareHosting", "TablewareTerminal", "TerminalKit",
        "TablewareWeb",
        "Gallery", "Explain",
      ] + products(["ArgumentParser"], of: "swift-argument-parser", for: "Tool")),
    .testTarget(
      name: "TablewareDiffTests", dependencies: ["TablewareDiff", "TablewareTesting"]),
    .testTarget(
      name: "TablewareTests",
      dependencies: [
        "SampleRows", "Tableware", "TablewareForms", "TablewareLoading", "TablewareMapping",
        "TablewareHosting", "TablewareTesting",
      ]),
    // Models and rows that several test targets use.
    .target(name: "SampleRows", dependencies: ["Tableware"], path: "Tests/SampleRows"),
    // SwiftUI's names beside ours.
    .target(name: "SwiftUINames", path: "Tests/SwiftUINames"),
    .testTarget(name: "NameTests", dependencies: ["Tableware", "SwiftUINames"]),
    // The tests of UIKit that also run in a simulator.
    .testTarget(
      name: "PlatformUIKitTests",
      dependencies: [
        "PlatformUIKit", "TablewareForms", "TablewareLoading", "TablewareUIKit", "TablewareTesting",
      ]),
    // An app with the default isolation of new projects of Xcode 26.
    .testTarget(
      name: "MainActorTests", dependencies: ["Tableware", "TablewareTesting"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "TablewareHostingTests", dependencies: ["Tableware", "TablewareHosting"]),
    .testTarget(
      name: "TablewareImagesTests",
      dependencies: ["Tableware", "TablewareHosting", "TablewareImages"]),
    .testTarget(
      name: "TablewareFormsTests",
      dependencies: [
        "SampleRows", "Tableware", "TablewareForms", "TablewareHosting", "TablewareTesting",
      ]),
    .testTarget(
      name: "TablewareFormatsTests",
      dependencies: [
        "Tableware", "TablewareForms", "TablewareFormats", "TablewareTerminal", "TablewareTesting",
        "TablewareWeb",
      ]),
    .testTarget(
      name: "TablewareLoadingTests",
      dependencies: [
        "SampleRows", "Tableware", "TablewareLoading", "TablewareTerminal", "TablewareTesting",
      ]),
    .testTarget(
      name: "TablewareSQLiteTests",
      dependencies: [
        "Tableware", "TablewareLoading", "TablewareSQLite", "TablewareTerminal", "TablewareTesting",
      ] + products(["GRDB"], of: "GRDB.swift", for: "SQLite")),
    .testTarget(
      name: "TablewarePostgresTests",
      dependencies: [
        "Tableware", "TablewareLoading", "TablewarePostgres", "TablewareTesting",
        .target(name: "CPostgres", condition: .when(traits: ["Postgres"])),
      ]),
    .testTarget(
      name: "TablewareMappingTests",
      dependencies: [
        "SampleRows", "Tableware", "TablewareLoading", "TablewareMapping", "TablewareTesting",
      ]),
    .testTarget(
      name: "TablewareViewportTests", dependencies: ["TablewareViewport", "TablewareTesting"]),
    .testTarget(name: "TerminalKitTests", dependencies: ["TerminalKit", "TablewareTesting"]),
    .testTarget(
      name: "TablewareTerminalTests",
      dependencies: [
        "TablewareForms", "TablewareLoading", "TablewareTerminal", "TerminalKit",
        "TablewareTesting",
      ]),
    .target(name: "GalleryFixtures", dependencies: ["Gallery"], path: "Tests/GalleryFixtures"),
    // Servers into which a site can be mounted, as small as they can be.
    .target(
      name: "SiteServers",
      dependencies: ["TablewareWeb"]
        + products(["NIOCore", "NIOHTTP1", "NIOWebSocket"], of: "swift-nio", for: "Web"),
      path: "Tests/SiteServers"),
    .executableTarget(
      name: "WebProbe",
      dependencies: [
        "TablewareForms", "TablewareHummingbird", "TablewareLoading", "TablewareService",
        "TablewareWeb", "Gallery", "GalleryFixtures", "SiteServers",
      ]
        + products(["Hummingbird"], of: "hummingbird", for: "Hummingbird")
        + products(["NIOCore", "NIOPosix"], of: "swift-nio", for: "Web"),
      path: "Tests/WebProbe"),
    .testTarget(
      name: "TablewareWebTests",
      dependencies: [
        "TablewareForms", "TablewareHummingbird", "TablewareLoading", "TablewareService",
        "TablewareWeb", "Gallery", "GalleryFixtures", "SiteServers", "TablewareTesting",
        .target(name: "CZlib", condition: .when(traits: ["Web"])),
      ]
        + products(["Hummingbird"], of: "hummingbird", for: "Hummingbird")
        + products(["InMemoryLogging", "Logging"], of: "swift-log", for: "Service")
        + products(["MetricsTestKit"], of: "swift-metrics", for: "Service")
        + products(["ServiceLifecycle"], of: "swift-service-lifecycle", for: "Service")
        + products(
          ["NIOCore", "NIOEmbedded", "NIOHTTP1", "NIOPosix", "NIOWebSocket"], of: "swift-nio",
          for: "Web"),
      exclude: ["Snapshots"]),
    // A surface of plain lines, as small as one can be.
    .target(
      name: "LineSurface", dependencies: ["Tableware", "TablewareHosting", "TablewareViewport"],
      path: "Tests/LineSurface"),
    .testTarget(name: "JSONTextTests", dependencies: ["JSONText"]),
    .testTarget(
      name: "ExplainTests", dependencies: ["Explain", "TablewareDiff", "TablewareTesting"]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery", "GalleryFixtures", "TablewareForms", "TablewareLoading", "TablewareMapping",
        "TablewareTerminal", "TerminalKit", "TablewareTesting",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// The plugin that builds the documentation (`make docs`). An app never fetches it.
if Context.environment["TABLEWARE_DOCS"] != nil {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
  // The pages of Documentation as a catalog, which Scripts/build-docs writes.
  package.targets.append(.target(name: "Guides", path: ".build/guides"))
}

// The benchmarks measure allocations and memory with glibc. They are part of no product, so an app
// never builds them.
#if os(Linux)
package.targets += [
  .target(name: "AllocationCounting", path: "Benchmarks/Sources/AllocationCounting"),
  .executableTarget(
    name: "Benchmarks",
    dependencies: [
      "AllocationCounting", "TablewareDiff", "Tableware", "TablewareForms", "TablewareHosting",
      "TablewareViewport", "TablewareTerminal", "TablewareUIKit", "TablewareWeb", "UIKitDouble",
      "JSONText", "TablewareLoading", "TablewareSQLite", "TablewareTesting", "TerminalKit",
    ] + products(["GRDB"], of: "GRDB.swift", for: "SQLite"),
    path: "Benchmarks/Sources/Benchmarks"),
  // The screens that `Benchmarks/compare-textual` compares with other frameworks.
  .executableTarget(
    name: "Compare", dependencies: ["Tableware", "TablewareTerminal"],
    path: "Benchmarks/Sources/Compare"),
  // What libFuzzer calls (`make fuzz`); the tests replay the corpora.
  .target(
    name: "FuzzTargets",
    dependencies: [
      "TablewareDiff", "Tableware", "TablewareHosting", "TablewareViewport", "TablewareWeb",
      "TablewareSQLite", "TerminalKit", "Explain", "JSONText", "LineSurface",
    ]
      + products(["GRDB"], of: "GRDB.swift", for: "SQLite")
      + products(
        ["NIOCore", "NIOEmbedded", "NIOHTTP1", "NIOWebSocket"], of: "swift-nio", for: "Web"),
    path: "Fuzzing/Sources/FuzzTargets"),
  .testTarget(
    name: "FuzzTargetsTests", dependencies: ["FuzzTargets"],
    path: "Fuzzing/Tests/FuzzTargetsTests"),
]
// The program needs libFuzzer, so only `Scripts/fuzz` builds it. The modules that the variable
// names tell the fuzzer what an input reaches; without names, options of the script apply to all.
if let names = Context.environment["TABLEWARE_FUZZ"] {
  let coverage = SwiftSetting.unsafeFlags(["-sanitize=fuzzer"])
  package.targets += [
    .systemLibrary(name: "LibFuzzer", path: "Fuzzing/Sources/LibFuzzer"),
    .executableTarget(
      name: "Fuzzer", dependencies: ["FuzzTargets", "LibFuzzer"], path: "Fuzzing/Sources/Fuzzer",
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]),
  ]
  for target in package.targets where names.split(separator: " ").contains(target.name[...]) {
    target.swiftSettings = (target.swiftSettings ?? []) + [coverage]
  }
}
#endif

// On Linux, which has no UIKit, the screens on UIKit are tested on a strict double of UIKit. The
// double is a package of its own. Its folders are targets here because a dependency by path would
// make every release of this package unresolvable (DECISIONS.md). Other systems do not build it.
#if os(Linux)
package.targets += [
  .target(name: "UIKitDouble", path: "Packages/UIKitDouble/Sources/UIKitDouble"),
  .testTarget(
    name: "UIKitDoubleTests", dependencies: ["UIKitDouble"],
    path: "Packages/UIKitDouble/Tests/UIKitDoubleTests"),
  .testTarget(
    name: "TablewareUIKitTests",
    dependencies: [
      "TablewareForms", "TablewareLoading", "TablewareUIKit", "UIKitDouble", "TablewareTesting",
    ]),
  .target(
    name: "UIKitExamples",
    dependencies: [
      "TablewareForms", "TablewareLoading", "TablewareMapping", "TablewareUIKit", "UIKitDouble",
    ],
    path: "Examples/UIKit.swiftpm/Screens"),
  .testTarget(
    name: "UIKitExamplesTests",
    dependencies: ["UIKitExamples", "UIKitDouble", "TablewareTerminal", "TablewareTesting"]),
  .testTarget(
    name: "GalleryOnUIKitTests",
    dependencies: [
      "Gallery", "GalleryFixtures", "TablewareForms", "TablewareUIKit", "TablewareTesting",
      "UIKitDouble",
    ]),
  // What every surface has in common, so it needs all of them.
  .testTarget(
    name: "SurfaceTests",
    dependencies: [
      "LineSurface", "TablewareForms", "TablewareLoading", "TablewareTerminal", "TablewareWeb",
      "TablewareUIKit", "UIKitDouble", "Gallery", "GalleryFixtures", "TablewareTesting",
    ]),
]
// For tests of cells of an app (Documentation/tutorials/testing.md).
package.products.append(.library(name: "UIKitDouble", targets: ["UIKitDouble"]))
package.targets.first { $0.name == "PlatformUIKit" }?.dependencies = [
  .target(name: "UIKitDouble", condition: .when(platforms: [.linux]))
]
#endif

/// Products of another package that only a trait needs.
func products(
  _ names: [String], of package: String, for trait: String
) -> [Target.Dependency] {
  names.map { .product(name: $0, package: package, condition: .when(traits: [trait])) }
}
