import Foundation
import Tableware
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// Group 4 of the fault catalog, on a table view: events whose chain of responders is incomplete.
@Suite(.serialized, .freesEverything) @MainActor struct ChainFaultTests {
  private struct Liked: Event {}

  /// An event with an object.
  private struct Played: Event {
    final class Recording: Sendable {}
    let recording: Recording
  }

  /// A cell that overrides what UIKit calls, and calls no `super`.
  final class SilentCell: UITableViewCell {
    override func prepareForReuse() {}
    override func setSelected(_ selected: Bool, animated: Bool) {}
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {}
  }

  /// A cell at which the chain of responders ends.
  final class LastCell: UITableViewCell {
    override var next: UIResponder? { nil }
  }

  private struct SilentRow: UIKitRow {
    let id: String
    var body: RowContent { RowContent(title: RowText(id)) }
    func configure(_ cell: SilentCell) {}
  }

  private struct LastRow: UIKitRow {
    let id: String
    var body: RowContent { RowContent(title: RowText(id)) }
    func configure(_ cell: LastCell) {}
  }

  /// A cell whose button has the cell as its target.
  final class LikeCell: UITableViewCell {
    let button = UIButton(frame: .zero)

    override var simulatedActions: [Selector: (Any?) -> Void] {
      ["like": { [unowned self] _ in raise(Liked()) }]
    }
  }

  /// A row that adds the target whenever it is configured.
  private struct LikeRow: UIKitRow {
    let id = "like"
    let text: String
    var body: RowContent { RowContent(title: RowText(text)) }

    func configure(_ cell: LikeCell) {
      cell.contentView.addSubview(cell.button)
      cell.button.addTarget(cell, action: Selector("like"), for: .touchUpInside)
    }
  }

  /// A controller between the table view and the window.
  private final class Between: UIViewController, @MainActor EventResponder {
    var heard: [String] = []

    func respond(to event: any Event, from source: EventSource) -> EventResponse {
      heard.append("\(source.row)")
      return .passed
    }
  }

  /// What arrived on the main actor.
  @MainActor private final class Posts {
    var numbers: [Int] = []
  }

  private let stage = Stage()

  @Test func f65_event_isPassedOn_byHandlersAndCellsThatCallNoSuper() throws {
    var heard: [String] = []
    func note(_ level: String) -> (Liked, EventSource) -> EventResponse {
      { _, source in
        heard.append("\(level) \(source.row)")
        return .passed
      }
    }
    stage.table.on(Liked.self) { _, source in heard.append("table \(source.row)") }
    stage.table.show {
      Section("A") {
        for number in 0..<40 { SilentRow(id: "\(number)").on(Liked.self, note("row")) }
      }.on(Liked.self, note("section"))
    }
    stage.turn()
    stage.tableView.simulateDrag(by: 900)
    let cell = try #require(stage.tableView.visibleCells.first as? SilentCell)
    let row = try #require(cell.boundRow?.identity)
    #expect(cell.raise(Liked()) == .handled(by: .table))
    #expect(heard == ["row \(row)", "section \(row)", "table \(row)"])
    #expect(stage.messages == [])
    #expect(stage.breaches == [])
  }

  @Test func f67_event_ofACellWithoutANextResponder_reachesTheTable() throws {
    var trace: [String] = []
    stage.show { LastRow(id: "a") }
    stage.table.trace = { trace.append("\($0)") }
    let cell = try #require(stage.cell(0) as? LastCell)
    #expect(cell.raise(Liked()) == .unhandled)
    #expect(trace.last?.contains("Liked from row \"a\"") == true)
    stage.table.on(Liked.self) { _, _ in }
    trace = []
    #expect(cell.raise(Liked()) == .handled(by: .table))
    #expect(
      trace == [
        "Liked from row \"a\": row passed", "Liked from row \"a\": section passed",
        "Liked from row \"a\": table handled",
      ])
    #expect(
      stage.messages == [
        "Liked from row \"a\" was not handled. Attach a handler to the row, its section, the table or "
          + "the screen."
      ])
    stage.table.trace = nil
  }

  @Test func f67_controller_thatIsNoChild_hearsTheEventsOfItsTable() throws {
    let between = Between(nibName: nil, bundle: nil)
    let outer = UIViewController(nibName: nil, bundle: nil)
    stage.window.rootViewController = outer
    // Without `addChild`.
    outer.view.addSubview(between.view)
    between.view.addSubview(stage.tableView)
    stage.show("A[a]")
    #expect(try #require(stage.cell(0)).raise(Liked()) == .unhandled)
    #expect(between.heard == ["\"a\""])
    #expect(
      stage.messages == [
        "Liked from row \"a\" was not handled. Attach a handler to the row, its section, the table or "
          + "the screen."
      ])
  }

  @Test func f68_event_ofAPresentedTable_doesNotReachTheTableBelow_andIsReported() throws {
    let below = UIViewController(nibName: nil, bundle: nil)
    below.view = stage.tableView
    stage.window.rootViewController = below
    stage.show("A[a]")
    var heard: [String] = []
    stage.table.on(Liked.self) { _, source in heard.append("below \(source.row)") }
    let sheet = UIViewController(nibName: nil, bundle: nil)
    let list = UITableView(frame: stage.window.bounds)
    sheet.view = list
    let table = Table()
    list.show(table)
    table.show { Stage.sections("S[s]") }
    below.present(sheet, animated: true)
    stage.turn()
    list.layoutIfNeeded()
    let cell = try #require(list.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.raise(Liked()) == .unhandled)
    #expect(heard == [])
    #expect(
      table.diagnostics.recent.map(\.description) == [
        "Liked from row \"s\" was not handled. Attach a handler to the row, its section, the table or "
          + "the screen."
      ])
    // The link between both tables is a handler.
    table.on(Liked.self) { [weak below = stage.table] _, source in
      heard.append("sheet \(source.row)")
      below?.deliver(Liked(), from: "a")
    }
    #expect(cell.raise(Liked()) == .handled(by: .table))
    #expect(heard == ["sheet \"s\"", "below \"a\""])
    below.dismiss(animated: false)
    stage.turn()
    #expect(list.inspector.breaches.map(\.description) == [])
  }

  @Test func f72_events_ofOtherThreads_areDeliveredInTheNextTurn_inTheirOrder() throws {
    struct Numbered: Event { let number: Int }
    var heard: [Int] = []
    let posts = Posts()
    stage.table.on(Numbered.self) { event, _ in heard.append(event.number) }
    stage.show("A[a b]")
    let cell = try #require(stage.cell(0))
    // Only a block of the main thread can raise the event: see `f72_EventOnAnotherThread`.
    DispatchQueue.concurrentPerform(iterations: 50) { number in
      VirtualTime.shared.afterThisTurn {
        posts.numbers.append(number)
        #expect(cell.raise(Numbered(number: number)) == .handled(by: .table))
      }
    }
    #expect(heard == [])
    stage.turn()
    #expect(heard.sorted() == Array(0..<50))
    #expect(heard == posts.numbers)
    #expect(stage.messages == [])
    #expect(stage.breaches == [])
  }

  @Test func f73_objectOfAnEvent_isReleasedAfterDelivery() throws {
    weak var recording: Played.Recording?
    func raise(_ expected: Delivery) throws {
      let played = Played(recording: Played.Recording())
      recording = played.recording
      #expect(try #require(stage.cell(0)).raise(played) == expected)
    }
    stage.table.trace = { _ in }
    stage.show("A[a]")
    try raise(.unhandled)
    #expect(recording == nil)
    stage.table.on(Played.self) { _, _ in }
    try raise(.handled(by: .table))
    #expect(recording == nil)
    stage.table.trace = nil
  }

  @Test func f75_target_addedInEachConfiguration_receivesATapOnce() throws {
    var heard: [Identity] = []
    stage.table.on(Liked.self) { _, source in heard.append(source.row) }
    for number in 0..<10 { stage.show { LikeRow(text: "\(number)") } }
    let cell = try #require(stage.cell(0) as? LikeCell)
    cell.button.simulateTap()
    #expect(heard == ["like"])
    #expect(stage.breaches == [])
  }
}
