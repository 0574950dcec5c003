import Synchronization
import Tableware
import TablewareForms

/// Rows that receive files: of text, and of any kind, slowly.
final class FilesScreen: Screen {
  let context = ScreenContext()
  let title = "Files"
  private lazy var notes = FileUpload(context)
  private lazy var slow = FileUpload(context)
  private var received = ["–", "–"]
  var status: String { received.joined(separator: ", ") }

  var sections: [Section] {
    Section("files") {
      FileRow("Notes", kinds: [.plainText], limit: 1_000_000, id: "notes", receiving: notes) {
        file in
        try await file.bytes().count
      } then: {
        self.received[0] = "\($0)"
      }
      FileRow("Slow", limit: 20_000_000, id: "slow", receiving: slow) { file in
        var count = 0
        for try await piece in file.pieces {
          count += piece.count
          try await Task.sleep(for: .milliseconds(150))
        }
        return count
      } then: {
        self.received[1] = "\($0)"
      }
      FileRow("Disabled", id: "disabled", isEnabled: false, receiving: slow) { _ in }
    }
  }
}
