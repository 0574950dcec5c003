import Tableware
import TablewareHosting

/// The files of a folder of this machine, from which the user selects one for a row.
///
/// ```
///   Enter on a FileRow ──▶ FileSelectionScreen ──file──▶ Interaction.receive
///                          types, folder ↵ …
/// ```
///
/// The typed text is the beginning of a name, or a path; a folder opens as another screen.
final class FileSelectionScreen: Screen {
  let context = ScreenContext()
  private let folder: String
  private let input: FileInput
  private let select: (FileSource) -> Void
  private var query = ""
  /// The entries of the folder that was listed last.
  private var listed: (folder: String, entries: Result<[LocalEntry], LocalFailure>)?

  /// - Parameters:
  ///   - folder: the path of the folder.
  ///   - input: the control of the row.
  ///   - select: receives the selected file.
  init(
    _ folder: String = LocalPath.current, for input: FileInput,
    _ select: @escaping (FileSource) -> Void
  ) {
    (self.folder, self.input, self.select) = (folder, input, select)
  }

  var title: String { folder }
  var status: String { input.endings.joined(separator: " ") }

  var search: Search? {
    Search(prompt: Words.current[.filePath], query: query) { self.query = $0 }.immediate()
  }

  var sections: [Section] {
    let path = LocalPath(query, in: folder)
    Section("entries", header: path.folder == folder ? nil : path.folder) {
      switch entries(of: path.folder) {
      case .failure(let failure): TextRow(RowText("\(failure)", tone: .bad))
      case .success(let entries):
        let shown = entries.filter { path.matches($0.name) && ($0.isFolder || accepts($0)) }
        ForEach(shown, id: \.name) { entry in
          if entry.isFolder {
            TextRow(entry.name + "/").disclosing {
              FileSelectionScreen(path.path(of: entry.name), for: self.input, self.select)
            }
          } else {
            TextRow(entry.name, value: ByteCount.text(entry.size)).onTap {
              self.open(entry.name, at: path.path(of: entry.name))
            }
          }
        }
        if shown.isEmpty { TextRow(RowText(Words.current[.empty], tone: .secondary)) }
      }
    }
  }

  private func accepts(_ entry: LocalEntry) -> Bool {
    input.kinds.isEmpty || input.kind(ofName: entry.name) != nil
  }

  private func entries(of folder: String) -> Result<[LocalEntry], LocalFailure> {
    if let listed, listed.folder == folder { return listed.entries }
    let entries: Result<[LocalEntry], LocalFailure>
    do throws(LocalFailure) {
      entries = .success(try LocalEntry.all(in: folder))
    } catch {
      entries = .failure(error)
    }
    listed = (folder, entries)
    return entries
  }

  private func open(_ name: String, at path: String) {
    do throws(LocalFailure) {
      let file = try LocalFile(path)
      select(FileSource(name, size: file.size) { try file.read() })
    } catch {
      context.notify("\(error)")
    }
  }
}
