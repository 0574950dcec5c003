import Foundation
import Testing
import UIKitDouble

/// Every rule that the double knows: the smallest script that breaks it, and a neighbor that does
/// not.
@Suite @MainActor struct RuleTests {
  struct Example: CustomTestStringConvertible {
    let rule: String
    let breaks: @MainActor @Sendable () -> [String]
    let keeps: @MainActor @Sendable () -> [String]
    var testDescription: String { rule }
  }

  nonisolated static let examples = batchExamples + tableExamples

  @Test(arguments: examples)
  func reportsTheRule_AndNotItsNeighbour(example: Example) {
    #expect(example.breaks().contains(example.rule))
    #expect(example.keeps() == [])
  }

  /// Every rule in the sources needs an example here.
  @Test func knowsEveryRuleInTheSources() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/UIKitDouble").standardized
    let files = try #require(FileManager.default.enumerator(atPath: root.path))
    var rules: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
      rules.formUnion(text.matches(of: /"([BEGL]-[0-9]+b?)"/).map { String($0.output.1) })
    }
    #expect(rules.count > 40)
    #expect(rules.subtracting(Self.examples.map(\.rule)) == [])
  }

  private nonisolated static func batch(
    _ rule: String, _ old: String, _ new: String, _ words: String, not legal: String,
    to legalNew: String? = nil
  ) -> Example {
    @MainActor func run(_ new: String, _ words: String) -> [String] {
      VirtualTime.shared.reset()
      let model = Model(old)
      let table = model.table()
      table.inspector.mindsRedundantMoves = rule == "B-06"
      table.performBatchUpdates {
        model.parts = Model.parse(new)
        for word in words.split(separator: " ") { table.tell(word: String(word)) }
      }
      return withExtendedLifetime(model) { rules(table) }
    }
    return Example(
      rule: rule, breaks: { run(new, words) }, keeps: { run(legalNew ?? new, legal) })
  }

  private nonisolated static let batchExamples: [Example] = [
    batch("B-06", "A:ab", "A:ba", "mR0,0>0,1 mR0,1>0,0", not: "mR0,0>0,1"),
    batch("B-10", "A:a B:b", "A:a", "dS2", not: "dS1"),
    batch("B-11", "A:ab", "A:a", "dR0,2", not: "dR0,1"),
    batch("B-12", "A:a", "A:a B:b", "iS2", not: "iS1"),
    batch("B-13", "A:a", "A:ab", "iR0,2", not: "iR0,1"),
    batch("B-14", "A:a B:b", "B:b", "dS0 dR0,1", not: "dS0 dR0,0"),
    batch("B-15", "A:ab", "A:a", "dR0,-1", not: "dR0,1"),
    batch("B-20", "A:ab", "A:b", "dR0,0 rR0,0", not: "dR0,0 rR0,1"),
    batch("B-21", "A:abc", "A:bca", "dR0,0 mR0,0>0,2", not: "mR0,0>0,2"),
    batch("B-22", "A:ab", "A:bax", "mR0,0>0,1 iR0,1", not: "mR0,0>0,1 iR0,2"),
    batch("B-23", "A:ab B:c", "B:ac", "dS0 mR0,0>0,0", not: "dS0 iR0,0"),
    batch("B-24", "A:ab", "N:a A:b", "iS0 mR0,0>0,0", not: "iS0 dR0,0"),
    batch("B-25", "A:ab", "A:ba", "mR0,0>0,1 mR0,0>0,1", not: "mR0,0>0,1"),
    batch("B-26", "A:abc", "A:c", "dR0,0 dR0,0", not: "dR0,0 dR0,1"),
    batch("B-27", "A:a", "A:axy", "iR0,1 iR0,1", not: "iR0,1 iR0,2"),
    batch("B-30", "A:a B:b", "B:b", "dR0,0", not: "dS0"),
    batch("B-31", "A:ab", "A:a", "", not: "dR0,1"),
    batch("B-40", "A:ab", "A:ba", "", not: "mR0,0>0,1"),
    batch("B-41", "A:a B:b", "B:b A:a", "", not: "mS0>1"),
    batch("B-50", "A:a B:b", "B:bx A:a", "mS0>1 iR0,1", not: "mS0>1", to: "B:b A:a"),
    batch("B-51", "A:ab", "A:ba", "rR0,0 mR0,1>0,0", not: "rR0,0", to: "A:xb"),
    batch("B-52", "A:a B:b", "B:b A:a N:n", "mS0>1 iS2", not: "mS0>1", to: "B:b A:a"),
    batch("B-53", "A:ab B:c", "A:b B:c", "rS0 dR0,0", not: "rS0"),
  ]
}
