import Tableware

/// Files that the user sends to a row.
extension Interaction {
  /// Delivers a file to a row with a ``FileInput``.
  ///
  /// - Parameters:
  ///   - file: the file; the row receives one that only accepts what its control accepts.
  ///   - row: the identity of the row, which may have moved since the user began to select.
  /// - Returns: ``GestureResult/notOffered`` for a row without such a control.
  @discardableResult
  package func receive(_ file: FileSource, on row: Identity) -> GestureResult {
    guard let path = table.snapshot.path(of: row), let presentation = host.presentation(at: path)
    else {
      table.reportStale("FileSelection", row)
      return .stale
    }
    guard presentation.content.isEnabled else { return .disabled }
    guard case .file(let input) = presentation.content.control, input.isSettable else {
      return .notOffered
    }
    return result(of: table.deliver(FileSelection(file.checked(by: input)), at: path))
  }
}
