import Foundation
import Tableware
import TablewareForms
import TablewareHosting
import TablewareUIKit
import Testing
import UIKitDouble

/// Group 4 of the fault catalog, on a table view: events of cells that now show another row, or
/// none.
@Suite(.serialized, .freesEverything) @MainActor struct EventFaultTests {
  struct Liked: Event {}

  private let stage = Stage()

  @Test func f59_dropsWhatALateClosureRaises_AfterItsCellWasBoundAgain() throws {
    var liked: [Identity] = []
    stage.table.on(Liked.self) { _, source in liked.append(source.row) }
    stage.show { for number in 0..<40 { TextRow("\(number)") } }
    let old = try #require(stage.cell(0)?.boundRow)
    stage.tableView.simulateDrag(by: 900)
    #expect(TableHost(stage.table).deliver(Liked(), from: old) == .stale)
    #expect(liked == [])
    #expect(
      stage.messages == [
        "Liked came from row \"0\", which was removed or is no longer shown by that cell. It was "
          + "dropped."
      ])
    #expect(stage.breaches == [])
  }

  @Test func f60_firesOnce_HoweverOftenTheCellWasBound() throws {
    var changes = 0
    for number in 0..<10 {
      stage.show {
        ToggleRow("Switch \(number)", isOn: false) { _ in changes += 1 }.id("switch")
      }
    }
    try #require(stage.cell(0)?.accessoryView as? UISwitch).simulateTap()
    #expect(changes == 1)
  }

  @Test func f61_isStale_FromACellInThePool() throws {
    stage.show("A[a]")
    let cell = try #require(stage.cell(0))
    stage.show("A[]")
    #expect(cell.raise(Liked()) == .stale)
    #expect(stage.breaches == [])
  }

  @Test func f63_event_withoutAHandler_isReported() throws {
    stage.show("A[a]")
    #expect(try #require(stage.cell(0)).raise(Liked()) == .unhandled)
    #expect(
      stage.messages == [
        "Liked from row \"a\" was not handled. Attach a handler to the row, its section, the table or "
          + "the screen."
      ])
  }

  @Test func f69_reportsWhatAHandlerThrows_AndShowsTheRowAsBefore() {
    struct Broken: Error {}
    stage.show { TextRow("a").onTap { throw Broken() } }
    stage.tableView.simulateTap(at: IndexPath(row: 0, section: 0))
    stage.turn()
    #expect(stage.texts == "a")
    #expect(
      stage.messages == [
        "A handler of Tap from row \"a\" failed: Broken(). No further handler received the event; "
          + "catch the error in the handler to continue."
      ])
    #expect(stage.breaches == [])
  }

  @Test func f70_keepsTheOrderOfTwoTaps() {
    var taps: [Identity] = []
    stage.table.on(Tap.self) { _, source in taps.append(source.row) }
    stage.show("A[a b]")
    for row in [1, 0, 1] { stage.tableView.simulateTap(at: IndexPath(row: row, section: 0)) }
    #expect(taps == ["b", "a", "b"].map { Identity($0) })
  }

  @Test func f71_hearsNoTap_FromARowThatIsGoing() throws {
    var taps: [Identity] = []
    stage.table.on(Tap.self) { _, source in taps.append(source.row) }
    stage.show("A[a b]")
    let going = try #require(stage.cell(0)?.boundRow)
    stage.table.show { Stage.sections("A[b]") }
    VirtualTime.shared.advance(by: 0.1)
    #expect(Interaction(TableHost(stage.table)).perform(.tap, on: going) == .stale)
    stage.tableView.simulateTap(at: IndexPath(row: 0, section: 0))
    #expect(taps == [Identity("b")])
    stage.turn()
    #expect(stage.breaches == [])
  }

  @Test func f74_deliversAThousandEvents_DuringAnAnimation() throws {
    var count = 0
    stage.table.on(Liked.self) { _, _ in count += 1 }
    stage.show("A[a b]")
    stage.table.show { Stage.sections("A[b c]") }
    VirtualTime.shared.advance(by: 0.1)
    let cell = try #require(stage.cell(0))
    for _ in 0..<1_000 { cell.raise(Liked()) }
    #expect(count == 1_000)
    stage.turn()
    #expect(stage.breaches == [])
  }
}
