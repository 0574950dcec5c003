import Foundation
import Testing

/// Documentation/founding-systems.md names a test for each line, and the test exists.
@Suite struct FoundingDocumentTests {
  private struct Line {
    let number: Int
    let text: String
    /// What the second cell names in back quotes, word by word.
    var symbols: Set<String> = []
    var surfaces = ""
    /// What the last cell names in back quotes.
    var tests: [String] = []
    var lastCell = ""
  }

  private func lines() throws -> [Line] {
    let url = TestNames.root.appendingPathComponent("Documentation/founding-systems.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    return text.components(separatedBy: "\n").enumerated().compactMap { index, line in
      guard line.hasPrefix("|"), !line.hasPrefix("| ---"), !line.hasPrefix("| theirs") else {
        return nil
      }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4 else { return Line(number: index + 1, text: line) }
      let words = TestNames.quoted(in: cells[1]).flatMap { $0.split { !$0.isLetter } }
      return Line(
        number: index + 1, text: line, symbols: Set(words.filter { $0.count > 2 }.map(String.init)),
        surfaces: cells[2], tests: TestNames.quoted(in: cells[3]), lastCell: cells[3])
    }
  }

  @Test func namesOnlyTestsThatExist() throws {
    let names = try TestNames.all()
    let missing = try lines().flatMap { line in
      line.tests.filter { !names.contains($0) }.map { "line \(line.number): \($0)" }
    }
    #expect(missing == [])
  }

  @Test func surfacesOfALine_areThoseOfItsTests() throws {
    let files = try TestNames.files()
    let wrong = try lines().compactMap { line -> String? in
      let targets = line.tests.flatMap { files[$0] ?? [] }.map(\.target)
      let surfaces = ["terminal": "Terminal", "browser": "Web", "UIKit": "UIKit"].filter {
        surface in
        targets.contains { $0.contains(surface.value) }
      }
      let isCore = targets.contains { target in
        !["Terminal", "Web", "UIKit"].contains { target.contains($0) }
      }
      let names = ["terminal", "browser", "UIKit"].filter { surfaces[$0] != nil }
      let expected =
        targets.isEmpty ? "–" : isCore || names.count == 3 ? "all" : names.joined(separator: ", ")
      return line.surfaces == expected ? nil : "line \(line.number): \(expected)"
    }
    #expect(wrong == [])
  }

  @Test func testsOfALine_useASymbolThatItNames() throws {
    let files = try TestNames.files()
    let silent = try lines().filter { line in
      guard !line.symbols.isEmpty, !line.tests.isEmpty else { return false }
      let texts = line.tests.flatMap { files[$0] ?? [] }.map(\.text)
      return !line.symbols.contains { symbol in texts.contains { $0.contains(symbol) } }
    }
    #expect(silent.map { "line \($0.number): \($0.symbols.sorted())" } == [])
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
