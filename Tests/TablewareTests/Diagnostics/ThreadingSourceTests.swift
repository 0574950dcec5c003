import Foundation
import Testing

/// What the sources of tables do not contain, so that no thread waits for another one, and nothing
/// is shared that the compiler does not check.
@Suite struct ThreadingSourceTests {
  private static let modules = [
    "TablewareDiff", "Tableware", "TablewareForms", "TablewareFormats", "TablewareHosting",
    "TablewareMapping", "TablewareViewport", "TablewareTerminal", "TablewareUIKit",
  ]

  /// Returns the lines of the modules that contain one of some words, as code.
  private func lines(with words: [String]) throws -> [String] {
    var found: [String] = []
    var count = 0
    for module in Self.modules {
      let folder = TestNames.root.appendingPathComponent("Sources/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let url as URL in try #require(files) where url.pathExtension == "swift" {
        count += 1
        let text = try String(contentsOf: url, encoding: .utf8)
        // The code that `#if` leaves out on Linux counts as well, so only comments are removed.
        for line in text.components(separatedBy: "\n") {
          let code = line.components(separatedBy: "//")[0]
          for word in words where code.contains(word) {
            found.append("\(module)/\(url.lastPathComponent): \(word)")
          }
        }
      }
    }
    #expect(count > 300)
    return found.sorted()
  }

  @Test func f56_sourcesOfTables_waitForNoOtherThread() throws {
    #expect(
      try lines(with: [
        ".sync ", ".sync(", ".sync{", "DispatchSemaphore", "DispatchGroup", "NSCondition",
        "performSelector(onMainThread", "pthread_cond", "RunLoop.main.run", "Thread.sleep",
      ]) == [])
  }

  @Test func f137_sourcesOfTables_shareOnlyWhatTheCompilerChecks() throws {
    #expect(
      try lines(with: ["nonisolated(unsafe)", "@unchecked Sendable"]) == [
        // Contains a bundle, which may be used on every thread.
        "TablewareUIKit/CellSource.swift: @unchecked Sendable",
        // Read by the Objective-C runtime, on the main thread.
        "TablewareUIKit/TableViewProxy.swift: nonisolated(unsafe)",
        "TablewareUIKit/TableViewProxy.swift: nonisolated(unsafe)",
      ])
  }
}
