/// The tables of the database that the gallery shows: statements that create them, and their rows.
package struct DatabaseTables: Sendable {
  /// The statements that create the tables, and those that create views after the rows are there.
  package let schema: [String]
  /// The rows of each table, as texts that the types of the columns convert.
  package let rows: [(table: String, rows: [[String?]])]

  /// Creates the tables of some packages and files.
  ///
  /// - Complexity: O(packages + files).
  init(packages: [Package], files: [FileNode], folders: [FileNode]) {
    schema = Self.statements
    let sections = Set(packages.map(\.section)).subtracting([""]).sorted()
    let numbers = Dictionary(
      zip(folders.map(\.id.text), 1...), uniquingKeysWith: { first, _ in first })
    rows = [
      ("sections", sections.map { [$0] }),
      (
        "packages",
        packages.map { package in
          [
            package.name, package.summary, package.version,
            package.section.isEmpty ? nil : package.section, package.architecture,
            package.installedSizeKiB > 0 ? "\(package.installedSizeKiB)" : nil,
            package.isInstalled ? "1" : "0",
          ]
        }
      ),
      ("folders", folders.enumerated().map { ["\($0 + 1)", $1.id.text] }),
      (
        "files",
        files.map { file in
          let folder = String(file.id.text.dropLast(file.nameText.count + 1))
          return [
            numbers[folder].map(String.init), file.nameText, "\(file.size)", file.target,
          ]
        }
      ),
    ]
  }

  private static let statements = [
    "CREATE TABLE sections (name TEXT PRIMARY KEY) WITHOUT ROWID",
    """
    CREATE TABLE packages (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL, section TEXT REFERENCES sections (name),
      kibibytes INTEGER, version TEXT, architecture TEXT, summary TEXT,
      installed BOOLEAN NOT NULL)
    """,
    "CREATE INDEX packages_by_name ON packages (name)",
    "CREATE INDEX packages_by_section ON packages (section)",
    "CREATE TABLE folders (id INTEGER PRIMARY KEY, path TEXT NOT NULL)",
    """
    CREATE TABLE files (
      id INTEGER PRIMARY KEY, folder INTEGER REFERENCES folders (id), name TEXT NOT NULL,
      bytes INTEGER, target TEXT)
    """,
    "CREATE INDEX files_by_folder ON files (folder)",
    "CREATE INDEX files_by_size ON files (bytes)",
    """
    CREATE VIEW largest_sections AS
      SELECT section, count(*) AS packages, sum(kibibytes) AS kibibytes
      FROM packages WHERE installed GROUP BY section ORDER BY kibibytes DESC
    """,
  ]

  /// The columns that rows have a value for, of each table.
  package static let columns = [
    "sections": "name",
    "packages": "name, summary, version, section, architecture, kibibytes, installed",
    "folders": "id, path", "files": "folder, name, bytes, target",
  ]
}

extension DatabaseTables {
  /// The most files that the database of a machine contains.
  package static let fileLimit = 20_000

  /// Reads the packages of the machine, and the files of its folder up to ``fileLimit``; examples
  /// where there are none.
  package static func machine(_ sources: Gallery.Sources) -> DatabaseTables {
    var packages = DpkgDatabase(path: sources.installed).read().packages
    if packages.isEmpty { packages = SamplePackages.all }
    packages = AptLists(directory: sources.available).read(merging: packages).packages
    var (files, folders) = ([FileNode](), [FileNode.root(sources.file ?? sources.folder)])
    var next = 0
    while next < folders.count, files.count < fileLimit {
      let nodes = (try? FolderReading(folders[next]).readAll()) ?? []
      // A link to a folder is not followed: its files may be here already.
      folders += nodes.filter { $0.kind == .folder }
      files += nodes.filter { !$0.isFolder }.prefix(fileLimit - files.count)
      next += 1
    }
    return DatabaseTables(packages: packages, files: files, folders: Array(folders[..<next]))
  }

  /// The same few packages and files on every machine.
  package static let sample: DatabaseTables = {
    let root = FileNode.root("music")
    func folder(_ name: String) -> FileNode { .root("music/\(name)") }
    func file(_ name: String, in folder: FileNode, _ size: Int) -> FileNode {
      FileNode(
        id: folder.id.appending(Array(name.utf8)), name: Array(name.utf8), kind: .file, size: size,
        target: nil, ancestors: [])
    }
    let (live, studio) = (folder("live"), folder("studio"))
    return DatabaseTables(
      packages: SamplePackages.all,
      files: [
        file("README.md", in: root, 1_200), file("cover.png", in: root, 48_213),
        file("Encore.flac", in: live, 5_120_000), file("Opening.flac", in: live, 7_340_032),
        file("Clair de lune.flac", in: studio, 30_408_704), file("So What.flac", in: studio, 0),
        file("茉莉花.flac", in: studio, 41_943_040),
      ],
      folders: [root, live, studio])
  }()
}
