import Foundation
import Testing
import UIKitDouble

/// Interruptions, prefetching and hostile tables: that they really do what they say.
@Suite @MainActor struct DisturbanceTests {
  private let long = "A:" + String(repeating: "abcdefghij", count: 10)

  private func dropFirst(_ model: Model, _ table: UITableView, done: ((Bool) -> Void)? = nil) {
    table.performBatchUpdates(
      {
        model.parts[0].rows.removeFirst()
        table.deleteRows(at: [.at(0, 0)], with: .none)
      }, completion: done)
  }

  @Test func f52_AnInterruptedAnimationEndsOnce_WithFalse() {
    VirtualTime.shared.reset()
    let model = Model("A:abc")
    let table = model.table()
    var answers: [Bool] = []
    dropFirst(model, table) { answers.append($0) }
    table.simulateInterruption()
    VirtualTime.shared.advance()
    #expect(answers == [false])
    table.inspector.animationsFinish = false
    dropFirst(model, table) { answers.append($0) }
    #expect(answers.count == 1)
    VirtualTime.shared.advance()
    #expect(answers == [false, false])
    UIView.performWithoutAnimation { dropFirst(model, table) { answers.append($0) } }
    #expect(answers == [false, false, true])
  }

  @Test func l16_PrefetchesTheNearestFirst_AndCancels() {
    let model = Model(long)
    let prefetcher = Prefetcher()
    let table = model.table()
    table.prefetchDataSource = prefetcher
    table.simulateDrag(by: 44)
    #expect(prefetcher.asked.first == (11..<22).map { .at(0, $0) })
    table.simulateDrag(by: 2_000)
    #expect(prefetcher.cancelled.contains(.at(0, 12)))
    prefetcher.asked = []
    table.simulateDrag(by: -44)
    #expect(prefetcher.asked.first?.prefix(2) == [.at(0, 44), .at(0, 43)])
  }

  @Test func l13_TellsStalePaths() {
    let model = Model("A:abc")
    let table = model.table()
    table.inspector.hostility = [.stalePaths]
    dropFirst(model, table)
    VirtualTime.shared.advance()
    model.ends = []
    table.reloadData()
    #expect(model.ends == [.at(0, 2), .at(0, 1)])
  }

  @Test func asksForHeightsOfRowsThatAreGone() {
    let model = Model("A:abc")
    let table = model.table()
    table.inspector.hostility = [.oldPathHeights]
    var asked: Set<IndexPath> = []
    model.onHeight = { asked.insert($0) }
    dropFirst(model, table)
    #expect(asked.contains(.at(0, 2)))
    VirtualTime.shared.advance()
  }

  @Test func l15_AsksForCellsThatAreNeverShown() {
    let model = Model(long)
    let table = model.table()
    table.inspector.hostility = [.prefetchedCells]
    for _ in 0..<30 { table.simulateDrag(by: 50) }
    let shown = model.events.count { $0.hasPrefix("+") }
    #expect(table.inspector.cellRequests > shown)
    #expect(table.inspector.breaches == [])
  }

  @Test func l12_DoesNotKnowWhereAnAnnouncedCellIs() {
    let model = Model("A:ab")
    var known: [Bool] = []
    model.onDisplay = { known.append($0.indexPath(for: $1) != nil) }
    let table = model.table()
    #expect(known == [true, true])
    table.inspector.hostility = [.unknownPaths]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(known == [true, true, false, false])
  }
}

/// Remembers what it was asked for.
@MainActor
final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
  var asked: [[IndexPath]] = []
  var cancelled: [IndexPath] = []

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    asked.append(indexPaths)
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelled += indexPaths
  }
}
