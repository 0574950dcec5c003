// swift-tools-version: 6.2
import PackageDescription

// A package of its own. The root package compiles the same folders as targets, on Linux only: a
// dependency by path would make every release of the root package unresolvable.
let package = Package(
  name: "uikit-double",
  platforms: [.macOS(.v15)],
  products: [.library(name: "UIKitDouble", targets: ["UIKitDouble"])],
  targets: [
    .target(name: "UIKitDouble"),
    .testTarget(name: "UIKitDoubleTests", dependencies: ["UIKitDouble"]),
  ],
  swiftLanguageModes: [.v6]
)
