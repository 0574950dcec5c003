import Foundation
import Testing

/// The findings of the reviews of the UIKit back end: each has a test with its identifier in the
/// name, and those that a device may answer otherwise have a check on one as well.
@Suite struct FindingTests {
  /// The identifiers of the defects, of the problems of builds, and of the measured behaviors.
  private static let identifiers =
    (1...10).map { "a\($0)" } + (1...21).map { "b\($0)" } + (1...7).map { "c\($0)" }
    + (1...6).map { "behavior\($0)" }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: TestNames.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The paths of the Swift files below a folder, from the root of the repository.
  private func sources(below folder: String) throws -> [String] {
    let url = TestNames.root.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .map { "\(folder)/\($0)" }
      .filter { $0.hasSuffix(".swift") && !$0.contains("/.build/") }
  }

  /// The names of the tests, at whose beginnings several identifiers may be.
  private func testNames() throws -> [Substring] {
    let tests =
      try sources(below: "Tests")
      + sources(below: "Packages").filter { $0.split(separator: "/").dropFirst(2).first == "Tests" }
    return try tests.flatMap { path in
      try text(path).components(separatedBy: "@Test").dropFirst().compactMap { part in
        part.firstMatch(of: #/\bfunc ([A-Za-z0-9_]+)/#)?.1
      }
    }
  }

  /// The identifiers in the lines of the page of checks on a device, in lowercase.
  private func deviceChecks() throws -> Set<String> {
    let page = try text("Documentation/on-a-device.md")
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("|") || $0.contains(#/^\d\. /#) }
    return Set(
      lines.flatMap { $0.matches(of: #/\b([ABC][0-9]+|behavior [0-9])\b/#) }
        .map { $0.1.lowercased().filter { $0 != " " } })
  }

  @Test func finding_ofTheReviews_hasATestOrACheckOnADevice() throws {
    #expect(Self.identifiers.count == 44)
    let tested = Set(
      try testNames().flatMap { name in
        name.split(separator: "_").prefix { Self.identifiers.contains(String($0)) }.map(String.init)
      })
    let known = Set(Self.identifiers).union((8...8).map { "c\($0)" })
    #expect(try deviceChecks().subtracting(known) == [])
    // A check on a device replaces no test: all of these can be tested without one.
    #expect(Self.identifiers.filter { !tested.contains($0) } == [])
  }

  @Test(arguments: ["Package.swift", "Examples/UIKit.swiftpm/Package.swift"])
  func c1_manifest_needsTheCompilerOfItsSources(path: String) throws {
    // Isolated conformances are part of Swift 6.2: older tools have to refuse the manifest.
    #expect(try text(path).hasPrefix("// swift-tools-version: 6.2\n"))
  }

  @Test func c2_platformsWithoutTables_endWithOneError() throws {
    let selection = try text("Sources/PlatformUIKit/PlatformUIKit.swift")
    #expect(selection.contains("#if canImport(UIKit) && (os(iOS) || os(Linux))\n"))
    #expect(
      selection.contains(
        "#elseif canImport(UIKit)\n#error(\"TablewareUIKit needs iOS or Mac Catalyst.\")"))
    // All other sources get UIKit from there, so that no other error comes first.
    let others = try sources(below: "Sources").filter { !$0.hasPrefix("Sources/PlatformUIKit/") }
    let direct = try others.filter { path in
      try text(path).contains(#/(?m)^(@\w+ )*import UIKit(Double)?$/#)
    }
    #expect(direct == [])
  }

  @Test func scheme_ofTheTestsInASimulator_hasTestsOfThePackage() throws {
    let workflow = try text(".github/workflows/apple.yml")
    #expect(workflow.contains("xcodebuild test -quiet -scheme SimulatorTests "))
    let scheme = try text(".swiftpm/xcode/xcshareddata/xcschemes/SimulatorTests.xcscheme")
    let names = scheme.matches(of: #/BlueprintName = "(\w+)"/#).map { String($0.1) }
    #expect(names.contains("PlatformUIKitTests"))
    let manifest = try text("Package.swift")
    for name in names {
      let isTest = try Regex(#"\.testTarget\(\s+name: "\#(name)","#)
      #expect(manifest.contains(isTest), "\(name)")
    }
  }

  @Test func c3_double_isBuiltOnLinuxOnly() throws {
    // On a Mac its `Selector` and `NSObject` would be ambiguous with those of Apple.
    let manifest = try text("Package.swift")
    var isOnLinux = false
    for line in manifest.split(separator: "\n") {
      if line == "#if os(Linux)" { isOnLinux = true }
      if line == "#endif" { isOnLinux = false }
      if line.contains("\"UIKitDouble\"") { #expect(isOnLinux, "\(line)") }
    }
    #expect(manifest.contains("\"UIKitDouble\""))
  }

  @Test func c6_examples_areAnAppInXcode() throws {
    // Xcode makes apps only of packages in a folder with this extension.
    let manifest = try text("Examples/UIKit.swiftpm/Package.swift")
    #expect(manifest.contains("import AppleProductTypes"))
    #expect(manifest.contains(".iOSApplication("))
    #expect(manifest.contains("targets: [\"UIKitExamplesApp\"]"))
  }

  @Test func c6_gallery_usesNothingThatOnlyDesktopsHave() throws {
    // The app shows the screens of the gallery, whose sources have to compile for iOS.
    let names = #/\b(Process\(|homeDirectoryForCurrentUser|NSTask|posix_spawn|fork\(|system\()/#
    for path in try sources(below: "Examples/Gallery") {
      var isOnLinux = false
      for line in try text(path).split(separator: "\n") {
        let line = line.drop { $0 == " " }
        if line.hasPrefix("#if") { isOnLinux = line == "#if os(Linux)" }
        if line.hasPrefix("#else") || line.hasPrefix("#endif") { isOnLinux = false }
        #expect(isOnLinux || line.firstMatch(of: names) == nil, "\(path): \(line)")
      }
    }
  }

  @Test func c7_app_getsItsWindowFromASceneWithoutAManifest() throws {
    // A window of UIKit needs a scene manifest in a property list, which a package does not have.
    let app = try text("Examples/UIKit.swiftpm/App/App.swift")
    let start = #/@main\nstruct \w+: App \{\n\s+var body: some Scene \{\n\s+WindowGroup \{/#
    #expect(app.contains(start))
    #expect(!app.contains("UIWindow("))
  }
}
