/// The role of an action, which determines its color and placement.
public enum ActionRole: Hashable, Sendable {
  /// An action without a special role.
  case normal
  /// An action that deletes data.
  case destructive
  /// An answer that cancels without any effect.
  case cancel
}

/// A key that runs an action of the focused row, on surfaces with a keyboard.
public enum ActionKey: Hashable, Sendable {
  /// The Delete key, which deletes forward.
  case delete
  /// A letter, digit or sign. A screen's ``Command`` with the same key has precedence.
  case character(Character)
}

/// An action of a row: uncovered by a swipe, chosen from a menu, or run by a key. Every surface
/// offers all actions, with the gestures that it has.
public struct RowAction {
  /// The name of the action, in a word or two.
  package var title: String
  /// A short glyph; `nil` for none.
  package var symbol: String?
  /// A picture in place of the glyph, on surfaces with pictures; `nil` for the glyph.
  package var image: RowImage.Source?
  /// The color of the action; `nil` for that of its role.
  package var color: RowColor?
  /// The role, which determines color and placement.
  package var role: ActionRole
  /// Whether the action can run now.
  package var isEnabled: Bool
  /// The question before the action runs, such as "Delete this song?"; `nil` to run it at once.
  package var question: String?
  /// The key that runs the action on the focused row; `nil` for none.
  package var key: ActionKey?
  /// The action itself.
  package var run: (EventSource) throws -> Void
  /// Whether the entry is an action, or contains others.
  package var entry = Entry.action

  /// Creates an action that receives its row.
  ///
  /// - Parameters:
  ///   - title: the name, in a word or two.
  ///   - symbol: a short glyph before the title.
  ///   - image: a picture before the title, in place of the glyph. A symbol brings its own glyph
  ///     along, for surfaces without pictures.
  ///   - role: determines color and placement.
  ///   - isEnabled: whether the action can run now.
  ///   - question: asked before the action runs; `nil` to run it at once.
  ///   - key: runs the action on the focused row.
  ///   - run: the action.
  public init(
    _ title: String, symbol: String? = nil, image: RowImage.Source? = nil,
    role: ActionRole = .normal, isEnabled: Bool = true, asking question: String? = nil,
    key: ActionKey? = nil, run: @escaping (EventSource) throws -> Void
  ) {
    self.title = title
    self.symbol = symbol ?? image?.glyph
    self.image = image
    self.role = role
    self.isEnabled = isEnabled
    self.question = question
    self.key = key
    self.run = run
  }

  /// Creates an action that does not depend on its row.
  ///
  /// - Parameters:
  ///   - title: the name of the action, in a word or two.
  ///   - symbol: a short glyph.
  ///   - image: a picture before the title, instead of the glyph. A symbol contains its own glyph,
  ///     for surfaces without pictures.
  ///   - role: the role, which determines color and placement.
  ///   - isEnabled: whether the action can run now.
  ///   - question: the question before the action runs; `nil` to run it at once.
  ///   - key: the key that runs the action on the focused row.
  ///   - run: the action.
  public init(
    _ title: String, symbol: String? = nil, image: RowImage.Source? = nil,
    role: ActionRole = .normal, isEnabled: Bool = true, asking question: String? = nil,
    key: ActionKey? = nil, run: @escaping () throws -> Void
  ) {
    self.init(
      title, symbol: symbol, image: image, role: role, isEnabled: isEnabled, asking: question,
      key: key
    ) { _ in try run() }
  }

  /// Gives the action a color instead of that of its role: behind the button of a swipe on UIKit
  /// and in a browser, and of its title in menus that are screens. A context menu of UIKit has no
  /// colors.
  ///
  /// - Parameter color: the color, which is adjusted so that it can be read.
  /// - Returns: the action with the color.
  public func colored(_ color: RowColor) -> RowAction {
    var action = self
    action.color = color
    return action
  }
}
