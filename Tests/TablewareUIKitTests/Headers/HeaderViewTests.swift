import Tableware
import TablewareForms
import TablewareTesting
import Testing
import UIKitDouble

@testable import TablewareUIKit

/// Headers on UIKit: a cell presents them, or a view of the app.
@Suite(.serialized, .freesEverything) @MainActor struct HeaderViewTests {
  private struct Head: HeaderRow {
    var name: String
    var badges: [RowBadge] = []
    var body: RowContent { RowContent(title: name, badges: badges) }
  }

  /// A view of the app.
  final class BannerView: UITableViewHeaderFooterView {
    var texts: [String] = []
    private(set) var uses = 0
    func show(_ text: String) { texts.append(text) }
    override func prepareForReuse() {
      super.prepareForReuse()
      uses += 1
    }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
      CGSize(width: targetSize.width, height: CGFloat(20 * (texts.last?.count ?? 1)))
    }
  }

  private struct Banner: HeaderRow, UIKitHeader {
    var text: String
    var body: RowContent { RowContent(title: text) }
    func configure(_ view: BannerView) { view.show(text) }
  }

  /// A header whose height the app knows.
  private struct SizedBanner: HeaderRow, UIKitHeader {
    var height: RowHeight
    var text = "sized"
    var body: RowContent { RowContent(title: text) }
    func configure(_ view: BannerView) { view.show(text) }
  }

  /// A header that a cell presents, with a height of its own.
  private struct SizedHead: HeaderRow, SizedRow {
    let height = RowHeight.fixed(61)
    var body: RowContent { RowContent(title: "Head") }
  }

  /// A delegate of the app that knows the heights of headers and footers.
  private final class Heights: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      33
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      17
    }
  }

  final class BigCell: UITableViewCell { var shown = "" }

  private struct BigRow: UIKitRow {
    var text: String
    var id: String { "big" }
    var body: RowContent { RowContent(title: text) }
    func configure(_ cell: BigCell) { cell.shown = text }
  }

  private let stage = Stage()

  private func show(_ header: any SectionHeaderConvertible, rows: [String] = ["a", "b"]) {
    stage.table.show {
      Section("s", header: header) { for row in rows { TextRow(RowText(row)) } }
    }
    stage.turn()
  }

  private func view(_ section: Int = 0) -> UITableViewHeaderFooterView? {
    stage.tableView.headerView(forSection: section)
  }

  private var text: String? { (view()?.shownContent as? UIListContentConfiguration)?.text }

  @Test func header_isPresentedByACell() throws {
    show(Head(name: "Posts", badges: [RowBadge("3")]))
    let cell = try #require(view()?.shownCell as? ContentCell)
    #expect(text == "Posts")
    #expect(cell.accessibilityTraits.contains(.header))
    #expect(view()?.tapButton.isHidden == true)
    #expect(stage.breaches == [])
    stage.empty()
  }

  @Test func changedHeader_isBoundAgainInTheSameView() throws {
    show(Head(name: "1 post"))
    let before = try #require(view())
    show(Head(name: "2 posts"))
    #expect(view() === before)
    #expect(text == "2 posts")
    show("Text")
    #expect(text == "Text")
    #expect(stage.breaches == [])
    stage.empty()
  }

  @Test func tap_onAHeader_runsItsHandler() throws {
    var taps = 0
    show(Head(name: "Posts").onTap { taps += 1 })
    #expect(view()?.tapButton.isHidden == false)
    view()?.tapButton.simulateTap()
    #expect(taps == 1)
    #expect(view()?.shownCell?.accessibilityTraits.contains(.button) == true)
    stage.empty()
  }

  @Test func menu_ofAHeader_isThatOfItsButton() throws {
    var done: [String] = []
    show(
      Head(name: "Posts").swipe(trailing: [RowAction("Scan") { done.append("scan") }])
        .menu([RowAction("Sort") { done.append("sort") }]))
    let menu = try #require(view()?.tapButton.simulateTap())
    #expect(menu.actions.map(\.title) == ["Sort", "Scan"])
    menu.actions[0].simulateChoice()
    #expect(done == ["sort"])
    #expect(view()?.shownCell?.simulateAccessibilityAction("Scan") == true)
    #expect(done == ["sort", "scan"])
    stage.empty()
  }

  @Test func event_fromAControlInAHeader_goesUpTheChain() throws {
    var isOn = false
    show(ToggleRow("All", isOn: isOn) { isOn = $0 })
    let cell = try #require(view()?.shownCell as? ContentCell)
    (cell.control as? UISwitch)?.simulateTap()
    #expect(isOn)
    stage.empty()
  }

  @Test func collapsibleSection_collapsesByItsHeader() throws {
    func show() {
      stage.table.show {
        Section("one", header: "One") { for row in 0..<3 { TextRow("\(row)").id(row) } }
          .collapsible()
        Section("two", header: "Two") { TextRow("x") }
      }
      stage.turn()
    }
    show()
    let before = try #require(view())
    before.tapButton.simulateTap()
    stage.turn()
    #expect(stage.texts == "x")
    #expect(view() === before)
    #expect(view()?.shownCell?.accessibilityValue == "collapsed")
    before.tapButton.simulateTap()
    stage.turn()
    #expect(stage.texts == "0 1 2 x")
    #expect(stage.breaches == [])
    #expect(stage.table.diagnostics.recent.filter { !"\($0)".contains("surface") } == [])
    stage.empty()
  }

  @Test func longSection_thatCollapses_leavesItsHeaderOnScreen() throws {
    stage.table.show {
      Section("one", header: "One") { for row in 0..<100 { TextRow("\(row)").id(row) } }
        .collapsible()
      Section("two", header: "Two") { for row in 200..<300 { TextRow("\(row)").id(row) } }
    }
    stage.turn()
    for _ in 0..<5 {
      stage.tableView.simulateDrag(by: 400)
      stage.turn()
    }
    let top = stage.tableView.contentOffset.y
    #expect(top > 1_000)
    view()?.tapButton.simulateTap()
    stage.turn()
    let header = stage.tableView.rectForHeader(inSection: 0)
    #expect(abs(header.minY - stage.tableView.contentOffset.y) < 1)
    #expect(view() != nil)
    #expect(stage.breaches == [])
    stage.empty()
  }

  @Test(arguments: ["remove", "move", "empty"])
  func change_whileASectionCollapses_breaksNothing(_ change: String) throws {
    stage.table.show {
      Section("one", header: "One") { for row in 0..<3 { TextRow("\(row)").id(row) } }
        .collapsible()
      Section("two", header: "Two") { TextRow("x") }
    }
    stage.turn()
    view()?.tapButton.simulateTap()
    VirtualTime.shared.advance(by: 0.05)
    switch change {
    case "remove": stage.table["one"].remove()
    case "move": stage.table["one"].move(to: 1)
    default: stage.table["one"].removeAll()
    }
    VirtualTime.shared.advance(by: 0.05)
    stage.turn()
    #expect(stage.texts == "x")
    #expect(stage.tableView.numberOfSections == (change == "remove" ? 1 : 2))
    #expect(stage.breaches == [])
    stage.empty()
  }

  @Test func viewOfTheApp_isReusedFollowsTheDataAndSizesItself() throws {
    func show(_ texts: [String], rows: Int = 20) {
      stage.table.show {
        for (index, text) in texts.enumerated() {
          Section(index, header: Banner(text: text)) {
            for row in 0..<rows { TextRow("\(index).\(row)") }
          }
        }
      }
      stage.turn()
    }
    show(["ab", "cde"])
    let first = try #require(view() as? BannerView)
    #expect(first.texts.last == "ab")
    #expect(stage.tableView.rectForHeader(inSection: 0).height == 40)
    let shown = first.texts.count
    show(["ab", "cde"])
    #expect(first.texts.count == shown)
    show(["abcd", "cde"])
    #expect(view() === first)
    #expect(first.texts.last == "abcd")
    #expect(stage.tableView.rectForHeader(inSection: 0).height == 80)
    #expect(stage.breaches == [])
    stage.empty()
  }

  @Test func header_thatGetsAViewOfTheApp_isReplaced() throws {
    show(Head(name: "Posts"))
    show(Banner(text: "x"))
    #expect((view() as? BannerView)?.texts.last == "x")
    show(Head(name: "Again"))
    #expect(text == "Again")
    #expect(stage.texts == "a b")
    #expect(stage.breaches == [])
    stage.empty()
  }

  @Test func viewOfTheApp_isTappedByAButtonBehindIt() throws {
    var taps = 0
    show(Banner(text: "x").onTap { taps += 1 })
    let button = try #require(view()?.tapButton)
    #expect(view()?.contentView.subviews.first === button)
    button.simulateTap()
    #expect(view()?.raise(Tap()) == .handled(by: .row))
    #expect(taps == 2)
    stage.empty()
  }

  @Test func scrollAndFocus_toAHeader_leadToItsSection() throws {
    var header: Identity?
    stage.table.show {
      for section in 0..<10 {
        Section(
          section,
          header: Head(name: "\(section)").on(Tap.self) { _, source in header = source.row }
        ) { for row in 0..<6 { TextRow("\(section).\(row)") } }
      }
    }
    stage.turn()
    stage.tableView.simulateDrag(by: 300)
    stage.turn()
    let shown = try #require(stage.backend?.headers.views.last { $0.binding.isDisplayed })
    shown.view.tapButton.simulateTap()
    stage.table.scroll(to: try #require(header))
    stage.table.focus(try #require(header))
    stage.turn()
    #expect(stage.breaches == [])
    #expect(stage.table.diagnostics.recent.filter { !"\($0)".contains("surface") } == [])
    stage.empty()
  }

  @Test func rowWithACellOfItsOwn_isAHeader() throws {
    show(BigRow(text: "big"))
    #expect((view()?.shownCell as? BigCell)?.shown == "big")
    show(BigRow(text: "bigger"))
    #expect((view()?.shownCell as? BigCell)?.shown == "bigger")
    #expect(stage.breaches == [])
    stage.empty()
  }

  private func height(_ section: Int = 0) -> CGFloat? { view(section)?.frame.height }

  @Test func height_thatAHeaderDeclares_isThatOfItsView() {
    show(SizedBanner(height: .fixed(70)))
    #expect(height() == 70)
    show(SizedBanner(height: .fixed(44), text: "lower"))
    #expect(height() == 44)
    show(SizedBanner(height: .automatic, text: "as high as its text"))
    #expect(height() == 380)
    show(SizedHead())
    #expect(height() == 61)
    #expect(stage.breaches == [])
    stage.empty()
  }

  @Test func heightOfAHeader_measured_followsTheWidth() {
    show(SizedBanner(height: .measured { $0.width / 4 }))
    #expect(height() == 80)
    stage.tableView.simulateResize(to: CGSize(width: 200, height: 480))
    stage.turn()
    #expect(height() == 50)
    #expect(stage.breaches == [])
    stage.empty()
  }

  @Test(arguments: [-1, .nan, .infinity] as [CGFloat])
  func f93_badHeightOfAHeader_isReported_andTheViewIsMeasured(_ bad: CGFloat) {
    show(SizedBanner(height: .fixed(bad)))
    #expect(height() == 100)
    #expect(stage.breaches == [])
    #expect(stage.table.diagnostics.recent.count == 1)
    stage.empty()
  }

  @Test func heightOfAHeader_thatDeclaresNone_isThatOfTheDelegate() {
    let heights = Heights()
    stage.backend?.delegate = heights
    stage.table.show {
      Section("a", header: SizedBanner(height: .fixed(70)), footer: "end") { TextRow("a") }
      Section("b", header: Head(name: "b")) { TextRow("b") }
    }
    stage.turn()
    #expect([height(0), height(1)] == [70, 33])
    #expect(stage.tableView.footerView(forSection: 0)?.frame.height == 17)
    stage.empty()
  }

  @Test func headers_thatScrollAway_giveBackTheirViews() throws {
    stage.table.show {
      for section in 0..<30 {
        Section(section, header: Head(name: "Head \(section)")) {
          for row in 0..<4 { TextRow("\(section).\(row)") }
        }
      }
    }
    stage.turn()
    for _ in 0..<20 {
      stage.tableView.simulateDrag(by: 300)
      stage.turn()
      stage.table["missing"].removeAll()
    }
    let shown = stage.backend?.headers.rows.count ?? 0
    #expect(shown > 0 && shown < 8)
    #expect(stage.breaches == [])
    stage.empty()
  }
}
