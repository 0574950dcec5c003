/// A question before an action, as a screen of rows. The answer that cancels comes first and has
/// the focus.
package final class QuestionScreen: Screen {
  /// The connection between the screen and its host.
  package let context = ScreenContext()
  /// The title of the action.
  package let title: String
  /// The text of the question.
  package let question: String
  /// The action that runs if the answer is yes.
  package let action: RowAction
  /// The row that the action is for.
  package let source: EventSource

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - question: the text of the question, such as "Delete this song?".
  ///   - action: runs if the answer is yes, after returning to the screen below.
  ///   - source: the row that it acts on. If it was removed meanwhile, the action has no effect and
  ///     is reported.
  package init(_ question: String, before action: RowAction, for source: EventSource) {
    title = action.title
    self.question = question
    self.action = action
    self.source = source
  }

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
            self.source.perform(self.action)
          }
      }
    ]
  }
}
