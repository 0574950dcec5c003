#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareForms
import TablewareLoading
import TablewareTesting
import TablewareUIKit
import Testing

/// The looks of rows and headers, selection, swipes and animations, on the UIKit of the platform.
@Suite(.serialized) @MainActor struct PlatformRowTests {
  private func content(_ cell: UITableViewCell?) -> UIListContentConfiguration? {
    cell?.contentConfiguration as? UIListContentConfiguration
  }

  /// The content of a header: its own, or that of the cell that presents it.
  private func content(_ view: UITableViewHeaderFooterView?) -> UIListContentConfiguration? {
    (view?.contentConfiguration ?? find(in: view)?.contentConfiguration)
      as? UIListContentConfiguration
  }

  private func find(in view: UIView?) -> UITableViewCell? {
    view as? UITableViewCell ?? view?.subviews.lazy.compactMap { find(in: $0) }.first
  }

  @Test func defaultCell_showsTheTextsThePictureAndTheAccessory() async throws {
    let display = Display()
    defer { display.close() }
    await display.show {
      Section("A") {
        PictureRow()
        TextRow("Name", value: "Ada")
        TextRow("Link").disclosing { Page("page") }
        TextRow("Disabled").disabled()
      }
    }
    let first = try #require(content(display.cell(0)))
    #expect(first.text == "Title")
    #expect(first.secondaryText == "Subtitle")
    #expect(first.image != nil)
    let second = try #require(content(display.cell(1)))
    #expect(second.text == "Name")
    #expect(display.cell(2)?.accessoryType == .disclosureIndicator)
    #expect(display.cell(3)?.isUserInteractionEnabled == false)
  }

  @Test func controls_showTheirValues_andRaiseTheirEvents() async throws {
    var changes: [String] = []
    let display = Display()
    defer { display.close() }
    await display.show {
      Section("A") {
        ToggleRow("On", isOn: true) { changes.append("\($0)") }
        SliderRow("Volume", value: 20, in: 0...100) { changes.append("\($0)") }
        TextFieldRow("Name", text: "Ada") { changes.append($0) }
      }
    }
    let toggle = try #require(display.find(UISwitch.self, in: display.cell(0)))
    #expect(toggle.isOn)
    toggle.isOn = false
    toggle.sendActions(for: .valueChanged)
    let slider = try #require(display.find(UISlider.self, in: display.cell(1)))
    #expect(slider.value == 20 && slider.minimumValue == 0 && slider.maximumValue == 100)
    let field = try #require(display.find(UITextField.self, in: display.cell(2)))
    #expect(field.text == "Ada")
    field.text = "Grace"
    field.sendActions(for: .editingChanged)
    await display.settle()
    #expect(changes == ["false", "Grace"])
  }

  @Test func headersAndFooters_showTheirTexts() async throws {
    let display = Display(UITableView(frame: .zero, style: .grouped))
    defer { display.close() }
    for text in ["one", "two"] {
      await display.show {
        Section("A", header: "header \(text)", footer: "footer \(text)") { TextRow("a") }
      }
      #expect(content(display.tableView.headerView(forSection: 0))?.text == "header \(text)")
      #expect(content(display.tableView.footerView(forSection: 0))?.text == "footer \(text)")
    }
  }

  @Test func tap_raisesItsEvent_andDeselectsTheRow() async {
    var taps: [String] = []
    let display = Display()
    defer { display.close() }
    await display.show {
      Section("A") {
        for title in ["a", "b"] { TextRow(RowText(title)).onTap { taps.append(title) } }
      }
    }
    await display.tap(1)
    await display.tap(0)
    #expect(taps == ["b", "a"])
    #expect(display.tableView.indexPathsForSelectedRows ?? [] == [])
  }

  @Test func selection_followsItsRows() async {
    let display = Display()
    defer { display.close() }
    display.table.selectionMode = .multiple
    func show(_ rows: String) async {
      await display.show {
        Section("A") { for row in rows { TextRow(RowText("\(row)")).id("\(row)") } }
      }
    }
    func selected() -> [Int] {
      (display.tableView.indexPathsForSelectedRows ?? []).map(\.row).sorted()
    }
    await show("abcd")
    await display.tap(1)
    await display.tap(3)
    #expect(display.table.selection.rows == [Identity("b"), Identity("d")])
    await show("xyabcd")
    #expect(selected() == [3, 5])
    await show("dcba")
    #expect(selected() == [0, 2])
    await show("ca")
    #expect(selected() == [])
    #expect(display.table.selection.rows == [])
  }

  @Test(arguments: RowAnimation.allCases)
  func commit_withEachAnimation_isAccepted(_ animation: RowAnimation) async {
    let display = Display()
    defer { display.close() }
    display.table.animations = RowAnimations(animation)
    for rows in ["abc", "bcd", "dxc", "", "ab"] {
      await display.show { Section("A") { for row in rows { TextRow(RowText("\(row)")) } } }
      #expect(display.titles == [rows.map { "\($0)" }])
    }
  }

  @Test func commitWithoutAnAnimation_isOnScreenAfterItsTurn() async {
    let display = Display { Section("A") { TextRow("a") } }
    defer { display.close() }
    await display.settle()
    display.table.nextAnimations = .unanimated
    display.table.show { Section("A") { for title in ["b", "a"] { TextRow(RowText(title)) } } }
    await display.turn()
    #expect(display.titles == [["b", "a"]])
    let first = display.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    #expect(display.cell(0)?.frame.minY == first.minY)
  }

  @Test func swipeActions_haveTheirTitlesAndRoles() async throws {
    var deleted = 0
    let display = Display()
    defer { display.close() }
    await display.show {
      Section("A") {
        TextRow("a").deletable { deleted += 1 }
        TextRow("b")
      }
    }
    let actions = display.tableView.trailingActions(IndexPath(row: 0, section: 0))?.actions ?? []
    #expect(actions.map(\.title) == ["Delete"])
    #expect(actions.map { $0.style == .destructive } == [true])
    let other = display.tableView.trailingActions(IndexPath(row: 1, section: 0))?.actions ?? []
    #expect(other.isEmpty)
    #expect(deleted == 0)
  }

  @Test func rowsInsertedAbove_leaveTheUserWhereTheyAre() async throws {
    let display = Display()
    defer { display.close() }
    func show(_ numbers: Range<Int>) async {
      await display.show {
        Section("A") { for number in numbers { TextRow(RowText("\(number)")).id(number) } }
      }
    }
    await show(0..<200)
    await display.scroll(to: 2_000)
    let path = try #require(display.tableView.indexPathsForVisibleRows?.first)
    let before = display.tableView.rectForRow(at: path).minY - display.tableView.contentOffset.y
    await show(-50..<200)
    let moved = IndexPath(row: path.row + 50, section: 0)
    let after = display.tableView.rectForRow(at: moved).minY - display.tableView.contentOffset.y
    #expect(abs(after - before) < 1)
    #expect(content(display.tableView.cellForRow(at: moved))?.text == "\(path.row)")
  }
}

/// A row with a picture and two texts.
private struct PictureRow: Row {
  let id = 1
  var body: RowContent {
    RowContent(
      image: RowImage(.symbol("star", glyph: "*"), width: 20), title: "Title",
      subtitle: "Subtitle")
  }
}

private final class Page: Screen {
  let context = ScreenContext()
  let title: String
  init(_ title: String) { self.title = title }
  var sections: [Section] { Section("A") { TextRow("a") } }
}
#endif
