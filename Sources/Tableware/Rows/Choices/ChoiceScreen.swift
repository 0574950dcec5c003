/// The choices of a ``ChoiceRow`` or of a group in a group, on a screen of their own.
final class ChoiceScreen<Value: Hashable & Sendable>: Screen {
  let title: String
  let table = Table()
  private let choices: [Choice<Value>]
  private let selection: ChosenValues<Value>
  private let opener: EventSource

  init(
    _ title: String, _ choices: [Choice<Value>], _ selection: ChosenValues<Value>,
    opener: EventSource
  ) {
    self.opener = opener
    self.title = title
    self.choices = choices
    self.selection = selection
    show()
    // What is chosen is where the reader wants to begin.
    let place = choices.firstIndex { $0.value.map(selection.contains) ?? false }
    if let place {
      table.focus(table.snapshot.rowID(at: RowPath(section: 0, row: place)))
    }
  }

  var status: String {
    selection.isSingle
      ? "" : Words.current.controls.chosenCount(selection.titles(among: choices).count)
  }

  /// A screen above may have chosen something.
  func appear(on timeline: Timeline) { show() }

  /// Whoever opened it hears that the field was left.
  func disappear() { selection.field.leave() }

  /// A choice is a change of the row that opened the choices: its table hears of it like of every other.
  func respond(to event: any Event, from source: EventSource) -> EventResponse {
    guard let change = event as? ControlChange else { return .passed }
    if case .unhandled = opener.raise(change) { return .passed }
    return .handled
  }

  private func show() {
    table.show {
      Section("choices") {
        if choices.isEmpty { EmptyRow(Words.current.controls.noChoices) }
        OptionRow.rows(title, choices, selection) { [weak self] source in
          guard let self else { return }
          show()
          if selection.isSingle { source.pop() }
        }
      }
    }
  }
}
