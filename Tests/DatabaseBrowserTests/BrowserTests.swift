#if SQLite
import Foundation
import GRDB
import TablewareTerminal
import Testing

@testable import DatabaseBrowser

/// The browser of a database as its user sees it.
@Suite(.timeLimit(.minutes(15))) struct BrowserTests {
  @Test func tables_haveTheirColumnsAndCounts() async throws {
    let frame = try await Shop().frame(rows: 12)
    #expect(frame.contains("▤ customers") && frame.contains("id, name, city, photo"))
    #expect(frame.contains("◇ large") && frame.contains("2 tables · 5 rows"), "\(frame)")
  }

  @Test func viewOfADroppedTable_isListedWithTheReason_andCannotBeOpened() async throws {
    let shop = try Shop()
    try shop.write("CREATE VIEW lost AS SELECT id FROM gone")
    let frame = try await shop.frame(rows: 16)
    #expect(frame.contains("Cannot be read") && frame.contains("✗ lost"), "\(frame)")
    #expect(frame.contains("no such table: main.gone"), "\(frame)")
    #expect(frame.contains("2 tables · 5 rows"), "\(frame)")
    let tapped = try await shop.frame(keys: "end enter settle", rows: 16)
    #expect(tapped.contains("Cannot be read"), "\(tapped)")
    try shop.write("CREATE TABLE gone (id INTEGER)")
    let repaired = try await shop.frame(rows: 16)
    #expect(repaired.contains("◇ lost") && !repaired.contains("Cannot be read"), "\(repaired)")
  }

  @Test func rows_areSortedSearchedAndFiltered() async throws {
    let shop = try Shop()
    let all = try await shop.frame("orders")
    #expect(all.contains("3 rows") && all.contains("gift, \"wrapped\"") && all.contains("x⏎y"))
    #expect(all.contains("NULL"), "\(all)")
    let sorted = try await shop.frame("orders", keys: "s settle down*3 enter settle")
    #expect(sorted.contains("by total ↑") && sorted.contains("↑ total"), "\(sorted)")
    let first = try #require(sorted.firstRange(of: "70")).lowerBound
    #expect(try #require(sorted.firstRange(of: "99.5")).lowerBound > first, "\(sorted)")
    let captions = try await shop.frame("orders", keys: "up right*2 settle enter settle")
    #expect(captions.contains("↓ ") && captions.contains(" ↓  ") == false, "\(captions)")
    let found = try await shop.frame("orders", keys: "/ text:gift settle enter")
    #expect(found.contains("1 row") && found.contains("99.5") && !found.contains("x⏎y"))
    let filtered = try await shop.frame("orders", ["total > 60", "customer = 2"])
    #expect(filtered.contains("1 row · total > 60 · customer = 2"), "\(filtered)")
    let none = try await shop.frame("orders", keys: "/ text:%' settle")
    #expect(none.contains("No row matches"), "\(none)")
  }

  @Test func record_linksToTheRowsItRefersTo_andBack() async throws {
    let shop = try Shop()
    let order = try await shop.frame("orders", keys: "enter settle", rows: 20)
    #expect(order.contains("orders 10") && order.contains("→ customers 1"), "\(order)")
    #expect(order.contains("double") && order.contains("199"), "\(order)")
    let customer = try await shop.frame(
      "orders", keys: "enter settle end enter settle", rows: 20)
    #expect(customer.contains("customers 1") && customer.contains("8 bytes"), "\(customer)")
    #expect(customer.contains("← orders (customer)"), "\(customer)")
    let back = try await shop.frame(
      "orders", keys: "enter settle end enter settle end enter settle", rows: 20)
    #expect(back.contains("2 rows · customer = 1"), "\(back)")
  }

  @Test func edit_isSaved_andUndone() async throws {
    let shop = try Shop()
    let keys = "enter settle down enter text:! esc settle"
    let edited = try await shop.frame("customers", keys: keys)
    #expect(edited.contains("Ada!") && edited.contains("not saved"), "\(edited)")
    let saved = try await shop.frame("customers", keys: keys + " w settle")
    #expect(saved.contains("Saved."), "\(saved)")
    #expect(try shop.values("SELECT name FROM customers WHERE id = 1") == ["Ada!"])
    let undone = try await shop.frame(
      "customers", keys: "enter settle down enter text:? esc w settle u settle")
    #expect(undone.contains("Ada!"), "\(undone)")
    #expect(try shop.values("SELECT name FROM customers WHERE id = 1") == ["Ada!"])
  }

  @Test func invalidInput_isExplained_andNotSaved() async throws {
    let shop = try Shop()
    let long = try await shop.frame(
      "customers", keys: "enter settle down enter text:0123456789 esc settle w settle")
    #expect(long.contains("Enter at most 12 characters."), "\(long)")
    let refused = try await shop.frame(
      "orders", keys: "enter settle down enter text:9 esc w settle", rows: 20)
    #expect(refused.contains("FOREIGN KEY constraint failed"), "\(refused)")
    #expect(
      try shop.values("SELECT name, customer FROM orders, customers c WHERE c.id = 1 LIMIT 1")
        == ["Ada 1"])
  }

  @Test func newRow_isInserted_withItsDefaults() async throws {
    let shop = try Shop()
    let keys = "n settle down enter text:Edith esc settle w settle"
    let frame = try await shop.frame("customers", keys: keys)
    #expect(frame.contains("Inserted 1 row."), "\(frame)")
    #expect(
      try shop.values("SELECT id, name, city FROM customers WHERE id > 2") == ["3 Edith NULL"])
  }

  @Test func deletedRow_isRestored() async throws {
    let shop = try Shop()
    let keys = "end enter settle x settle"
    let deleted = try await shop.frame("orders", keys: keys)
    #expect(deleted.contains("Deleted 1 row."), "\(deleted)")
    #expect(try shop.values("SELECT count(*) FROM orders") == ["2"])
    try shop.write("INSERT INTO orders (id, customer, total) VALUES (12, 2, 70)")
    let undone = try await shop.frame("orders", keys: keys + " u settle")
    #expect(undone.contains("70"), "\(undone)")
    #expect(try shop.values("SELECT id, total FROM orders WHERE id = 12") == ["12 70.0"])
  }

  @Test func readOnlyDatabase_offersNoEdit() async throws {
    let shop = try Shop(isReadOnly: true)
    let frame = try await shop.frame("customers", keys: "n settle enter settle")
    #expect(!frame.contains("save") && !frame.contains("delete") && frame.contains("Ada"))
    await #expect(throws: (any Error).self) {
      _ = try await shop.database.write { try $0.execute("DELETE FROM orders", []) }
    }
  }

  @Test func longTexts_thatCannotBeEdited_areShownCompletely() async throws {
    let shop = try Shop(isReadOnly: true)
    let words = (1...60).map { "word\($0)" }.joined(separator: " ")
    try shop.write("UPDATE orders SET note = 'first' || char(10) || '\(words) last' WHERE id = 10")
    let frame = try await shop.frame("orders", keys: "enter settle", rows: 24)
    #expect(frame.contains("word60 last") && !frame.contains("⏎"), "\(frame)")
    let lines = frame.split(separator: "\n").map { $0.filter { $0 != " " } }
    #expect(lines.contains("first"), "\(frame)")
  }

  @Test(arguments: [(100_000, false), (100_001, true)])
  func textOfManyBytes_isCutOnlyBeyondItsCharacters(count: Int, isCut: Bool) async throws {
    let shop = try Shop()
    try shop.write(
      "UPDATE orders SET note = '\(String(repeating: "é", count: count))' WHERE id = 10")
    let frame = try await shop.frame("orders", keys: "enter settle", columns: 900, rows: 150)
    #expect(frame.contains("é") && frame.contains("…") == isCut, "\(frame.suffix(900))")
  }

  @Test func rowsOfAView_areShown_andNotEdited() async throws {
    let frame = try await Shop().frame("large", keys: "enter settle")
    #expect(frame.contains("99.5") && !frame.contains("delete"), "\(frame)")
  }

  @Test func everyInput_isText() async throws {
    let shop = try Shop()
    let attacks = [
      "'; DROP TABLE orders; --", "\" OR 1=1 --", "%_\\", "NEAR(", "1) OR (1", "\u{0}",
      "]; DELETE FROM orders; [", "`", "?1", ":name", "@x", "$y",
    ]
    for attack in attacks {
      let filters = [
        try? await BrowserStart(
          shop.database, table: "orders", conditions: ["note = \(attack)"])
      ]
      #expect(filters[0] != nil)
      #expect(
        try await shop.export("orders", ["note = \(attack)"], .csv).split(separator: "\r\n").count
          == 1)
      await #expect(throws: BrowserArgumentError.self) {
        try await BrowserStart(shop.database, table: attack, conditions: [])
      }
      let script = attack.filter { !" \"\u{0}".contains($0) }
      _ = try await shop.frame("orders", keys: "/ text:\(script) settle")
    }
    #expect(try shop.values("SELECT count(*) FROM orders") == ["3"])
  }

  @Test func tablesOfEveryName_areShown() async throws {
    let shop = try Shop(
      """
      CREATE TABLE "a ""b"" 'c' ; --" ("x "" y" TEXT, "select" INT, "naïve 東" REAL);
      INSERT INTO "a ""b"" 'c' ; --" VALUES ('one', 2, 3.5);
      CREATE TABLE empty (a);
      """)
    let frame = try await shop.frame("a \"b\" 'c' ; --", ["x \" y contains on"])
    #expect(frame.contains("one") && frame.contains("1 row"), "\(frame)")
    #expect(try await shop.frame("empty").contains("The table is empty"))
  }

  @Test func exports_areWhatIsFiltered() async throws {
    let shop = try Shop()
    #expect(
      try await shop.export("orders", ["total > 60"], .csv)
        == "id,customer,total,note,double\r\n10,1,99.5,\"gift, \"\"wrapped\"\"\",199.0\r\n"
        + "12,2,70.0,\"x\ny\",140.0\r\n")
    #expect(
      try await shop.export("customers", [], .json) == """
        [
          {"id": 1, "name": "Ada", "city": "London", "photo": "iVBORw0KGgo="},
          {"id": 2, "name": "Grace", "city": null, "photo": null}
        ]

        """)
    #expect(try await shop.export("orders", ["id < 0"], .json) == "[]\n")
  }

  @Test func exportedFields_withQuoteBeforeAccent_areQuoted() async throws {
    let shop = try Shop("CREATE TABLE t (a); INSERT INTO t VALUES ('x\"\u{301},y')")
    #expect(try await shop.export("t", [], .csv) == "a\r\n\"x\"\"\u{301},y\"\r\n")
  }

  @Test func otherFiles_areRefused() throws {
    let folder = FileManager.default.temporaryDirectory.path
    let file = "\(folder)/\(UUID().uuidString)"
    #expect(throws: DatabaseFileError.missing(file)) { try BrowsedDatabase(file) }
    #expect(throws: DatabaseFileError.isNoDatabase(folder)) { try BrowsedDatabase(folder) }
    try Data("This is text, not a database, of some length.".utf8)
      .write(to: URL(fileURLWithPath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    #expect(throws: DatabaseFileError.isNoDatabase(file)) { try BrowsedDatabase(file) }
    try Data("x".utf8).write(to: URL(fileURLWithPath: file))
    #expect(throws: DatabaseFileError.isNoDatabase(file)) { try BrowsedDatabase(file) }
  }

  @Test func foreignKey_withoutColumns_meansThePrimaryKey() async throws {
    let shop = try Shop(
      """
      CREATE TABLE p (id INT PRIMARY KEY, name TEXT); INSERT INTO p VALUES (5, 'five'), (1, 'one');
      CREATE TABLE c (id INTEGER PRIMARY KEY, pid INT REFERENCES p); INSERT INTO c VALUES (1, 1);
      """)
    let frame = try await shop.frame("c", keys: "enter settle end enter settle")
    #expect(frame.contains("one") && !frame.contains("five"), "\(frame)")
    let back = try await shop.frame("c", keys: "enter settle end enter settle end enter settle")
    #expect(back.contains("1 row · pid = 1"), "\(back)")
  }

  @Test func deletionOfOtherRows_offersNoUndo() async throws {
    let shop = try Shop(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY); INSERT INTO p VALUES (1);
      CREATE TABLE c (p REFERENCES p (id) ON DELETE CASCADE); INSERT INTO c VALUES (1), (1);
      """)
    let frame = try await shop.frame("p", keys: "enter settle x settle", columns: 100)
    #expect(
      frame.contains("Deleted 1 row; 2 others changed with it.")
        && !frame.contains("Undo"), "\(frame)")
  }

  @Test func savingTwice_insertsOnce() async throws {
    let shop = try Shop()
    _ = try await shop.frame("customers", keys: "n down enter text:Edith esc w w settle w settle")
    #expect(try shop.values("SELECT name FROM customers WHERE id > 2") == ["Edith"])
  }

  @Test func undo_afterAChangeOfTheKey_showsTheRow() async throws {
    let shop = try Shop()
    let frame = try await shop.frame(
      "orders", keys: "enter settle enter text:7 esc w settle u settle", rows: 20)
    #expect(frame.contains("orders 10") && frame.contains("99.5"), "\(frame)")
    #expect(try shop.values("SELECT min(id) FROM orders") == ["10"])
  }
}
#endif
