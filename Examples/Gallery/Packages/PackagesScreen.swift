import Tableware
import TablewareLoading

/// The packages of the machine from A to Z: those installed, or all that apt lists.
final class PackagesScreen: Screen {
  let context = ScreenContext()
  let title = "Packages"

  private let lists: AptLists
  private let installed: PackageReading
  /// All packages of apt; `nil` until they are shown for the first time.
  private var available: PackageReading?
  private var showsAll = false
  private var query = ""
  private var index: PackageIndex
  /// The packages that match the query, by their first letter.
  private lazy var matches = LazySections(groups, context: context)
  private var expanded: Set<Package.ID> = []

  init(_ sources: Gallery.Sources) {
    let reading = DpkgDatabase(path: sources.installed).read()
    installed = reading.packages.isEmpty ? SamplePackages.reading(instead: reading) : reading
    lists = AptLists(directory: sources.available)
    index = PackageIndex(installed.packages)
  }

  var status: String {
    let total = Format.count(index.packages.count, "package")
    let found = matches.groups.reduce(0) { $0 + $1.count }
    let counted = query.isEmpty ? total : "\(Format.count(found)) of \(total)"
    let installed = Format.count(installed.packages.count)
    return showsAll ? "\(counted) · \(installed) installed" : "\(counted) · installed only"
  }

  var commands: [Command] {
    [Command("a", showsAll ? "installed only" : "all known to apt") { self.toggleAll() }]
  }

  var search: Search? {
    Search(prompt: "name or summary", query: query) { self.find($0) }
  }

  var sections: [Section] {
    if !reading.problems.isEmpty {
      Section("problems", header: "Not everything could be read") {
        for problem in reading.problems { NoticeRow(problem, level: .warning) }
      }
    }
    for group in matches.groups {
      Section(group.id, header: group.id, index: group.id) {
        ForEach(matches.rows(of: group.id)) { package in
          PackageRow(
            package: package, query: self.query, marksInstalled: self.showsAll,
            isExpanded: self.expanded.contains(package.id)
          )
          .onTap { self.toggle(package.id) }
        }
      }
    }
    if matches.groups.isEmpty {
      Section("nothing") {
        EmptyRow(
          query.isEmpty ? "No packages" : "No package has “\(query)” in its name or summary",
          id: "nothing")
      }
    }
  }

  /// The packages that are searched, with the problems of reading them.
  private var reading: PackageReading { showsAll ? available ?? installed : installed }

  private func toggleAll() {
    showsAll.toggle()
    if showsAll, available == nil { available = lists.read(merging: installed.packages) }
    index = PackageIndex(reading.packages)
    find(query)
  }

  private func find(_ query: String) {
    self.query = query
    matches.replace(groups)
  }

  private var groups: LazyArrayGroups<String, Package> {
    LazyArrayGroups(
      PackageGroup.groups(of: index.packages(matching: query)).map { ($0.letter, $0.packages) })
  }

  private func toggle(_ id: Package.ID) {
    if expanded.remove(id) == nil { expanded.insert(id) }
  }
}
