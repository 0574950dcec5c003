import Foundation
import Testing

/// Documentation/features.md names existing tests, and has a reason for each feature that a surface
/// does not have.
@Suite struct FeaturesDocumentTests {
  private struct Feature {
    let line: Int
    let section: String
    let name: String
    /// What the terminal, the browser and UIKit have of the feature.
    let verdicts: [String]
    let tests: [String]

    var isComplete: Bool { verdicts.allSatisfy { $0 == "yes" } }
    var key: String { "\(section): \(name)" }
  }

  private struct Page {
    var features: [Feature] = []
    /// The reasons, by the section and the name of their feature.
    var reasons: [(key: String, text: String)] = []
    /// The rows with too few or too many cells.
    var badRows: [String] = []
  }

  /// The number of cells of the rows below each heading of a table.
  private static let tables = [
    "| feature | terminal | browser | UIKit | test |": 5,
    "| feature | what is missing, or why |": 2,
  ]

  private func page() throws -> Page {
    let file = TestNames.root.appendingPathComponent("Documentation/features.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    var page = Page()
    var section = ""
    var cellCount = 0
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      if !line.hasPrefix("|") { cellCount = 0 }
      if let count = Self.tables[line] { cellCount = count }
      guard line.hasPrefix("|"), !line.hasPrefix("| ---"), Self.tables[line] == nil else {
        continue
      }
      let cells = line.dropFirst().dropLast().components(separatedBy: "|")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == cellCount, line.hasSuffix("|"), cells.allSatisfy({ !$0.isEmpty }) else {
        page.badRows.append("line \(index + 1): \(line)")
        continue
      }
      if cellCount == 2 {
        page.reasons.append(("\(section): \(cells[0])", cells[1]))
      } else {
        page.features.append(
          Feature(
            line: index + 1, section: section, name: cells[0], verdicts: Array(cells[1...3]),
            tests: TestNames.quoted(in: cells[4])))
      }
    }
    return page
  }

  @Test func row_ofEachTable_hasItsCells() throws {
    let page = try page()
    #expect(page.badRows == [])
    #expect(page.features.count >= 205)
    #expect(Set(page.features.map(\.key)).count == page.features.count)
  }

  @Test func verdict_ofEachSurface_isOneOfFour() throws {
    let verdicts: Set<String> = ["yes", "part", "no", "–"]
    let others = try page().features.filter { !verdicts.isSuperset(of: $0.verdicts) }
    #expect(others.map { "line \($0.line): \($0.verdicts)" } == [])
  }

  @Test func feature_thatASurfaceHas_namesATest() throws {
    let features = try page().features
    let untested = features.filter { $0.verdicts.contains("yes") && $0.tests.isEmpty }
    #expect(untested.map { "line \($0.line): \($0.name)" } == [])
    let names = try TestNames.all()
    let missing = features.flatMap { feature in
      feature.tests.filter { !names.contains($0) && !TestNames.isBrowserCheck($0) }
        .map { "line \(feature.line): \($0)" }
    }
    #expect(missing == [])
  }

  @Test func feature_thatIsIncomplete_hasOneReason() throws {
    let page = try page()
    let incomplete = page.features.filter { !$0.isComplete }.map(\.key)
    #expect(page.reasons.map(\.key) == incomplete)
    let short = page.reasons.filter { $0.text.count < 20 || !$0.text.hasSuffix(".") }
    #expect(short.map(\.key) == [])
  }

  @Test func feature_inTwoSections_hasTheSameVerdicts() throws {
    var first: [String: Feature] = [:]
    for feature in try page().features {
      guard let other = first[feature.name] else {
        first[feature.name] = feature
        continue
      }
      #expect(feature.verdicts == other.verdicts, "lines \(other.line) and \(feature.line)")
    }
  }
}
