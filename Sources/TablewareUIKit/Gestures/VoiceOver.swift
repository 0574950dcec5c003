#if canImport(UIKit) || os(Linux)
import PlatformUIKit
import Tableware

/// The element that VoiceOver reads. It stays in a cell that stays; where UIKit would lose it, the
/// table view names the cell at which VoiceOver continues.
extension TableViewBackend {
  /// The row whose cell VoiceOver reads; `nil` if it reads something else.
  var rowWithVoiceOver: Identity? {
    guard UIAccessibility.isVoiceOverRunning,
      let view = UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView
    else { return nil }
    return cells.cells.first { $0.binding.isDisplayed && view.isDescendant(of: $0.cell) }?
      .binding.row.identity
  }

  /// Moves VoiceOver to the cell of a row, if it is on screen.
  func moveVoiceOver(to row: Identity) {
    guard UIAccessibility.isVoiceOverRunning, let path = snapshot.path(of: row),
      let cell = cell(at: path)
    else { return }
    UIAccessibility.post(notification: .layoutChanged, argument: cell)
  }

  /// Returns the row at which VoiceOver continues after a batch that removes the one it reads: the
  /// next row on screen that stays, or else the nearest one before it. `nil` if its row stays.
  func rowAfterVoiceOver(_ mapping: BatchMapping) -> Identity? {
    guard let read = rowWithVoiceOver,
      let path = cells.rows.first(where: { $0.identity == read })?.path, mapping.row(path) == nil
    else { return nil }
    let staying = cells.rows.filter { mapping.row($0.path) != nil }
      .sorted { $0.path < $1.path }
    return (staying.first { $0.path > path } ?? staying.last)?.identity
  }
}
#endif
