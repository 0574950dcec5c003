import JSONText
import Tableware

/// The history of the browser, which has an entry for each screen of the stack.
extension WebSession {
  /// The entry of the history that belongs to the screen on top.
  struct HistoryEntry: Hashable {
    /// The position of the screen in the stack, from 0.
    let index: Int
    /// The address of the screen; `nil` if the app has none.
    let address: String?

    /// The entry as a client reads it: `[2,"/issues/12"]`.
    func write(to writer: inout JSONWriter) {
      let parts: [(inout JSONWriter) -> Void] =
        [{ $0.write(index) }] + (address.map { address in [{ $0.write(address) }] } ?? [])
      writer.list(parts) { $1(&$0) }
    }

    /// The same as text.
    var text: String {
      var writer = JSONWriter()
      write(to: &writer)
      return String(decoding: writer.bytes, as: UTF8.self)
    }
  }

  var historyEntry: HistoryEntry {
    HistoryEntry(
      index: navigator.stack.count - 1, address: navigator.address.map { basePath.path(of: $0) })
  }

  /// Shows the screen of another entry of the history. Without such a screen, the next frame moves
  /// the history back to the screen on top.
  func goTo(_ index: Int, _ address: String) -> Outcome {
    historyShown = nil
    let address = basePath.below(address).flatMap { ScreenAddress(text: $0) }
    guard navigator.show(at: index, address) else {
      return .late("The history has no screen there any more.")
    }
    return .accepted
  }

  /// Shows the screens of an address, if others are shown. A query alone is a state of the screen,
  /// which it keeps.
  package func open(_ address: ScreenAddress) {
    guard let shown = navigator.address, shown.components != address.components else { return }
    isSettled = false
    turn { _ = navigator.open(address) }
  }
}
