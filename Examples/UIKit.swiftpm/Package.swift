// swift-tools-version: 6.2
import PackageDescription

#if canImport(AppleProductTypes)
import AppleProductTypes
#endif

let package = Package(
  name: "uikit-examples",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "UIKitExamples", targets: ["UIKitExamples"])],
  dependencies: [.package(name: "tableware", path: "../..")],
  targets: [
    .target(
      name: "UIKitExamples",
      dependencies: [
        .product(name: "Tableware", package: "tableware"),
        .product(name: "TablewareForms", package: "tableware"),
        .product(name: "TablewareLoading", package: "tableware"),
        .product(name: "TablewareMapping", package: "tableware"),
        .product(name: "TablewareUIKit", package: "tableware"),
      ],
      path: "Screens"),
    .executableTarget(
      name: "UIKitExamplesApp",
      dependencies: [
        "UIKitExamples", .product(name: "TablewareGallery", package: "tableware"),
      ],
      path: "App"),
  ],
  swiftLanguageModes: [.v6]
)

// Only Xcode and Swift Playgrounds support apps as products of a package, and only in a folder
// whose name ends in .swiftpm.
#if canImport(AppleProductTypes)
package.products.append(
  .iOSApplication(
    name: "Tableware Examples", targets: ["UIKitExamplesApp"],
    bundleIdentifier: "org.example.tableware", displayVersion: "1.0", bundleVersion: "1",
    supportedDeviceFamilies: [.pad, .phone],
    supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight]))
#endif
