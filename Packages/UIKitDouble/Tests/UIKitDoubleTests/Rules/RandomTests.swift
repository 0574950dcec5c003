import Foundation
import Testing
import UIKitDouble

/// The double against batches that are right by construction, and the same with one mistake.
@Suite @MainActor struct RandomTests {
  @Test func acceptsWhatIsRight() {
    for seed in 0..<400 {
      var dice = Dice(seed)
      let batch = RandomBatch(&dice)
      #expect(batch.result(of: batch.updates) == batch.new, "seed \(seed)")
      let table = shown(batch, batch.updates, .strict)
      #expect(table.rules == [], "seed \(seed): \(table.script)")
      #expect(table.rows == batch.new.flatMap(\.rows), "seed \(seed): \(table.script)")
    }
  }

  /// A batch that does not make the new state of the old one is rejected, always.
  @Test func rejectsEveryMistake() {
    var killed = 0
    for seed in 0..<150 {
      var dice = Dice(seed)
      let batch = RandomBatch(&dice)
      for mutant in batch.mutants where batch.result(of: mutant) != batch.new {
        let table = shown(batch, mutant, .content)
        #expect(table.rules != [], "seed \(seed): \(table.script)")
        killed += 1
      }
    }
    #expect(killed > 1_000)
  }

  @Test(arguments: Hostility.allCases)
  func shows_TheSame_HoweverHostile(hostility: Hostility) {
    for seed in 0..<60 {
      var dice = Dice(seed)
      let batch = RandomBatch(&dice)
      let table = shown(batch, batch.updates, .strict, [hostility])
      #expect(table.rules == [], "seed \(seed): \(table.script)")
      #expect(table.rows == batch.new.flatMap(\.rows), "seed \(seed): \(table.script)")
    }
  }

  private func shown(
    _ batch: RandomBatch, _ updates: [TableUpdate], _ strictness: Strictness,
    _ hostility: Set<Hostility> = []
  ) -> (rules: [String], rows: [String], script: String) {
    VirtualTime.shared.reset()
    let model = Model("")
    model.parts = batch.old
    let table = model.table(strictness: strictness, size: CGSize(width: 320, height: 4_000))
    table.inspector.hostility = hostility
    table.performBatchUpdates {
      model.parts = batch.new
      for update in updates { table.tell(update) }
    }
    VirtualTime.shared.advance()
    let found = rules(table)
    let rows = found.isEmpty ? table.visibleCells.map { $0.textLabel?.text ?? "?" } : []
    return withExtendedLifetime(model) { (found, rows, table.inspector.script) }
  }
}
