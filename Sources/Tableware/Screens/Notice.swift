/// A short message about something that happened, with an action such as Undo.
struct Notice {
  let text: String
  let action: String?
  let run: () -> Void

  /// The keys of the action, the preferred one first.
  private static let keys = "uzUZ0123456789"

  /// Returns the action as a command, with a key that no command of the screen has.
  ///
  /// - Parameters:
  ///   - commands: the commands of the screen.
  ///   - end: ends the notice before the action runs.
  func command(besides commands: [Command], then end: @escaping () -> Void) -> Command? {
    let used = Set(commands.map(\.key))
    guard let action, let key = Self.keys.first(where: { !used.contains($0) }) else { return nil }
    return Command(key, action, image: .symbol("arrow.uturn.backward", glyph: "↶")) {
      end()
      run()
    }
  }
}
