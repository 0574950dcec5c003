import Foundation
import Testing

/// Documentation/founding-systems.md names a test for each line, and the test exists.
@Suite struct FoundingDocumentTests {
  private struct Line {
    let number: Int
    let text: String
    /// What the last cell names in back quotes.
    let tests: [String]
    let lastCell: String
  }

  private var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
  }

  private func lines() throws -> [Line] {
    let url = root.appendingPathComponent("Documentation/founding-systems.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    return text.components(separatedBy: "\n").enumerated().compactMap { index, line in
      guard line.hasPrefix("|"), !line.hasPrefix("| ---"), !line.hasPrefix("| theirs") else {
        return nil
      }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3 else {
        return Line(number: index + 1, text: line, tests: [], lastCell: "")
      }
      let quoted = cells[2].components(separatedBy: "`").enumerated()
        .filter { $0.offset % 2 == 1 }.map(\.element)
      return Line(number: index + 1, text: line, tests: quoted, lastCell: cells[2])
    }
  }

  /// The names of all tests: functions behind `@Test`, in this line or the ones before.
  private func testNames() throws -> Set<String> {
    let folder = root.appendingPathComponent("Tests")
    guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for part in text.components(separatedBy: "@Test").dropFirst() {
        guard let start = part.range(of: "func ") else { continue }
        names.insert(
          String(part[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
      }
    }
    return names
  }

  @Test func namesOnlyTestsThatExist() throws {
    let names = try testNames()
    let missing = try lines().flatMap { line in
      line.tests.filter { !names.contains($0) }.map { "line \(line.number): \($0)" }
    }
    #expect(missing == [])
  }

  @Test func saysForEachLine_HowItIsShown() throws {
    let lines = try lines()
    #expect(lines.count > 100)
    let silent = lines.filter { line in
      line.tests.isEmpty && line.lastCell != "not planned"
    }
    #expect(silent.map(\.text) == [])
  }

  @Test func coversEveryDefect_ThatWasCollected() throws {
    let tests = try lines().flatMap(\.tests)
    for defect in [
      "nb21", "nb27", "m809", "m811", "m819", "m821", "cz01", "cz02", "cz03", "cz04", "zh03",
      "qf02",
      "qf03",
    ] {
      #expect(tests.contains { $0.hasPrefix(defect + "_") }, "\(defect)")
    }
  }
}
