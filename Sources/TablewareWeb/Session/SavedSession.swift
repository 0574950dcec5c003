import Foundation
import Tableware

/// What a browser keeps of a session whose process ends, for the session that continues it in
/// another process.
package struct SavedSession: Codable, Hashable, Sendable {
  /// A text that the user has typed into a field.
  package struct TypedText: Codable, Hashable, Sendable {
    /// The ``Identity/token`` of the field's row.
    package var row: String
    /// The text of the field before the user typed.
    package var before: String
    /// The typed text.
    package var text: String
    /// Whether the user was still typing it.
    package var isOpen = false
  }

  /// The most bytes of a saved session. As a text in JSON it is at most twice as long, for which a
  /// frame of a client has room.
  package static let byteLimit = 24_000
  /// The most typed texts.
  static let textLimit = 100
  /// The most selected rows; of a table with more, no selection is saved.
  static let selectionLimit = 1_000

  /// The user; `nil` if the server knows none.
  package var user: String?
  /// The screens with the positions, the selections and the collapsed sections of their tables.
  package var stack: ScreenStackState
  /// The typed texts of the screen on top, in the order in which the user began to type them.
  package var texts: [TypedText]

  init(user: String?, stack: ScreenStackState, texts: [TypedText]) {
    (self.user, self.stack, self.texts) = (user, stack, texts)
  }

  /// Reads a saved session; `nil` for another text.
  package init?(_ text: String) {
    guard let saved = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
      return nil
    }
    self = saved
  }

  /// The session as a text for the browser. If it is too long, it is one without the selection,
  /// and then one without the typed texts; `nil` if that is too long as well.
  package var text: String? {
    var short = self
    return json ?? short.shorten { $0.removeSelections() } ?? short.shorten { $0.texts = [] }
  }

  private mutating func shorten(_ change: (inout SavedSession) -> Void) -> String? {
    change(&self)
    return json
  }

  private mutating func removeSelections() {
    for index in stack.screens.indices { stack.screens[index].table.selection = [] }
  }

  private var json: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self), data.count <= Self.byteLimit else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
