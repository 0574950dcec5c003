import Tableware
import TablewareHosting
import TablewareTesting
import Testing

@testable import TablewareForms

/// The captions of columns, by which the user orders rows.
@Suite struct ColumnHeaderTests {
  private enum Column: Codable { case name, size, date }

  private final class Log { var orders: [ColumnOrder<Column>] = [] }

  private let log = Log()
  private let driver = TableDriver(Table())

  private func header(_ order: ColumnOrder<Column>?) -> ColumnHeader<Column> {
    ColumnHeader(
      [
        .init("Name", .name), .init("Size", .size, width: 8), .init("Note"),
        .init("Date", .date, width: 10),
      ], order: order
    ) { [log] in log.orders.append($0) }
  }

  private func show(_ order: ColumnOrder<Column>?) {
    driver.table.show { Section("files", header: header(order)) { TextRow("a") } }
    driver.endTurn()
  }

  private var bound: BoundRow? { driver.backend.binding(at: .header(of: 0)) }

  private func perform(_ gesture: RowGesture) throws -> GestureResult {
    defer { driver.endTurn() }
    return Interaction(TableHost(driver.table)).perform(gesture, on: try #require(bound))
  }

  @Test func body_hasTheCaptionsInTheWidthsOfTheColumns() {
    let body = header(nil).body
    #expect(body.title.string == "Name")
    #expect(body.values.map(\.text.string) == ["Size", "Note", "Date"])
    #expect(body.values.map(\.width) == [8, 0, 10])
    #expect(header(nil).body == header(nil).body)
  }

  @Test func order_isAnArrow_atTheSideOfTheCaptionWhereRowsAlign() {
    func texts(_ order: ColumnOrder<Column>) -> [String] {
      let body = header(order).body
      return [body.title.string] + body.values.map(\.text.string)
    }
    #expect(texts(ColumnOrder(.name)) == ["Name ↑", "Size", "Note", "Date"])
    #expect(
      texts(ColumnOrder(.name, isDescending: true)) == ["Name ↓", "Size", "Note", "Date"])
    #expect(texts(ColumnOrder(.date)) == ["Name", "Size", "Note", "↑ Date"])
    #expect(
      texts(ColumnOrder(.size, isDescending: true)) == ["Name", "↓ Size", "Note", "Date"])
  }

  @Test func accessibility_saysTheColumnsAndTheOrder() {
    let none = header(nil).body.spoken
    #expect(none.label == "Name, Size, Note, Date")
    #expect(none.value == nil)
    #expect(none.hint == "Sorts the rows")
    #expect(none.traits == [.adjustable])
    let order = header(ColumnOrder(.size, isDescending: true)).body.spoken
    #expect(order.value == "Size, descending")
    #expect(header(ColumnOrder(.size)).body.spoken.value == "Size, ascending")
  }

  @Test func tap_onACaption_ordersByIt_andThenReverses() {
    show(nil)
    #expect(driver.sort(by: "Size") == .handled(by: .row))
    show(ColumnOrder(.size))
    #expect(driver.sort(by: "Size") == .handled(by: .row))
    show(ColumnOrder(.size, isDescending: true))
    driver.sort(by: "Size")
    driver.sort(by: "Name")
    #expect(
      log.orders == [
        ColumnOrder(.size), ColumnOrder(.size, isDescending: true), ColumnOrder(.size),
        ColumnOrder(.name),
      ])
    #expect(driver.problems == [])
    driver.sort(by: "Note")
    #expect(log.orders.count == 4)
    #expect(driver.problems == ["No column with the caption “Note” orders the rows."])
  }

  @Test func keys_chooseTheNextColumn_andReverseTheOrder() throws {
    show(nil)
    _ = try perform(.adjust(steps: 1))
    _ = try perform(.adjust(steps: -1))
    _ = try perform(.activate)
    #expect(log.orders == [ColumnOrder(.name), ColumnOrder(.date), ColumnOrder(.name)])
    show(ColumnOrder(.size, isDescending: true))
    log.orders = []
    _ = try perform(.adjust(steps: 1))
    _ = try perform(.adjust(steps: -1))
    _ = try perform(.activate)
    #expect(log.orders == [ColumnOrder(.date), ColumnOrder(.name), ColumnOrder(.size)])
    show(ColumnOrder(.date))
    log.orders = []
    #expect(try perform(.adjust(steps: 1)) == .done)
    #expect(log.orders == [])
  }

  @Test func value_ofNoColumn_isRefused() throws {
    show(nil)
    for value: ControlValue in [
      .order(column: 2, isDescending: false), .order(column: 4, isDescending: true),
      .order(column: -1, isDescending: false), .index(1), .number(1), .bool(true),
    ] {
      #expect(try perform(.set(value)) == .invalidValue, "\(value)")
    }
    #expect(log.orders == [])
  }

  @Test func header_withoutKeys_hasOnlyTexts() throws {
    driver.table.show {
      Section(
        "a", header: ColumnHeader<Column>([.init("Name"), .init("Size")], order: nil) { _ in }
      ) {
        TextRow("a")
      }
    }
    driver.endTurn()
    #expect(bound?.presentation.isInteractive == false)
    #expect(try perform(.adjust(steps: 1)) == .notOffered)
  }

  @Test func header_withoutColumns_isEmpty() {
    let header = ColumnHeader<Column>([], order: ColumnOrder(.name)) { _ in }
    #expect(header.body.title.string == "")
    #expect(header.body.values == [])
    #expect(header.body.spoken.value == nil)
  }

  @Test func rows_belowTheHeader_areLinesOfATable_inOtherSectionsNot() {
    driver.table.show {
      Section("files", header: header(nil)) { TextRow("a") }
      Section("other", header: SectionHeader("Other", values: ["Size"])) { TextRow("b") }
    }
    driver.endTurn()
    #expect(driver.content(of: "a")?.style.hasColumns == true)
    #expect(bound?.content.style.hasColumns == true)
    #expect(driver.content(of: "b")?.style.hasColumns == false)
  }

  @Test func isBefore_followsTheDirection_andIsFalseForEqualValues() {
    let (up, down) = (ColumnOrder("n"), ColumnOrder("n", isDescending: true))
    #expect([up.isBefore(1, 2), up.isBefore(2, 1), up.isBefore(1, 1)] == [true, false, false])
    #expect(
      [down.isBefore(1, 2), down.isBefore(2, 1), down.isBefore(1, 1)] == [false, true, false])
    #expect([3, 1, 2].sorted { down.isBefore($0, $1) } == [3, 2, 1])
  }
}
