import Foundation
import Testing

/// A page of the tutorials with outputs. With `TABLEWARE_RECORD=1` the tests write them.
struct TutorialPage {
  let file: URL

  init(_ name: String) {
    file = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/tutorials/\(name)")
  }

  /// Compares the block after `<!-- output: NAME -->` with a text.
  func expect(
    _ name: String, _ text: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let mark = "<!-- output: \(name) -->\n```text\n"
    var content = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(content.range(of: mark), sourceLocation: location).upperBound
    let end = try #require(content[start...].range(of: "```\n"), sourceLocation: location)
      .lowerBound
    if ProcessInfo.processInfo.environment["TABLEWARE_RECORD"] == "1" {
      content.replaceSubrange(start..<end, with: text + "\n")
      try content.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(String(content[start..<end]) == text + "\n", sourceLocation: location)
    }
  }
}
