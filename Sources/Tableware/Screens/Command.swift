/// An action of a whole screen, run by a key or from a menu.
public struct Command {
  /// The key that runs the command, on surfaces with a keyboard.
  public let key: Character
  /// The name of the command, in a word or two.
  public let title: String
  /// Runs the command. The host calls it with the row that has the keyboard, otherwise the row that
  /// is selected or focused, otherwise `nil`.
  public let run: (_ focused: EventSource?) -> Void

  /// Creates a command that acts on the focused row.
  ///
  /// - Parameters:
  ///   - key: the key that runs it. A screen's own keys precede those of the host.
  ///   - title: its name, in a word or two.
  ///   - run: the action; `focused` is `nil` if no row has the focus.
  public init(_ key: Character, _ title: String, run: @escaping (_ focused: EventSource?) -> Void) {
    self.key = key
    self.title = title
    self.run = run
  }

  /// Creates a command that does not depend on a row.
  ///
  /// - Parameters:
  ///   - key: the key that runs it. A screen's own keys precede those of the host.
  ///   - title: its name, in a word or two.
  ///   - run: the action.
  public init(_ key: Character, _ title: String, run: @escaping () -> Void) {
    self.init(key, title) { _ in run() }
  }
}
