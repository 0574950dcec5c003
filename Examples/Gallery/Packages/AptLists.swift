#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The packages that this machine's archives offer, from the lists that `apt update` fetched.
///
/// There is one package for each "name:architecture". If several lists offer it, the list that was
/// modified last counts; among lists of the same age the one whose file name is last in the order,
/// and within a list the last entry. Installed packages stay exactly as they were passed in,
/// version included, whether or not a list offers them.
package struct AptLists: Sendable {
  private static let compressedSuffixes = ["lz4", "gz", "xz", "zst", "bz2", "lzma"]

  private let directory: String
  private let unpack: @Sendable (_ path: String) -> [UInt8]?

  /// - Parameters:
  ///   - directory: the folder with the lists.
  ///   - unpack: returns the contents of a compressed list, or `nil` if it cannot be unpacked; by
  ///     default apt's own helper.
  package init(
    directory: String = "/var/lib/apt/lists",
    unpack: (@Sendable (_ path: String) -> [UInt8]?)? = nil
  ) {
    self.directory = directory
    self.unpack = unpack ?? AptHelper.contents
  }

  /// - Complexity: O(bytes in all lists + *n* log *n*) for *n* packages.
  package func read(merging installed: [Package]) -> PackageReading {
    var packages: [String: Package] = [:]
    var problems: [String] = []
    do {
      let folder = try OpenFile(directory, flags: O_DIRECTORY)
      let names = try folder.entryNames().sorted()
      let lists = names.filter { $0.hasSuffix("_Packages") || Self.isCompressed($0) }
      if lists.isEmpty {
        problems.append("\(directory) holds no package lists; “apt update” fetches them.")
      }
      var unread: [String] = []
      for list in inOrderOfAge(lists, in: folder, problems: &problems) {
        if !add(list, to: &packages, problems: &problems) { unread.append(list) }
      }
      if !unread.isEmpty { problems.append(Self.unreadProblem(unread.sorted())) }
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

  /// - Returns: `false` if the list is compressed and cannot be unpacked.
  private func add(
    _ path: String, to packages: inout [String: Package], problems: inout [String]
  ) -> Bool {
    do {
      let bytes: [UInt8]
      if Self.isCompressed(path) {
        guard let unpacked = unpack(path) else { return false }
        bytes = unpacked
      } else {
        bytes = try OpenFile(path).contents()
      }
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
    return true
  }

  private static func isCompressed(_ name: String) -> Bool {
    compressedSuffixes.contains { name.hasSuffix("_Packages.\($0)") }
  }

  private static func unreadProblem(_ paths: [String]) -> String {
    paths.count == 1
      ? "1 compressed list could not be unpacked: \(paths[0])."
      : "\(paths.count) compressed lists could not be unpacked, such as \(paths[0])."
  }
}
