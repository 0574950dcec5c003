import Foundation
import Tableware
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// Rows that were on screen for long enough, as on every surface.
@Suite(.serialized, .freesEverything) @MainActor struct ImpressionTests {
  private let stage = Stage()

  /// Rows of 44 points, of which the screen shows 480 points.
  private func show(_ count: Int, heard: @escaping (Identity) -> Void) {
    stage.table.on(Impression.self) { _, source in heard(source.row) }
    stage.table.show {
      Section("A") { ForEach(Array(0..<count), id: { $0 }) { TextRow(RowText("\($0)")) } }
    }
    VirtualTime.shared.advance(by: 0)
    stage.tableView.layoutIfNeeded()
    VirtualTime.shared.advance(by: 0)
  }

  @Test func row_onScreenForTheTime_raisesAnImpressionOnce() {
    var seen: [Identity] = []
    show(3) { seen.append($0) }
    VirtualTime.shared.advance(by: 0.9)
    #expect(seen == [])
    VirtualTime.shared.advance(by: 0.2)
    #expect(seen == [0, 1, 2].map { Identity($0) })
    VirtualTime.shared.advance(by: 5)
    #expect(seen.count == 3)
    #expect(stage.table.diagnostics.recent == [])
  }

  @Test func row_withLessThanTheShare_raisesNone_untilItIsScrolledIn() {
    var seen: [Identity] = []
    show(40) { seen.append($0) }
    VirtualTime.shared.advance(by: 2)
    // Of the last row 40 of 44 points are on screen.
    #expect(seen.last == Identity(10))
    stage.tableView.simulateDrag(by: 10)
    VirtualTime.shared.advance(by: 2)
    // Of the next one 6.
    #expect(seen.last == Identity(10))
    stage.tableView.simulateDrag(by: 20)
    VirtualTime.shared.advance(by: 2)
    #expect(seen.last == Identity(11))
  }

  @Test func row_scrolledAwayBeforeTheTime_raisesNone() {
    var seen: [Identity] = []
    show(40) { seen.append($0) }
    VirtualTime.shared.advance(by: 0.5)
    stage.tableView.simulateDrag(by: 1_000)
    VirtualTime.shared.advance(by: 0.8)
    #expect(seen == [])
    VirtualTime.shared.advance(by: 0.5)
    #expect(!seen.isEmpty)
    #expect(!seen.contains(0))
  }

  @Test func impressionRule_ofTheTable_applies() {
    var seen: [Identity] = []
    stage.table.impressions = ImpressionRule(share: 1, time: .seconds(3))
    show(40) { seen.append($0) }
    VirtualTime.shared.advance(by: 2.9)
    #expect(seen == [])
    VirtualTime.shared.advance(by: 0.2)
    #expect(seen.last == Identity(9))
  }

  @Test func table_withoutAWindow_raisesNone() {
    var seen: [Identity] = []
    show(3) { seen.append($0) }
    VirtualTime.shared.advance(by: 0.5)
    stage.tableView.removeFromSuperview()
    VirtualTime.shared.advance(by: 2)
    #expect(seen == [])
    stage.window.addSubview(stage.tableView)
    stage.turn()
    VirtualTime.shared.advance(by: 1.1)
    #expect(seen.count == 3)
  }

  @Test func screenOnTheStack_countsByItsTimeline() {
    final class Feed: Screen {
      let context = ScreenContext()
      let title = "Feed"
      var seen = 0
      func configure(_ table: Table) {
        table.on(Impression.self) { _, _ in self.seen += 1 }
      }
      var sections: [Section] {
        Section("A") { for title in ["a", "b"] { TextRow(RowText(title)).id(title) } }
      }
    }
    VirtualTime.shared.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let navigation = UINavigationController()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let feed = Feed()
    navigation.push(feed)
    VirtualTime.shared.advance(by: 0.1)
    window.layoutIfNeeded()
    VirtualTime.shared.advance(by: 0.8)
    #expect(feed.seen == 0)
    VirtualTime.shared.advance(by: 0.5)
    #expect(feed.seen == 2)
  }
}
