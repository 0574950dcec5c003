import Foundation
import Tableware
import TablewareForms
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// Where cells come from: classes, nibs, prototypes, configurations; and what happens if they do
/// not.
@Suite(.serialized, .freesEverything) @MainActor struct CellSourceTests {
  final class Card: UITableViewCell {
    var title: String?
    static var awoken = 0
    override func awakeFromNib() {
      super.awakeFromNib()
      Self.awoken += 1
    }
  }

  struct NibRow: UIKitRow {
    static let cellSource = CellSource.nib("Card")
    let id: String
    var body: RowContent { RowContent(title: RowText(id)) }
    func configure(_ cell: Card) { cell.title = id }
  }

  struct PrototypeRow: UIKitRow {
    static let cellSource = CellSource.prototype("card")
    let id: String
    var body: RowContent { RowContent(title: RowText(id)) }
    func configure(_ cell: Card) { cell.title = id }
  }

  /// A row with a pool of cells for each variant.
  struct PostRow: UIKitRow {
    let id: String
    let hasVideo: Bool
    var body: RowContent { RowContent(title: RowText(id)) }
    var cellVariant: String? { hasVideo ? "video" : nil }
    func configure(_ cell: Card) { cell.title = id }
  }

  struct GaugeRow: ConfiguredRow {
    struct Gauge: UIContentConfiguration {
      var level: Int
      func makeContentView() -> any UIView & UIContentView { GaugeView(self) }
      func updated(for state: any UIConfigurationState) -> Gauge { self }
    }

    final class GaugeView: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ gauge: Gauge) {
        configuration = gauge
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }

    let id: String
    let level: Int
    var body: RowContent { RowContent(title: RowText(id), values: ["\(level)"]) }
    var contentConfiguration: any UIContentConfiguration { Gauge(level: level) }
  }

  private let stage = Stage()

  init() { UINib.simulateNone() }

  private var messages: [String] { stage.table.diagnostics.recent.map(\.description) }

  @Test func variants_ofOneRowType_haveCellsOfTheirOwn() throws {
    func show(_ videos: Set<Int>, count: Int) {
      stage.table.show {
        Section("A") {
          for row in 0..<count { PostRow(id: "\(row)", hasVideo: videos.contains(row)) }
        }
      }
      stage.turn()
    }
    show([0], count: 2)
    let (video, plain) = (stage.cell(0), stage.cell(1))
    #expect(stage.tableView.inspector.cellsMade.values.sorted() == [1, 1])
    // Another variant is another cell, and the same variant the same one.
    show([1], count: 2)
    #expect(stage.cell(0) !== video)
    #expect(stage.cell(1) !== plain)
    #expect((stage.cell(0) as? Card)?.title == "0")
    show([], count: 0)
    show([0], count: 1)
    #expect(stage.cell(0).map { $0 === video } == true)
    #expect(messages == [])
    #expect(stage.breaches == [])
  }

  @Test func makesCellsFromNibs() throws {
    Card.awoken = 0
    UINib.simulate("Card") { Card.self }
    stage.table.show { Section("A") { for id in ["a", "b"] { NibRow(id: id) } } }
    stage.turn()
    #expect((stage.cell(1) as? Card)?.title == "b")
    #expect(Card.awoken == 2)
    #expect(messages == [])
    #expect(stage.breaches == [])
  }

  @Test func f88_showsRowsThePlainWay_WithoutTheirNib() {
    stage.table.show {
      Section("A") {
        for id in ["a", "b"] { NibRow(id: id) }
        TextRow("c")
      }
    }
    stage.turn()
    #expect(stage.texts == "a b c")
    #expect(
      messages == [
        "There is no nib or prototype “Card” for NibRow. Its rows are shown in standard cells; "
          + "check the name and the bundle."
      ])
    #expect(stage.breaches == [])
  }

  @Test func f24_showsRowsThePlainWay_InACellOfAnotherClass() {
    UINib.simulate("Card") { UITableViewCell.self }
    stage.table.show {
      Section("A") {
        for id in ["a", "b"] { NibRow(id: id) }
        TextRow("c")
      }
    }
    stage.turn()
    #expect(stage.texts == "a b c")
    #expect(
      messages == [
        "NibRow is configured in a Card, and its cell is a UITableViewCell. Its rows are shown in "
          + "standard cells; assign the right class to the nib or prototype."
      ])
    #expect(stage.breaches == [])
  }

  @Test func takesPrototypes() {
    stage.tableView.simulatePrototype("card") { Card.self }
    stage.table.show { Section("A") { for id in ["a", "b"] { PrototypeRow(id: id) } } }
    stage.turn()
    #expect([0, 1].map { (stage.cell($0) as? Card)?.title } == ["a", "b"])
    #expect(messages == [])
    #expect(stage.breaches == [])
  }

  @Test func f25_showsRowsThePlainWay_WithoutTheirPrototype() {
    stage.table.show { Section("A") { PrototypeRow(id: "a") } }
    stage.turn()
    #expect(stage.texts == "a")
    #expect(
      messages == [
        "There is no nib or prototype “card” for PrototypeRow. Its rows are shown in standard "
          + "cells; check the name and the bundle."
      ])
    #expect(stage.breaches == [])
  }

  @Test func updatesAConfiguration_InTheSameCell() throws {
    func show(_ level: Int) {
      stage.table.show { Section("A") { GaugeRow(id: "a", level: level) } }
      stage.turn()
    }
    show(1)
    let cell = try #require(stage.cell(0))
    show(2)
    #expect(stage.cell(0) === cell)
    #expect((cell.contentConfiguration as? GaugeRow.Gauge)?.level == 2)
    #expect(stage.breaches == [])
  }

  @Test func f26_keepsKindsOfOneNameApart_AlsoOverBackEnds() {
    enum First {
      struct Item: Row {
        let id = "first"
        var body: RowContent { RowContent(title: "first") }
      }
    }
    enum Second {
      final class Cell: UITableViewCell {}
      struct Item: UIKitRow {
        let id = "second"
        var body: RowContent { RowContent(title: "second") }
        func configure(_ cell: Cell) {}
      }
    }
    stage.table.show { Section("A") { First.Item() } }
    stage.turn()
    stage.backend?.detach()
    let other = Table()
    stage.tableView.inspector.probe = nil
    stage.tableView.show(other)
    other.show { Section("A") { Second.Item() } }
    stage.turn()
    #expect(stage.cell(0) is Second.Cell)
    #expect(other.diagnostics.recent == [])
  }

  @Test func f105_measuresAgain_WhenTextGrows() {
    stage.table.show { Section("A") { TallRow() } }
    stage.turn()
    let path = IndexPath(row: 0, section: 0)
    #expect(stage.tableView.rectForRow(at: path).height == 40)
    stage.window.simulateTraits {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    stage.turn()
    #expect(stage.tableView.rectForRow(at: path).height == 90)
    #expect(stage.breaches == [])
  }

  struct TallRow: UIKitRow {
    let id = "tall"
    var body: RowContent { RowContent(title: "tall") }
    var height: RowHeight {
      .measured { $0.contentSize == .accessibilityExtraExtraExtraLarge ? 90 : 40 }
    }
    func configure(_ cell: UITableViewCell) {}
  }
}

/// What surrounds the content of a cell that is the app's own.
@Suite(.serialized, .freesEverything) @MainActor struct OwnCellTests {
  final class Plain: UITableViewCell {}

  struct OwnRow: UIKitRow {
    var id = "own"
    var body: RowContent { RowContent(title: RowText(id)) }
    func configure(_ cell: Plain) {}
  }

  private let stage = Stage()

  private func show(_ row: AnyRow) {
    stage.table.show { Section("A") { row } }
    stage.turn()
  }

  @Test func showsTheDetailButton_AndRaisesItsTap() {
    var taps = 0
    show(OwnRow().onDetail { taps += 1 })
    #expect(stage.cell(0)?.accessoryType == .detailButton)
    stage.tableView.simulateAccessoryTap(at: IndexPath(row: 0, section: 0))
    #expect(taps == 1)
  }

  @Test func takesNoTouches_WhileDisabled() {
    show(OwnRow().disabled())
    #expect(stage.cell(0)?.isUserInteractionEnabled == false)
    show(AnyRow(OwnRow()))
    #expect(stage.cell(0)?.isUserInteractionEnabled == true)
  }

  @Test func showsTheHandle_OfAMovableRow() {
    show(OwnRow().movable())
    #expect(stage.cell(0)?.showsReorderControl == true)
    show(AnyRow(OwnRow()))
    #expect(stage.cell(0)?.showsReorderControl == false)
  }

  @Test func endsTyping_WhenTheRowIsDisabled() throws {
    func row(_ isEnabled: Bool) -> AnyRow {
      TextFieldRow("a", text: Field("") { _ in }).disabled(!isEnabled)
    }
    show(row(true))
    try #require(stage.cell(0)?.accessoryView as? UITextField).becomeFirstResponder()
    #expect(stage.typedRow == "a")
    show(row(false))
    #expect(stage.typedRow == nil)
    #expect(stage.breaches == [])
  }

  @Test func leavesTheSelectionToTheTable_AlsoInATableViewController() {
    VirtualTime.shared.reset()
    let controller = UITableViewController(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    stage.table.selectionMode = .single
    controller.tableView.show(stage.table)
    window.rootViewController = controller
    stage.table.show { Section("A") { TextRow("a") } }
    stage.table.select("a")
    VirtualTime.shared.advance()
    window.layoutIfNeeded()
    controller.viewWillAppear(false)
    #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }
}
