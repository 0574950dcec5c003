#if SQLite
import GRDB
import Tableware
import TablewareTerminal
import TablewareTesting
import Testing

@testable import TablewareLoading
@testable import TablewareSQL
@testable import TablewareSQLite

/// Tables in sections by a column.
@Suite(.timeLimit(.minutes(15))) struct LiveGroupsTests {
  private final class OrdersScreen: Screen {
    let context = ScreenContext()
    let title = "Orders"
    private(set) lazy var orders = LazySections(groups, context: context, windowSize: 10)
    private let groups: LiveGroups

    init(_ groups: LiveGroups) { self.groups = groups }

    var sections: [Section] {
      ForEach(orders.groups) { group in
        Section(group.id, header: "\(group.id): \(group.count)") {
          ForEach(orders.rows(of: group.id)) { TextRow($0["name"]?.stringValue ?? "–").id($0.id) }
        }
      }
      if orders.isLoaded, orders.groups.isEmpty { Section("none") { EmptyRow("No orders") } }
      if let failure = orders.failure {
        Section("failure") { ErrorRow("\(failure)") { self.orders.reload() } }
      }
    }

    func appear() { orders.load() }
  }

  /// Orders of customers with the numbers of orders.
  private func database(_ counts: [String?: Int]) async throws -> (DatabaseQueue, SQLTable) {
    let database = try DatabaseQueue()
    try await database.write { db in
      try db.execute(
        sql: "CREATE TABLE orders (id INTEGER PRIMARY KEY, customer TEXT, name TEXT)")
      for (customer, count) in counts.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
        for number in 0..<count {
          try db.execute(
            sql: "INSERT INTO orders (customer, name) VALUES (?, ?)",
            arguments: [customer, "\(customer ?? "none") \(number)"])
        }
      }
    }
    let tables = try await database.read { try SQLTable.all($0) }
    return (database, try #require(tables.first))
  }

  /// What the screen shows: each header with its rows; loaded ones by their titles, others as dots.
  private func shown(_ screen: OrdersScreen) -> [String] {
    guard let snapshot = screen.context.table?.snapshot else { return [] }
    return (0..<snapshot.sectionCount).map { section in
      let header = snapshot[.header(of: section)]?.content.title.string ?? ""
      let rows = (0..<snapshot.rowCount(in: section)).compactMap {
        snapshot[RowPath(section: section, row: $0)]?.content
      }
      let loaded = rows.filter { !$0.isPlaceholder }.map(\.title.string)
      return "\(header) [\(loaded.joined(separator: ", "))] of \(rows.count)"
    }
  }

  private func settle(_ driver: ScreenDriver, until isReached: () -> Bool) async throws {
    for _ in 0..<10_000 where !isReached() { await driver.settle() }
    try #require(isReached())
  }

  @Test func sections_haveTheirLength_andLoadTheRowsThatAppear() async throws {
    let (database, table) = try await database(["a": 3, "b": 200, nil: 2])
    let screen = OrdersScreen(table.groups(database, by: "customer", interval: .seconds(60)))
    let driver = ScreenDriver(screen)
    try await settle(driver) { screen.orders.isLoaded }
    #expect(shown(screen) == ["NULL: 2 [] of 2", "a: 3 [] of 3", "b: 200 [] of 200"])
    let list = screen.orders.rows(of: "b")
    list.demand(try #require(list.contents.token(at: 100)))
    try await settle(driver) { list.elements.count == 10 }
    #expect(shown(screen)[2].contains("b 100"))
    #expect(shown(screen)[..<2] == ["NULL: 2 [] of 2", "a: 3 [] of 3"])
    #expect(list.count == 200)
    #expect(screen.orders.rows(of: "b") === list)
    let none = screen.orders.rows(of: .null)
    none.demand(try #require(none.contents.token(at: 0)))
    try await settle(driver) { none.elements.count == 2 }
    #expect(shown(screen)[0] == "NULL: 2 [none 0, none 1] of 2")
    #expect(driver.findings == [])
  }

  @Test func changes_areShown_inNewAndRemovedSectionsAndTheirCounts() async throws {
    let (database, table) = try await database(["a": 2, "b": 1, "c": 30])
    let screen = OrdersScreen(table.groups(database, by: "customer", interval: .seconds(60)))
    let driver = ScreenDriver(screen)
    try await settle(driver) { screen.orders.isLoaded }
    let list = screen.orders.rows(of: "a")
    list.demand(try #require(list.contents.token(at: 0)))
    try await settle(driver) { list.elements.count == 2 }
    try await database.write { db in
      try db.execute(
        sql: """
          DELETE FROM orders WHERE customer = 'b';
          INSERT INTO orders (customer, name) VALUES ('a', 'new'), ('d', 'first'), ('c', 'more')
          """)
    }
    try await settle(driver) {
      shown(screen) == ["a: 3 [a 0, a 1, new] of 3", "c: 31 [] of 31", "d: 1 [] of 1"]
    }
    try await database.write { try $0.execute(sql: "DELETE FROM orders") }
    try await settle(driver) { shown(screen).count == 1 && screen.orders.groups.isEmpty }
    #expect(driver.findings == [])
  }

  @Test func orderAndFilters_applyToGroupsAndRows() async throws {
    let (database, table) = try await database(["a": 12, "b": 5])
    let groups = table.groups(
      database, by: SQLOrder("customer", descending: true),
      where: [SQLFilter("name", .contains, "1")], order: [SQLOrder("name", descending: true)])
    #expect(
      try await groups.groups() == [LazyGroup("b", count: 1), LazyGroup("a", count: 3)])
    let window = try await groups.rows(of: "a").load(LazyRequest(position: 0, count: 10))
    #expect(window.rows.map { $0["name"] } == ["a 11", "a 10", "a 1"])
  }

  @Test func failure_isShown_andEndsWithTheNextAnswer() async throws {
    let (database, table) = try await database(["a": 1])
    let screen = OrdersScreen(table.groups(database, by: "customer", interval: .seconds(60)))
    let driver = ScreenDriver(screen)
    try await settle(driver) { screen.orders.isLoaded }
    try await database.write { try $0.execute(sql: "ALTER TABLE orders RENAME TO others") }
    screen.orders.reload()
    try await settle(driver) { screen.orders.failure != nil }
    #expect(screen.orders.groups.map(\.id) == ["a"])
    try await database.write { try $0.execute(sql: "ALTER TABLE others RENAME TO orders") }
    screen.orders.reload()
    try await settle(driver) { screen.orders.failure == nil }
    #expect(driver.findings == [])
  }

  @Test func terminal_showsSectionsThatItScrollsTo() async throws {
    let (database, table) = try await database(["a": 40, "b": 40])
    let frame = try await Terminal.frame(
      of: OrdersScreen(table.groups(database, by: "customer")), keys: "settle end settle",
      columns: 30, rows: 8)
    #expect(frame.contains("b 39"), "\(frame)")
    #expect(!frame.contains("░"), "\(frame)")
  }
}
#endif
