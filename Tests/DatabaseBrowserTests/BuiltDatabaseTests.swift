#if SQLite
import DatabaseBrowser
import Foundation
import Synchronization
import Tableware
import TablewareTesting
import Testing

/// Databases that are built when a screen first needs them.
@Suite(.timeLimit(.minutes(15))) struct BuiltDatabaseTests {
  private struct Refused: Error {}

  private func texts(_ screen: any Screen) -> [String] {
    guard let snapshot = screen.context.table?.snapshot else { return [] }
    return (0..<snapshot.sectionCount).flatMap { section in
      (0..<snapshot.rowCount(in: section)).compactMap {
        snapshot[RowPath(section: section, row: $0)]?.content.title.string
      }
    }
  }

  @Test func screens_ofOneDatabase_buildItOnce_andTheFolderIsRemoved() async {
    let folder = TemporaryFolder()
    let count = Mutex(0)
    let built = BuiltDatabase("shop.sqlite", in: folder) { tables in
      count.withLock { $0 += 1 }
      try tables.create("CREATE TABLE songs (id INTEGER PRIMARY KEY, title TEXT, plays INTEGER)")
      try tables.insert([["So What", "7"], [nil, "x"]], into: "songs", "title, plays")
      try tables.create("CREATE VIEW played AS SELECT title FROM songs WHERE plays > 3")
    }
    let screens = (0..<2).map { _ in
      DatabaseScreen("shop.sqlite") { try await built.database() }
    }
    let drivers = screens.map { ScreenDriver($0) }
    for (screen, driver) in zip(screens, drivers) {
      await driver.settle()
      #expect(texts(screen) == ["songs", "played"])
      #expect(screen.title == "shop.sqlite")
      #expect(screen.status == "1 table · 2 rows")
      #expect(driver.findings == [])
    }
    #expect(count.withLock { $0 } == 1)
    let rights = try? FileManager.default.attributesOfItem(atPath: folder.path)
    #expect(rights?[.posixPermissions] as? Int == 0o700)
    folder.remove()
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func buildThatFails_isShown_andRepeatedByATap() async throws {
    let isRefused = Mutex(true)
    let built = BuiltDatabase("shop.sqlite", in: TemporaryFolder()) { tables in
      try tables.create("CREATE TABLE songs (title TEXT)")
      if isRefused.withLock({ $0 }) { throw Refused() }
    }
    let screen = DatabaseScreen("shop.sqlite") { try await built.database() }
    let driver = ScreenDriver(screen)
    #expect(texts(screen) == ["Opening the database"])
    await driver.settle()
    let table = try #require(screen.context.table)
    #expect(texts(screen).count == 1)
    #expect(texts(screen) != ["Opening the database"])
    isRefused.withLock { $0 = false }
    table.deliver(Tap(), from: table.snapshot.rowID(at: RowPath(section: 0, row: 0)))
    await driver.settle()
    #expect(texts(screen) == ["songs"])
    #expect(driver.findings == [])
  }
}
#endif
