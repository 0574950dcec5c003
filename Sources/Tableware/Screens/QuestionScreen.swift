/// A question before something is done. Doing nothing comes first: it has the focus, so that whoever
/// only keeps pressing keys loses nothing.
public final class QuestionScreen: Screen {
  /// What would be done.
  public let title: String
  /// The answers.
  public let table = Table()
  /// What is asked.
  package let question: String
  /// What is done if the answer is yes.
  package let action: RowAction
  /// The row that it is done with.
  package let source: EventSource

  /// A question.
  ///
  /// - Parameters:
  ///   - question: what is asked, such as "Delete this song?".
  ///   - action: what is done if the answer is yes, after going back.
  ///   - source: the row that it is done with. If that is gone by then, nothing is done but a diagnostic.
  public init(_ question: String, before action: RowAction, for source: EventSource) {
    title = action.title
    self.question = question
    self.action = action
    self.source = source
    // A header is one line; what does not fit there is told beside the answer.
    let rest = question.count > 28 ? question : nil
    table.show {
      Section("answers", header: SectionHeader(RowText(question))) {
        ActionRow(id: "no", action: RowAction(Words.current.actions.cancel, role: .cancel) {})
          .on(Tap.self) { _, answer -> EventResponse in
            answer.pop()
            return .handled
          }
        ActionRow(id: "yes", action: action, subtitle: rest)
          .on(Tap.self) { _, answer -> EventResponse in
            answer.pop()
            source.perform(action)
            return .handled
          }
      }
    }
  }
}
