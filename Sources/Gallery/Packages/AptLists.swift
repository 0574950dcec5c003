#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The packages that this machine's archives offer, from the lists that `apt update` fetched.
///
/// There is one package for each "name:architecture". If several lists offer it, the list that
/// was modified last wins; among lists of the same age the one whose file name sorts last, and
/// within a list the entry that comes last. What is installed stays exactly as it was handed in,
/// version included, whether or not a list offers it.
package struct AptLists: Sendable {
  private static let compressedSuffixes = ["lz4", "gz", "xz", "zst", "bz2", "lzma"]

  private let directory: String

  package init(directory: String = "/var/lib/apt/lists") {
    self.directory = directory
  }

  /// - Complexity: O(bytes in all lists + *n* log *n*) for *n* packages.
  package func read(merging installed: [Package]) -> PackageReading {
    var packages: [String: Package] = [:]
    var problems: [String] = []
    do {
      let folder = try OpenFile(directory, flags: O_DIRECTORY)
      let names = try folder.entryNames().sorted()
      let lists = names.filter { $0.hasSuffix("_Packages") }
      let compressed = names.filter(Self.isCompressedList)
      if let first = compressed.first {
        problems.append(Self.compressedProblem(compressed.count, first, directory))
      } else if lists.isEmpty {
        problems.append("\(directory) holds no package lists; “apt update” fetches them.")
      }
      for list in inOrderOfAge(lists, in: folder, problems: &problems) {
        add(list, to: &packages, problems: &problems)
      }
    } catch {
      problems.append(error.description)
    }
    for package in installed { packages[package.id] = package }
    return PackageReading(byID: packages, problems: problems)
  }

  private func inOrderOfAge(
    _ names: [String], in folder: OpenFile, problems: inout [String]
  ) -> [String] {
    var dated: [(modified: Int, path: String)] = []
    for name in names {
      let path = directory + "/" + name
      do {
        dated.append((try FileStatus(path: path).modified, path))
      } catch {
        problems.append(error.description)
      }
    }
    return dated.sorted { $0 < $1 }.map(\.path)
  }

  private func add(
    _ path: String, to packages: inout [String: Package], problems: inout [String]
  ) {
    do {
      let bytes = try OpenFile(path).contents()
      let skipped = bytes.withUnsafeBytes { bytes in
        ControlFile.forEachStanza(in: bytes) { stanza in
          let package = Package(stanza, isInstalled: false)
          packages[package.id] = package
        }
      }
      if skipped > 0 { problems.append(PackageReading.skippedProblem(skipped, in: path)) }
    } catch {
      problems.append(error.description)
    }
  }

  private static func isCompressedList(_ name: String) -> Bool {
    compressedSuffixes.contains { name.hasSuffix("_Packages.\($0)") }
  }

  private static func compressedProblem(
    _ count: Int, _ first: String, _ directory: String
  ) -> String {
    count == 1
      ? "1 compressed list in \(directory) was not read: \(first)."
      : "\(count) compressed lists in \(directory) were not read, such as \(first)."
  }
}
