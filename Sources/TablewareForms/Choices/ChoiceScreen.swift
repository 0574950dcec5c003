import Tableware

/// The choices of a ``ChoiceRow``, or of a group in a group, on a separate screen.
final class ChoiceScreen<Value: Hashable & Sendable>: Screen {
  let title: String
  let context = ScreenContext()
  private let choices: [Choice<Value>]
  private let selection: ChosenValues<Value>
  private let opener: EventSource
  private var hasAppeared = false

  init(
    _ title: String, _ choices: [Choice<Value>], _ selection: ChosenValues<Value>,
    opener: EventSource
  ) {
    self.opener = opener
    self.title = title
    self.choices = choices
    self.selection = selection
  }

  var status: String {
    selection.isSingle
      ? "" : Words.current[.chosenCount, selection.titles(among: choices).count]
  }

  /// The focus begins at the selected choice.
  func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    let chosen = choices.lazy.compactMap(\.value).first(where: selection.contains)
    if let chosen { context.table?.focus(OptionID(group: title, value: Identity(chosen))) }
  }

  /// The row that opened the choices is notified that its field was left.
  func disappear() { selection.field.leave() }

  /// A selection is a change of the row that opened the choices: its table receives the event like
  /// every other.
  func respond(to event: any Event, from source: EventSource) -> EventResponse {
    guard let change = event as? ControlChange else { return .passed }
    if case .unhandled = opener.raise(change) { return .passed }
    return .handled
  }

  var sections: [Section] {
    Section("choices") {
      if choices.isEmpty { NoteRow(empty: Words.current[.noChoices]) }
      OptionRow.rows(title, choices, selection) { source in
        if self.selection.isSingle { source.pop() }
      }
    }
  }
}
