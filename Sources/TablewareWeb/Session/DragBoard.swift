import Synchronization
import Tableware

/// The rows that users drag between the pages of a server, by the names of their drags.
///
/// ```
///  page 1 ── drag begins: name ──▶ session 1 ──▶ board ──▶ session 2 ◀── drop: name ── page 2
/// ```
///
/// A page makes up the name of a drag, 128 random bits, and only pages of the same browser can use
/// it. The value of the row never leaves the server.
package final class DragBoard: Sendable {
  /// Identifies a drag: the cookie of the browser and the name.
  private struct Key: Hashable {
    let browser: String
    let name: String
  }

  private struct State {
    var items: [Key: DragItem] = [:]
    /// The latest drag of each session, by the number of the session: a session keeps one.
    var latest: [ObjectIdentifier: Key] = [:]
  }

  /// The longest name, in characters.
  package static let nameLength = 64

  private let state = Mutex(State())

  package init() {}

  /// The number of drags.
  package var count: Int { state.withLock { $0.items.count } }

  /// Returns whether a text is the name of a drag: digits and hyphens.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= nameLength
      && text.utf8.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: "-") }
  }

  /// Keeps the data of a drag until the session begins another one, or ends.
  func put(_ item: DragItem, named name: String, of session: AnyObject, in browser: String) {
    let (key, session) = (Key(browser: browser, name: name), ObjectIdentifier(session))
    state.withLock { state in
      if let old = state.latest[session] { state.items[old] = nil }
      state.latest[session] = key
      state.items[key] = item
    }
  }

  /// Returns the data of a drag that began in a page of a browser.
  func item(named name: String, in browser: String) -> DragItem? {
    state.withLock { $0.items[Key(browser: browser, name: name)] }
  }

  /// Forgets the drag of a session that ends.
  func forget(_ session: AnyObject) {
    let session = ObjectIdentifier(session)
    state.withLock { state in
      if let old = state.latest.removeValue(forKey: session) { state.items[old] = nil }
    }
  }
}
