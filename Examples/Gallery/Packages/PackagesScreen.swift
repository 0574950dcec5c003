import Tableware

/// The packages of the machine from A to Z: those installed, or all that apt knows.
final class PackagesScreen: Screen {
  let title = "Packages"
  let table = Table()

  private let lists: AptLists
  private var installed: PackageReading
  /// Everything apt knows; read when it is first asked for.
  private var available: PackageReading?
  private var showsAll = false
  private var query = ""
  private var index: PackageIndex
  private var found: [Package] = []
  private var unfolded: Set<Package.ID> = []

  init(_ sources: Gallery.Sources) {
    installed = DpkgDatabase(path: sources.installed).read()
    lists = AptLists(directory: sources.available)
    index = PackageIndex(installed.packages)
    show()
  }

  var status: String {
    let total = Format.count(index.packages.count, "package")
    let counted = query.isEmpty ? total : "\(Format.count(found.count)) of \(total)"
    let installed = Format.count(installed.packages.count)
    return showsAll ? "\(counted) · \(installed) installed" : "\(counted) · installed only"
  }

  var commands: [Command] {
    [
      Command("a", showsAll ? "installed only" : "all known to apt") { [unowned self] _ in
        showsAll.toggle()
        index = PackageIndex(current.packages)
        show()
      }
    ]
  }

  var search: Search? {
    Search(prompt: "name or summary", query: query) { [unowned self] query in
      self.query = query
      show()
    }
  }

  private var current: PackageReading {
    guard showsAll else { return installed }
    if let available { return available }
    let reading = lists.read(merging: installed.packages)
    available = reading
    return reading
  }

  private func show() {
    found = index.packages(matching: query)
    let problems = current.problems
    let (query, showsAll, unfolded) = (query, showsAll, unfolded)
    table.show {
      if !problems.isEmpty {
        Section("problems", header: "Not everything could be read") {
          for problem in problems { NoticeRow(problem, level: .warning) }
        }
      }
      for group in PackageGroup.groups(of: found) {
        Section(group.letter, header: group.letter, index: group.letter) {
          ForEach(group.packages) { [unowned self] package in
            PackageRow(
              package: package, query: query, marksInstalled: showsAll,
              isUnfolded: unfolded.contains(package.id)
            )
            .onTap { [unowned self] in toggle(package.id) }
          }
        }
      }
      if found.isEmpty {
        Section("nothing") {
          NoticeRow(
            query.isEmpty ? "No packages" : "No package has “\(query)” in its name or summary",
            id: "nothing")
        }
      }
    }
  }

  private func toggle(_ id: Package.ID) {
    if unfolded.remove(id) == nil { unfolded.insert(id) }
    show()
  }
}
