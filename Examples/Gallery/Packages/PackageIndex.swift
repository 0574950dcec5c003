/// Packages with their searchable texts, prepared once so that each key press has an immediate
/// result.
struct PackageIndex {
  let packages: [Package]
  /// Name and summary of all packages in lower case, one after another.
  private let text: [UInt8]
  /// The offset of each package's text; one more at the end.
  private let starts: [Int]

  init(_ packages: [Package]) {
    self.packages = packages
    var text: [UInt8] = []
    var starts = [0]
    starts.reserveCapacity(packages.count + 1)
    for package in packages {
      text += package.name.lowercased().utf8
      text.append(UInt8(ascii: "\n"))
      text += package.summary.lowercased().utf8
      text.append(UInt8(ascii: "\n"))
      starts.append(text.count)
    }
    self.text = text
    self.starts = starts
  }

  /// Returns the packages that have the query in their name or summary, without regard to case.
  ///
  /// - Complexity: O(bytes of all names and summaries).
  func packages(matching query: String) -> [Package] {
    let wanted = Array(query.lowercased().utf8)
    guard !wanted.isEmpty else { return packages }
    return text.withUnsafeBytes { text in
      packages.indices.filter { index in
        contains(
          wanted, in: UnsafeRawBufferPointer(rebasing: text[starts[index]..<starts[index + 1]]))
      }
      .map { packages[$0] }
    }
  }

  private func contains(_ wanted: [UInt8], in text: UnsafeRawBufferPointer) -> Bool {
    var start = 0
    while let match = text.index(of: wanted[0], from: start), match + wanted.count <= text.count {
      if text[match..<match + wanted.count].elementsEqual(wanted) { return true }
      start = match + 1
    }
    return false
  }
}
