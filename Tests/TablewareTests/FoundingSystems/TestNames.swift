import Foundation

/// The tests of this repository by their names, for pages that name the test of each line.
enum TestNames {
  /// The folder that contains the manifest.
  static var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
  }

  /// Returns the names of all tests: functions after `@Test`, in its line or a later one.
  static func all() throws -> Set<String> {
    var names: Set<String> = []
    for url in try filesOfTargets().values.joined() {
      let text = try String(contentsOf: url, encoding: .utf8)
      for part in text.components(separatedBy: "@Test").dropFirst() {
        guard let start = part.range(of: "func ") else { continue }
        let name = part[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        names.insert(String(name))
      }
    }
    return names
  }

  /// Returns the Swift files of the test targets of the manifest, by the names of the targets.
  static func filesOfTargets() throws -> [String: [URL]] {
    let manifest = try String(
      contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let folder = root.appendingPathComponent("Tests")
    guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [:] }
    var found: [String: [URL]] = [:]
    for case let url as URL in files where url.pathExtension == "swift" {
      guard let target = url.pathComponents.dropFirst(folder.pathComponents.count).first,
        manifest.contains("\"\(target)\"")
      else { continue }
      found[target, default: []].append(url)
    }
    return found
  }

  /// Returns whether a name such as `moves.order` is that of a function of `Tests/Browser`.
  static func isBrowserCheck(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    let file = root.appendingPathComponent("Tests/Browser/\(parts[0]).py")
    let text = try? String(contentsOf: file, encoding: .utf8)
    return text?.contains("\ndef \(parts[1])(") ?? false
  }

  /// Returns the texts in back quotes of a cell of a table.
  static func quoted(in cell: String) -> [String] {
    cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }
}
