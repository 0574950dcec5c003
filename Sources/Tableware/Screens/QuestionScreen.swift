/// A question before an action, as a screen of rows. The answer that cancels comes first and has
/// the focus.
package final class QuestionScreen: OverlayScreen {
  /// The connection between the screen and its host.
  package let context = ScreenContext()
  /// The title of the action.
  package let title: String
  /// The text of the question.
  package let question: String
  /// The action that runs if the answer is yes.
  package let action: RowAction
  /// The row that the action is for; `nil` for the command of a screen.
  package let row: Identity?
  /// Runs the action.
  package let confirm: () -> Delivery

  /// Creates a question about a row. If the row was removed when the user answers, the action has
  /// no effect and is reported.
  ///
  /// - Parameters:
  ///   - question: the text of the question, such as "Delete this song?".
  ///   - action: runs if the answer is yes, after returning to the screen below.
  ///   - source: the row that it acts on.
  package init(_ question: String, before action: RowAction, for source: EventSource) {
    title = action.title
    self.question = question
    self.action = action
    row = source.row
    confirm = { source.perform(action) }
  }

  /// Creates a question about a whole screen.
  ///
  /// - Parameters:
  ///   - question: the text of the question.
  ///   - command: the command that the user confirms.
  ///   - confirm: runs the command.
  init(_ question: String, before command: Command, confirm: @escaping () -> Delivery) {
    title = command.title
    self.question = question
    action = RowAction(command.title, image: command.image, role: command.role) {}
    row = nil
    self.confirm = confirm
  }

  /// At the row of the action, or in the center for a command.
  package var place: OverlayPlace { row.map(OverlayPlace.row) ?? .center }

  /// The question, and a row for each answer.
  package var sections: [Section] {
    // A header is one line; a longer question is repeated beside the answer.
    let rest = question.count > 28 ? question : nil
    return [
      Section("answers", header: SectionHeader(RowText(question))) {
        ActionRow(id: "no", action: RowAction(Words.current[.cancel], role: .cancel) {})
          .onTap { self.context.pop() }
        ActionRow(id: "yes", action: action, subtitle: rest)
          .onTap {
            self.context.pop()
            _ = self.confirm()
          }
      }
    ]
  }
}
