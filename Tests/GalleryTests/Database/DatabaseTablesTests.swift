import Gallery
import Testing

@Suite struct DatabaseTablesTests {
  private func rows(_ tables: DatabaseTables, _ name: String) -> [[String?]] {
    tables.rows.first { $0.table == name }?.rows ?? []
  }

  @Test func sample_hasAValueForEachColumn() {
    let sample = DatabaseTables.sample
    #expect(sample.rows.map(\.table) == ["sections", "packages", "folders", "files"])
    for (table, rows) in sample.rows {
      let count = DatabaseTables.columns[table]?.split(separator: ",").count
      #expect(!rows.isEmpty)
      #expect(rows.allSatisfy { $0.count == count }, "\(table)")
    }
  }

  @Test func machine_hasItsPackagesAndFiles_withoutThoseOfLinkedFolders() throws {
    try withTemporaryFolder { folder in
      try folder.write(
        "Package: bash\nStatus: install ok installed\nSection: shells\nInstalled-Size: 7\n\n",
        to: "status")
      try folder.write("Package: bat\nSection: utils\n\n", to: "lists/x_Packages")
      try folder.write("abc", to: "files/a/b.txt")
      try folder.write("", to: "files/c.txt")
      try folder.link("files/a/loop", to: "..")
      var sources = Gallery.Sources()
      sources.installed = folder.path("status")
      sources.available = folder.path("lists")
      sources.folder = folder.path("files")
      let tables = DatabaseTables.machine(sources)
      #expect(rows(tables, "sections") == [["shells"], ["utils"]])
      #expect(rows(tables, "packages").map(\.first) == ["bash", "bat"])
      #expect(rows(tables, "packages").map(\.last) == ["1", "0"])
      #expect(
        rows(tables, "folders").map(\.last) == [folder.path("files"), folder.path("files/a")])
      #expect(
        rows(tables, "files") == [["1", "c.txt", "0", nil], ["2", "b.txt", "3", nil]])
    }
  }

  @Test func machineWithoutPackagesAndFiles_hasExamplesAndNoFile() {
    var sources = Gallery.Sources()
    sources.installed = "/nowhere"
    sources.available = "/nowhere"
    sources.folder = "/nowhere"
    let tables = DatabaseTables.machine(sources)
    #expect(rows(tables, "packages").count == 31)
    #expect(rows(tables, "files").isEmpty)
  }

  @Test func screenWithoutADatabase_saysHowToGetOne() throws {
    let screen = try ScreenDriver("database", columns: 80, rows: 12)
    #expect(screen.texts.contains { $0.contains("This program was built without SQLite") })
    #expect(screen.texts.contains { $0.contains("swift build --traits SQLite") })
  }
}
