import Foundation
import Tableware
import TablewareForms
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// What surrounds the rows: prefetching, pull to refresh, the section index, dates, events from
/// inside cells.
@Suite(.serialized, .freesEverything) @MainActor struct SurroundingsTests {
  private let stage = Stage()

  @Test func l16_tellsRowsThatTheyMayCome() {
    var heard: [String] = []
    stage.table.on(Prefetch.self) { _, source in heard.append("\(source.row)") }
    stage.table.on(PrefetchCancel.self) { _, source in heard.append("not \(source.row)") }
    stage.table.show {
      Section("A") { ForEach(Array(0..<100), id: { $0 }) { TextRow(RowText("\($0)")) } }
    }
    stage.turn()
    #expect(heard.prefix(3) == ["11", "12", "13"])
    heard = []
    stage.tableView.simulateDrag(by: 2_000)
    #expect(heard.contains("not 11"))
    #expect(heard.contains("57"))
    #expect(stage.table.diagnostics.recent == [])
  }

  @Test func hearsOfRowsThatComeAndGo() {
    var heard: [String] = []
    stage.table.on(Appearance.self) { _, source in heard.append("+\(source.row)") }
    stage.table.on(Disappearance.self) { _, source in heard.append("-\(source.row)") }
    stage.table.show {
      Section("A") { ForEach(Array(0..<100), id: { $0 }) { TextRow(RowText("\($0)")) } }
    }
    stage.turn()
    stage.turn()
    #expect(heard.prefix(3) == ["+0", "+1", "+2"])
    #expect(heard.count == 11)
    heard = []
    stage.table.scroll(to: 50, at: .top, animated: true)
    stage.turn()
    stage.turn()
    #expect(heard.contains("-0"))
    #expect(heard.contains("+50"))
    #expect(stage.table.diagnostics.recent == [])
    #expect(stage.breaches == [])
  }

  @Test func l16_passesOverRowsThatAreGone() {
    var heard: [Identity] = []
    stage.table.on(Prefetch.self) { _, source in heard.append(source.row) }
    stage.show("A[a b]")
    stage.tableView.prefetchDataSource?.tableView(
      stage.tableView, prefetchRowsAt: [[0, 1], [0, 7], [3, 0]].map { IndexPath(indexes: $0) })
    #expect(heard == ["b"])
    #expect(stage.table.diagnostics.recent == [])
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func l16_prefetchOfARowThatIsBeingRemoved_isDropped(_ seed: UInt64) {
    stage.tableView.inspector.seed = seed
    stage.tableView.inspector.hostility = [.extraLayout, .randomPrefetch]
    stage.table.on(Prefetch.self) { _, _ in }
    for step in 0..<20 {
      let rows = (0..<60).map { $0 * 7 % 60 + step * 40 }
      stage.table.show {
        Section("A") { for row in rows { TextRow("Row \(row)").id(row) } }
      }
      stage.turn()
    }
    #expect(stage.table.diagnostics.recent == [])
  }

  @Test func f51_turnsUntilWhatCameIsShown() throws {
    let backend = try #require(stage.backend)
    var end: () -> Void = {}
    backend.setRefreshAction { done in end = { done() } }
    stage.show("A[old]")
    let control = try #require(stage.tableView.refreshControl)
    control.simulatePull()
    #expect(control.isRefreshing)
    stage.table.show { Section("A") { TextRow("fresh") } }
    end()
    #expect(control.isRefreshing)
    stage.turn()
    #expect(!control.isRefreshing)
    #expect(stage.texts == "fresh")
    backend.removeRefreshControl()
    #expect(stage.tableView.refreshControl == nil)
    #expect(stage.breaches == [])
  }

  @Test func g18_leadsFromTheIndexToSections_AndFromTheMagnifierToTheTop() throws {
    stage.table.indexHasSearch = true
    stage.table.show {
      for letter in ["A", "none", "C"] {
        Section(letter, index: letter == "none" ? nil : letter) {
          ForEach(Array(0..<30), id: { "\(letter)\($0)" }) { TextRow(RowText("\($0)")) }
        }
      }
    }
    stage.turn()
    #expect(
      stage.tableView.dataSource?.sectionIndexTitles(for: stage.tableView) == [
        UITableView.indexSearch, "A", "C",
      ])
    func section(_ index: Int) -> Int? {
      stage.tableView.dataSource?.tableView(
        stage.tableView, sectionForSectionIndexTitle: "", at: index)
    }
    #expect([1, 2].map(section) == [0, 2])
    stage.tableView.simulateDrag(by: 500)
    #expect(section(0) == NSNotFound)
    #expect(stage.tableView.contentOffset.y == 0)
    #expect(section(9) == NSNotFound)
  }

  @Test func index_withTitlesOfItsOwn_isShownWhole() {
    stage.table.indexTitles = ["A", "B", "B", "C", "#"]
    stage.table.show {
      Section("c", index: "C") { TextRow("Carl") }
      Section("b", index: "B") { TextRow("Bea") }
    }
    stage.turn()
    let source = stage.tableView.dataSource
    #expect(source?.sectionIndexTitles(for: stage.tableView) == ["A", "B", "C", "#"])
    let sections = (0..<4).map {
      source?.tableView(stage.tableView, sectionForSectionIndexTitle: "", at: $0)
    }
    #expect(sections == [0, 1, 0, 0])
    #expect(stage.breaches == [])
  }

  @Test func picksDates_WithoutATimeZone() throws {
    var date = CalendarDate(year: 2026, month: 11, day: 21)
    stage.table.show {
      Section("A") {
        DateRow(
          "Day", date: date,
          in: CalendarDate(
            year: 2026, month: 1, day: 1)...CalendarDate(year: 2026, month: 12, day: 31)
        ) { date = $0 }
      }
    }
    stage.turn()
    let picker = try #require(stage.cell(0)?.accessoryView as? UIDatePicker)
    #expect(picker.datePickerMode == .date)
    picker.simulateChoice(picker.date.addingTimeInterval(2 * 86_400))
    #expect(date == CalendarDate(year: 2026, month: 11, day: 23))
    picker.simulateChoice(picker.date.addingTimeInterval(100 * 86_400))
    #expect(date == CalendarDate(year: 2026, month: 12, day: 31))
  }

  @Test func goesUpAndDown_ForWhoeverDoesNotSee() throws {
    var number = 3.0
    var isOn = false
    stage.table.show {
      Section("A") {
        StepperRow("Number", value: number, in: 0...9) { number = $0 }
        ToggleRow("Switch", isOn: isOn) { isOn = $0 }
        TextFieldRow("Name", text: "") { _ in }
      }
    }
    stage.turn()
    let stepper = try #require(stage.cell(0))
    stepper.accessibilityIncrement()
    #expect(number == 4)
    stepper.accessibilityDecrement()
    #expect(number == 2)
    #expect(stage.cell(1)?.accessibilityActivate() == true)
    #expect(isOn)
    #expect(stage.cell(2)?.isAccessibilityElement == false)
    #expect(stage.cell(2)?.accessoryView?.accessibilityLabel == "Name")
  }

  @Test func rating_stepsAndSwipesOfAScreenReader_setTheStars() throws {
    var stars = 3
    func show() {
      stage.table.show { Section("A") { RatingRow("Rating", stars: stars) { stars = $0 } } }
      stage.turn()
    }
    show()
    let cell = try #require(stage.cell(0))
    #expect(cell.accessibilityValue == "3 of 5 stars")
    #expect(cell.accessibilityTraits.contains(.adjustable))
    #expect(cell.control(UILabel.self)?.text == "★★★☆☆")
    try #require(cell.control(UIStepper.self)).simulateStep(1)
    #expect(stars == 4)
    show()
    #expect(cell.control(UILabel.self)?.text == "★★★★☆")
    cell.accessibilityIncrement()
    #expect(stars == 5)
  }

  @Test func raisesFromDeepInsideACell_UpToControllersBetween() throws {
    final class Between: UIViewController, @MainActor EventResponder {
      var heard: [String] = []
      func respond(to event: any Event, from source: EventSource) -> EventResponse {
        guard event is Liked else { return .passed }
        heard.append("\(source.row)")
        return .handled
      }
    }
    let between = Between(nibName: nil, bundle: nil)
    let outer = UIViewController(nibName: nil, bundle: nil)
    stage.window.rootViewController = outer
    outer.addChild(between)
    outer.view.addSubview(between.view)
    between.view.addSubview(stage.tableView)
    stage.show("A[a b]")
    let deep = UIView(frame: .zero)
    let inner = UIView(frame: .zero)
    inner.addSubview(deep)
    try #require(stage.cell(1)).contentView.addSubview(inner)
    #expect(deep.raise(Liked()) == .handled(by: .between))
    #expect(between.heard == ["\"b\""])
    deep.removeFromSuperview()
    #expect(deep.raise(Liked()) == .stale)
  }
}

private struct Liked: Event {}
