// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "tableware", path: "..")],
  targets: [
    .target(name: "AllocationCounting"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AllocationCounting",
        .product(name: "TablewareDiff", package: "tableware"),
        .product(name: "Tableware", package: "tableware"),
        .product(name: "TablewareViewport", package: "tableware"),
        .product(name: "TablewareTerminal", package: "tableware"),
        .product(name: "TablewareTesting", package: "tableware"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
