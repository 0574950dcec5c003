/// What something to do is like, from which back ends choose colour and place.
public enum ActionRole: Hashable, Sendable {
  /// Nothing special.
  case normal
  /// Something is lost.
  case destructive
  /// Nothing is done.
  case cancel
}

/// Something that can be done with a row: by a swipe, from its menu, or by a key. Every back end offers
/// every one, whichever gestures it has.
public struct RowAction {
  /// What it does, in a word or two.
  public var title: String
  /// A short glyph.
  public var symbol: String?
  /// What it is like.
  public var role: ActionRole
  /// Whether it can be done now.
  public var isEnabled: Bool
  /// What is asked before it is done, such as "Delete this song?"; `nil` to do it at once.
  public var question: String?
  /// Does it.
  public var run: (EventSource) throws -> Void

  /// An action.
  public init(
    _ title: String, symbol: String? = nil, role: ActionRole = .normal, isEnabled: Bool = true,
    asking question: String? = nil, run: @escaping (EventSource) throws -> Void
  ) {
    self.title = title
    self.symbol = symbol
    self.role = role
    self.isEnabled = isEnabled
    self.question = question
    self.run = run
  }

  /// An action that needs not know its row.
  public init(
    _ title: String, symbol: String? = nil, role: ActionRole = .normal, isEnabled: Bool = true,
    asking question: String? = nil, run: @escaping () throws -> Void
  ) {
    self.init(
      title, symbol: symbol, role: role, isEnabled: isEnabled, asking: question
    ) { _ in try run() }
  }
}
