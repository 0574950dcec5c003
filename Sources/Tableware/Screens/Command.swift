/// An action of a whole screen, run by a key or from a menu.
///
/// ```swift
/// var commands: [Command] {
///   [
///     Command("a", "Add") { self.add() },
///     Command("x", "Delete all", role: .destructive, isEnabled: !mails.isEmpty,
///       asking: "Delete all mails?") { self.mails = [] },
///   ]
/// }
/// ```
public struct Command {
  /// The key that runs the command, on surfaces with a keyboard.
  public let key: Character
  /// The name of the command, in a word or two.
  public let title: String
  /// A picture before the title, on surfaces with pictures; `nil` for none.
  package let image: RowImage.Source?
  /// The role, which determines the color.
  package let role: ActionRole
  /// Whether the command can run now. Its key has no other effect meanwhile.
  package let isEnabled: Bool
  /// The question before the command runs, such as "Delete all mails?"; `nil` to run it at once.
  package let question: String?
  /// Runs the command. The host calls it with the row that has the keyboard, otherwise the row that
  /// is selected or focused, otherwise `nil`.
  public let run: (_ focused: EventSource?) -> Void

  /// Creates a command that acts on the focused row.
  ///
  /// - Parameters:
  ///   - key: the key that runs it. A screen's own keys precede those of the host.
  ///   - title: its name, in a word or two.
  ///   - image: a picture before the title.
  ///   - role: determines the color.
  ///   - isEnabled: whether the command can run now.
  ///   - question: asked before the command runs; `nil` to run it at once.
  ///   - run: the action; `focused` is `nil` if no row has the focus.
  public init(
    _ key: Character, _ title: String, image: RowImage.Source? = nil, role: ActionRole = .normal,
    isEnabled: Bool = true, asking question: String? = nil,
    run: @escaping (_ focused: EventSource?) -> Void
  ) {
    self.key = key
    self.title = title
    self.image = image
    self.role = role
    self.isEnabled = isEnabled
    self.question = question
    self.run = run
  }

  /// Creates a command that does not depend on a row.
  ///
  /// - Parameters:
  ///   - key: the key that runs it. A screen's own keys precede those of the host.
  ///   - title: its name, in a word or two.
  ///   - image: a picture before the title.
  ///   - role: determines the color.
  ///   - isEnabled: whether the command can run now.
  ///   - question: asked before the command runs; `nil` to run it at once.
  ///   - run: the action.
  public init(
    _ key: Character, _ title: String, image: RowImage.Source? = nil, role: ActionRole = .normal,
    isEnabled: Bool = true, asking question: String? = nil, run: @escaping () -> Void
  ) {
    self.init(
      key, title, image: image, role: role, isEnabled: isEnabled, asking: question
    ) { _ in run() }
  }
}
