#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareForms
import TablewareTesting
import TablewareUIKit
import Testing

/// The table on the UIKit of the platform: Apple's in a simulator, the double on Linux. All that is
/// asserted here is asked of views that both have. UIKit raises an exception, which ends the tests,
/// for a batch that it rejects.
@Suite(.serialized) @MainActor struct PlatformUIKitTests {
  @Test func a1_stepper_withAnyRange_raisesNoException() async throws {
    let display = Display()
    defer { display.close() }
    for range in [100.0...200, 20...30, -300 ... -200, 5...5, 0...10] {
      await display.show {
        Section("A") { StepperRow("n", value: range.upperBound, in: range) { _ in } }
      }
      let stepper = try #require(display.find(UIStepper.self, in: display.cell(0)))
      #expect(stepper.isEnabled == (range.lowerBound < range.upperBound))
      if stepper.isEnabled { #expect(stepper.value == range.upperBound) }
    }
  }

  @Test func a2_firstContent_isInTheFirstLayout() {
    let display = Display {
      Section("A") { for title in ["a", "b"] { TextRow(RowText(title)) } }
    }
    defer { display.close() }
    #expect(display.titles == [["a", "b"]])
  }

  @Test func a3_measuredRow_afterTwoRotations_hasItsHeightOfTheFirstWidth() async {
    let display = Display()
    defer { display.close() }
    let first = IndexPath(row: 0, section: 0)
    await display.show { Section("A") { for id in 0..<60 { AreaRow(id: id) } } }
    #expect(display.tableView.rectForRow(at: first).height == 100)
    await display.resize(width: 640, height: 320)
    #expect(display.tableView.rectForRow(at: first).height == 50)
    await display.scroll(to: 2_000)
    await display.resize(width: 320, height: 480)
    await display.scroll(to: 0)
    #expect(display.tableView.rectForRow(at: first).height == 100)
  }

  @Test func a4_cell_thatSetsItsSelectionStyle_keepsItAtEveryCommit() async throws {
    let display = Display()
    defer { display.close() }
    for count in 1...3 {
      await display.show { Section("A") { for id in 0..<count { PlainRow(id: id).onTap {} } } }
      #expect(try #require(display.cell(0)).selectionStyle == .none)
    }
  }

  @Test func a8_level_isAnIndentationOfTheContent() async {
    let display = Display()
    defer { display.close() }
    await display.show { Section("A") { for level in 0..<4 { LevelRow(level: level) } } }
    let margins = (0..<4).compactMap {
      (display.cell($0)?.contentConfiguration as? UIListContentConfiguration)?
        .directionalLayoutMargins.leading
    }
    #expect(zip(margins.dropFirst(), margins).map { $0 - $1 } == [20, 20, 20])
  }

  @Test func b2_header_appearsAndDisappearsWithItsCommit() async {
    let display = Display()
    defer { display.close() }
    for header in [nil, "Above", nil, "Above"] as [String?] {
      await display.show { Section("A", header: header) { TextRow("a") } }
      #expect((display.tableView.headerView(forSection: 0) != nil) == (header != nil))
      #expect((display.tableView.rectForHeader(inSection: 0).height > 0) == (header != nil))
    }
  }

  @Test func b19_control_whileRowsAreEdited_isThere() async throws {
    let display = Display()
    defer { display.close() }
    await display.show { Section("A") { ToggleRow("On", isOn: true) { _ in }.movable() } }
    display.tableView.setEditing(true, animated: false)
    await display.settle()
    let toggle = try #require(display.find(UISwitch.self, in: display.cell(0)))
    #expect(toggle.window != nil && !toggle.isHidden)
  }

  @Test func behavior1_table_shownInAnotherView_handsTheFirstBack() async {
    let first = UITableView(frame: .zero, style: .plain)
    let delegate = Delegate()
    first.delegate = delegate
    let (display, second) = (Display(first), Display())
    defer {
      display.close()
      second.close()
    }
    second.tableView.show(display.table)
    display.table.show { Section("A") { TextRow("a") } }
    await second.settle()
    #expect(second.titles == [["a"]])
    #expect(first.delegate === delegate && first.dataSource == nil)
  }

  @Test func batches_ofRandomChanges_areAccepted() async {
    let display = Display()
    defer { display.close() }
    var random = SeededGenerator(seed: 16)
    var sections = [["a", "b"], ["c"]]
    var number = 0
    for step in 0..<60 {
      for _ in 0...Int.random(in: 0...3, using: &random) {
        number += 1
        change(&sections, number, using: &random)
      }
      display.table.show {
        for (section, rows) in sections.enumerated() {
          Section(section, header: step % 3 == 0 ? "header" : nil) {
            for row in rows { TextRow(RowText(row)) }
          }
        }
      }
      // Some changes arrive during the animation of those before.
      if step % 4 != 0 { await display.settle() }
    }
    await display.settle()
    #expect(display.titles.map(\.count) == sections.map(\.count))
    let shown = zip(display.titles.joined(), sections.joined()).filter { $0.0 != "?" }
    #expect(shown.allSatisfy { $0.0 == $0.1 })
  }

  /// Inserts, removes or moves a row.
  private func change(
    _ sections: inout [[String]], _ number: Int, using random: inout SeededGenerator
  ) {
    let section = Int.random(in: 0..<sections.count, using: &random)
    let row = sections[section].indices.randomElement(using: &random)
    switch (Int.random(in: 0..<4, using: &random), row) {
    case (0, let row?): sections[section].remove(at: row)
    case (1, let row?):
      let moved = sections[section].remove(at: row)
      let target = Int.random(in: 0..<sections.count, using: &random)
      sections[target].insert(moved, at: Int.random(in: 0...sections[target].count, using: &random))
    case (2, _) where sections.count < 5: sections.insert(["new \(number)"], at: section)
    default: sections[section].insert("row \(number)", at: row ?? 0)
    }
  }
}

private final class Delegate: NSObject, UITableViewDelegate {}

/// A row that takes an area, so that its height depends on the width.
private struct AreaRow: Row {
  let id: Int
  var body: RowContent { RowContent(title: RowText("row \(id)")) }
}

extension AreaRow: SizedRow {
  var height: RowHeight { .measured { 32_000 / $0.width } }
}

/// A row whose cell is never highlighted.
private struct PlainRow: UIKitRow {
  let id: Int
  var body: RowContent { RowContent(title: RowText("row \(id)")) }
  func configure(_ cell: UITableViewCell) { cell.selectionStyle = .none }
}

private struct LevelRow: Row {
  let level: Int
  var id: Int { level }
  var body: RowContent {
    var content = RowContent(title: "level \(level)")
    content.level = level
    return content
  }
}
#endif
