/// An action of a whole screen, run by a key or from a menu.
///
/// ```swift
/// var commands: [Command] {
///   [
///     Command("a", "Add") { self.add() },
///     Command("x", "Delete all", role: .destructive, isEnabled: !mails.isEmpty,
///       asking: "Delete all mails?") { self.mails = [] },
///     Command("r", "Mark as read", forSelection: true) { self.markSelected() },
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
  package private(set) var isEnabled: Bool
  /// Whether the command acts on the selected rows, and so needs one.
  package let isForSelection: Bool
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
  ///   - isForSelection: whether the command acts on the selected rows of the table: it is disabled
  ///     without one, and on UIKit in a toolbar if any number of rows may be selected.
  ///   - question: asked before the command runs; `nil` to run it at once.
  ///   - run: the action; `focused` is `nil` if no row has the focus.
  public init(
    _ key: Character, _ title: String, image: RowImage.Source? = nil, role: ActionRole = .normal,
    isEnabled: Bool = true, forSelection isForSelection: Bool = false,
    asking question: String? = nil, run: @escaping (_ focused: EventSource?) -> Void
  ) {
    self.key = key
    self.title = title
    self.image = image
    self.role = role
    self.isEnabled = isEnabled
    self.isForSelection = isForSelection
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
  ///   - isForSelection: whether the command acts on the selected rows of the table: it is disabled
  ///     without one, and on UIKit in a toolbar if any number of rows may be selected.
  ///   - question: asked before the command runs; `nil` to run it at once.
  ///   - run: the action.
  public init(
    _ key: Character, _ title: String, image: RowImage.Source? = nil, role: ActionRole = .normal,
    isEnabled: Bool = true, forSelection isForSelection: Bool = false,
    asking question: String? = nil, run: @escaping () -> Void
  ) {
    self.init(
      key, title, image: image, role: role, isEnabled: isEnabled, forSelection: isForSelection,
      asking: question
    ) { _ in run() }
  }

  /// Returns the command, disabled if it is for selected rows and there are none.
  func limited(to selection: Selection) -> Command {
    var command = self
    command.isEnabled = isEnabled && !(isForSelection && selection.rows.isEmpty)
    return command
  }
}
