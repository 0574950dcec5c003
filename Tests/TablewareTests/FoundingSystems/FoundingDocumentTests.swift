import Foundation
import Testing

/// Each line of Documentation/founding-systems.md has code and tests that belong to it.
@Suite struct FoundingDocumentTests {
  private struct Line: Sendable {
    let number: Int
    let text: String
    /// The symbols of the third cell, with the files of their links.
    var code: [(symbol: Symbol, text: String, file: String)] = []
    var surfaces = ""
    /// What the last cell names in back quotes.
    var tests: [String] = []
    var lastCell = ""
  }

  /// The lines and their running tests by name, which are read once.
  private static let page = Result {
    let lines = try readLines()
    let tests = try RunningTest.all(named: Set(lines.flatMap(\.tests)))
    return (lines: lines, running: Dictionary(grouping: tests, by: \.name))
  }

  private static func readLines() throws -> [Line] {
    let url = TestNames.root.appendingPathComponent("Documentation/founding-systems.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    return text.components(separatedBy: "\n").enumerated().compactMap { index, line in
      guard line.hasPrefix("|"), !line.hasPrefix("| ---"), !line.hasPrefix("| theirs") else {
        return nil
      }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5 else { return Line(number: index + 1, text: line) }
      let code = cells[2].matches(of: #/\[`([^`]+)`\]\(\.\./([^)]+)\)/#).map {
        (symbol: Symbol(String($0.1)), text: String($0.1), file: String($0.2))
      }
      return Line(
        number: index + 1, text: line, code: code, surfaces: cells[3],
        tests: TestNames.quoted(in: cells[4]), lastCell: cells[4])
    }
  }

  @Test func testsOfALine_runOnLinux() throws {
    let (lines, running) = try Self.page.get()
    let missing = lines.flatMap { line in
      line.tests.filter { running[$0] == nil }.map { "line \(line.number): \($0)" }
    }
    #expect(missing == [])
  }

  @Test func testsAndSymbolsOfALine_belongTogether() throws {
    let (lines, running) = try Self.page.get()
    var wrong: [String] = []
    for line in lines where !line.tests.isEmpty {
      func uses(_ test: String, _ symbol: Symbol) -> Bool {
        running[test, default: []].contains { $0.uses(symbol) }
      }
      for test in line.tests where !line.code.contains(where: { uses(test, $0.symbol) }) {
        wrong.append("line \(line.number): \(test) uses no symbol")
      }
      for code in line.code where !line.tests.contains(where: { uses($0, code.symbol) }) {
        wrong.append("line \(line.number): no test uses \(code.text)")
      }
    }
    #expect(wrong == [])
  }

  @Test func symbolsOfALine_areDeclaredInTheirFiles() throws {
    var sources: [String: SwiftSource] = [:]
    var wrong: [String] = []
    for line in try Self.page.get().lines {
      if line.code.isEmpty, !line.tests.isEmpty { wrong.append("line \(line.number): no code") }
      for code in line.code {
        if sources[code.file] == nil {
          let url = TestNames.root.appendingPathComponent(code.file)
          sources[code.file] = SwiftSource((try? String(contentsOf: url, encoding: .utf8)) ?? "")
        }
        if code.symbol.isGeneric { wrong.append("line \(line.number): \(code.text) is too common") }
        if sources[code.file]?.declares(code.symbol) != true {
          wrong.append("line \(line.number): \(code.file) does not declare \(code.text)")
        }
      }
    }
    #expect(wrong == [])
  }

  /// The surfaces of a test target that is not one of the core.
  private static let surfaces: [String: [String]] = [
    "TablewareViewportTests": ["terminal"], "TablewareTerminalTests": ["terminal"],
    "TerminalKitTests": ["terminal"], "GalleryTests": ["terminal"],
    "TablewareWebTests": ["browser"], "TablewareUIKitTests": ["UIKit"],
    "PlatformUIKitTests": ["UIKit"],
    "UIKitExamplesTests": ["UIKit"], "GalleryOnUIKitTests": ["UIKit"],
    "SurfaceTests": ["terminal", "browser", "UIKit"],
  ]

  /// The modules that all surfaces share.
  private static let core = [
    "Tableware", "TablewareDiff", "TablewareForms", "TablewareHosting", "TablewareMapping",
  ].map { "Sources/\($0)/" }

  @Test func surfacesOfALine_areThoseOfItsTests() throws {
    let (lines, running) = try Self.page.get()
    let wrong = lines.compactMap { line -> String? in
      let tests = line.tests.flatMap { running[$0, default: []] }
      let shared = line.code.filter { code in Self.core.contains { code.file.hasPrefix($0) } }
      let isCore = tests.contains { test in
        Self.surfaces[test.target] == nil && shared.contains { test.uses($0.symbol) }
      }
      let found = Set(tests.flatMap { Self.surfaces[$0.target] ?? [] })
      let names = ["terminal", "browser", "UIKit"].filter(found.contains)
      let expected =
        line.tests.isEmpty
        ? "–"
        : isCore
          ? "all: " + (["core"] + names).joined(separator: ", ")
          : names.count == 3 ? "all" : names.joined(separator: ", ")
      return line.surfaces == expected ? nil : "line \(line.number): \(expected)"
    }
    #expect(wrong == [])
  }

  @Test func saysForEachLine_HowItIsShown() throws {
    let lines = try Self.page.get().lines
    #expect(lines.count > 100)
    let silent = lines.filter { line in
      line.tests.isEmpty && line.lastCell != "not planned"
    }
    #expect(silent.map(\.text) == [])
  }

  @Test func coversEveryDefect_ThatWasCollected() throws {
    let tests = try Self.page.get().lines.flatMap(\.tests)
    for defect in [
      "nb21", "nb27", "m809", "m811", "m819", "m821", "cz01", "cz02", "cz03", "cz04", "zh03",
      "qf02",
      "qf03",
    ] {
      #expect(tests.contains { $0.hasPrefix(defect + "_") }, "\(defect)")
    }
  }
}
