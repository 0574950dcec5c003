/// A short message about something that happened, with an action such as Undo.
struct Notice {
  let text: String
  let action: String?
  let run: () -> Void

  /// Returns the action as a command, with a key that no command of the screen has.
  ///
  /// - Parameter commands: the commands of the screen.
  func command(besides commands: [Command], then end: @escaping () -> Void) -> Command? {
    guard let action, let key = "uzUZ".first(where: { key in !commands.contains { $0.key == key } })
    else { return nil }
    return Command(
      key, action, image: .symbol("arrow.uturn.backward", glyph: "↶")
    ) {
      end()
      run()
    }
  }
}
