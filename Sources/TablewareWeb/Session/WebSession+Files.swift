import Tableware
import TablewareHosting

/// Files that the user sends to rows.
extension WebSession {
  /// Delivers a file to a row that was sent to the client.
  ///
  /// - Parameters:
  ///   - file: the file, whose content follows.
  ///   - id: the number of the row.
  ///   - time: the current time, for the limit of messages.
  func receive(_ file: FileSource, on id: Int, at time: Duration) -> Outcome {
    guard spend(at: time) else { return Self.tooMuch }
    isSettled = false
    return judge([id]) {
      let page = topPage
      guard ids.wasGiven(id) else { return Self.neverRendered(id) }
      guard let entry = page.entry(id) else { return Self.removed(id) }
      guard case .file = entry.presentation.content.control else {
        return .rejected("Row \(id) accepts no file.")
      }
      let origin = actionOrigin
      let result = page.interaction.receive(file, on: entry.identity)
      note("file", entry.identity, origin, result)
      return Self.outcome(of: result, id)
    }
  }
}
