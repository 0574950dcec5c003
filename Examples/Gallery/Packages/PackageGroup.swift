/// Packages whose names begin with the same letter.
struct PackageGroup {
  /// A capital letter, or "#" for everything else.
  let letter: String
  /// The packages sorted by name, as a part of their list.
  let packages: ArraySlice<Package>

  /// Splits a sorted list; "#" is last, as in every index.
  static func groups(of packages: [Package]) -> [PackageGroup] {
    var groups: [PackageGroup] = []
    var others: [PackageGroup] = []
    var start = packages.startIndex
    while start < packages.endIndex {
      let letter = letter(of: packages[start])
      let end = packages[start...].firstIndex { Self.letter(of: $0) != letter } ?? packages.endIndex
      let group = PackageGroup(letter: letter, packages: packages[start..<end])
      if letter == "#" { others.append(group) } else { groups.append(group) }
      start = end
    }
    // Names that begin with other characters need not be adjacent.
    if others.count > 1 {
      others = [PackageGroup(letter: "#", packages: ArraySlice(others.flatMap(\.packages)))]
    }
    return groups + others
  }

  private static func letter(of package: Package) -> String {
    guard let first = package.name.unicodeScalars.first, first.isASCII,
      first.properties.isAlphabetic
    else { return "#" }
    return String(first).uppercased()
  }
}
