/// The packages that were found, sorted by name, with a sentence for each problem.
package struct PackageReading: Equatable, Sendable {
  package var packages: [Package]
  package var problems: [String]

  package init(packages: [Package] = [], problems: [String] = []) {
    self.packages = packages
    self.problems = problems
  }

  /// Keeps one package for each id, ordered by name and then by architecture.
  init(byID packages: [String: Package], problems: [String]) {
    self.packages = packages.values.sorted { one, other in
      one.name == other.name ? one.architecture < other.architecture : one.name < other.name
    }
    self.problems = problems
  }

  /// A sentence about stanzas that name no package.
  static func skippedProblem(_ count: Int, in path: String) -> String {
    count == 1
      ? "1 entry of \(path) has no package name and was left out."
      : "\(count) entries of \(path) have no package name and were left out."
  }
}
