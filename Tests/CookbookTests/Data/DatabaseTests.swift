#if SQLite
import GRDB
import TablewareTesting
import Testing

@testable import Cookbook

/// The entries about databases.
@Suite(.timeLimit(.minutes(15))) struct DatabaseTests {
  @Test func sqliteLists() async throws {
    let database = try DatabaseQueue()
    try await database.write { db in
      try db.create(table: "invoices") { table in
        table.primaryKey("id", .integer)
        table.column("customer", .text)
        table.column("cents", .integer)
        table.column("isPaid", .boolean)
      }
      for number in 1...300 {
        try Invoice(id: Int64(number), customer: "Customer \(number)", cents: number, isPaid: false)
          .insert(db)
      }
    }
    let driver = ScreenDriver(try InvoicesScreen(database))
    await driver.settle()
    #expect(driver.titles[0].prefix(2) == ["Customer 300", "Customer 299"])
    driver.tap(Int64(299))
    await driver.settle()
    let isPaid = try await database.read { try Invoice.fetchOne($0, key: 299)?.isPaid }
    #expect(isPaid == true)
    // An edit that the database refuses is taken back.
    try await database.write {
      try $0.execute(
        sql: "CREATE TRIGGER r BEFORE UPDATE ON invoices BEGIN SELECT raise(ABORT, 'no'); END")
    }
    driver.tap(Int64(300))
    await driver.settle()
    #expect(driver.content(of: Int64(300))?.control == .toggle(false))
    #expect(driver.findings == [])
  }
}
#endif
