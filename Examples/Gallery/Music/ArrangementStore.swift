import Foundation
import Tableware
import TablewareMapping

/// Stores the user's arrangement of the music page in a small JSON file.
///
/// Saving replaces the file in one step, so that neither a crash nor a full disk leaves half of
/// one. Loading always returns a usable arrangement.
package struct ArrangementStore: Sendable {
  package let path: String

  package init(path: String = ArrangementStore.defaultPath()) {
    self.path = path
  }

  /// The folder for persistent state according to the XDG base directory specification.
  package static func defaultPath(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    // The specification says to ignore a relative path.
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      return folder + "/tableware/music.json"
    }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    return home + "/.local/state/tableware/music.json"
  }

  /// Returns the saved arrangement. A missing one is not a problem; an unreadable one is, and the
  /// default replaces it.
  package func load() -> (arrangement: SectionArrangement, problem: String?) {
    do {
      let bytes = try OpenFile(path).contents(limit: 1 << 20)
      return (try JSONDecoder().decode(SectionArrangement.self, from: Data(bytes)), nil)
    } catch let failure as FileFailure {
      let isMissing = failure.code == ENOENT || failure.code == ENOTDIR
      return (SectionArrangement(), isMissing ? nil : failure.description)
    } catch {
      let problem = "\(path) holds no arrangement; the modules are in their usual order."
      return (SectionArrangement(), problem)
    }
  }

  package func save(_ arrangement: SectionArrangement) throws(FileFailure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(arrangement) else {
      throw FileFailure("write", path, code: EINVAL)
    }
    try AtomicFile.write(Array(data), to: path)
  }
}
