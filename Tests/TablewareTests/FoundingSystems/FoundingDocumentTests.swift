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

  private func lines() throws -> [Line] {
    let url = TestNames.root.appendingPathComponent("Documentation/founding-systems.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    return text.components(separatedBy: "\n").enumerated().compactMap { index, line in
      guard line.hasPrefix("|"), !line.hasPrefix("| ---"), !line.hasPrefix("| theirs") else {
        return nil
      }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3 else {
        return Line(number: index + 1, text: line, tests: [], lastCell: "")
      }
      return Line(
        number: index + 1, text: line, tests: TestNames.quoted(in: cells[2]), lastCell: cells[2])
    }
  }

  @Test func namesOnlyTestsThatExist() throws {
    let names = try TestNames.all()
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
