// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "tableware", path: "..")],
  targets: [
    .target(name: "AllocationCounting"),
    // A link to a folder of the viewport: what is not public there can be measured here.
    .target(name: "Heights"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AllocationCounting", "Heights",
        .product(name: "TablewareDiff", package: "tableware"),
        .product(name: "Tableware", package: "tableware"),
        .product(name: "TablewareViewport", package: "tableware"),
        .product(name: "TablewareTerminal", package: "tableware"),
        .product(name: "TablewareTesting", package: "tableware"),
      ]),
    // What is compared with other frameworks, by `compare-textual`.
    .executableTarget(
      name: "Compare",
      dependencies: [
        .product(name: "Tableware", package: "tableware"),
        .product(name: "TablewareTerminal", package: "tableware"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
