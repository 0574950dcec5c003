import Tableware

/// One choice of a group.
struct OptionRow: InteractiveRow {
  let id: OptionID
  let body: RowContent
  let handlers: EventHandlers
  let isEnabled: Bool

  /// Returns the rows of a group, with the message about the selection. The message is under the
  /// last choice, in a row whose identity is the tag, so that a screen can move the focus to it as
  /// to any other invalid value.
  static func rows<Value>(
    _ name: String, _ choices: [Choice<Value>], _ selection: ChosenValues<Value>,
    onChoose: ((EventSource) -> Void)? = nil
  ) -> [AnyRow] {
    let chosen = selection.field.value
    var rows = choices.indices.map {
      AnyRow(OptionRow(name, choices[$0], at: $0, selection, chosen, onChoose: onChoose))
    }
    if let message = selection.field.message {
      let id = selection.field.tag ?? name
      rows.append(AnyRow(NoteRow(message, symbol: "✗", tone: .bad, id: id)))
    }
    return rows
  }

  private init<Value>(
    _ name: String, _ choice: Choice<Value>, at position: Int, _ selection: ChosenValues<Value>,
    _ chosen: Set<Value>,
    onChoose: ((EventSource) -> Void)?
  ) {
    isEnabled = selection.field.isEnabled
    var content = RowContent(title: choice.title, subtitle: choice.subtitle)
    let words = Words.current
    var handlers = EventHandlers()
    if let value = choice.value {
      id = OptionID(group: name, value: Identity(value))
      let isChosen = chosen.contains(value)
      content.accessory = isChosen ? .checkmark : .none
      content = content.spoken(
        value: isChosen ? words[.chosen] : words[.notChosen],
        hint: selection.isSingle ? words[.radioHint] : words[.checkHint],
        traits: [.button])
      handlers.add(Tap.self) { _, source -> Void in
        // The selected one of several values stays selected: nothing changes.
        if !(selection.isSingle && selection.contains(value)) {
          try selection.choose(value)
          // As in other rows, so that one handler receives every change.
          source.raise(ControlChange(.index(position)))
        }
        onChoose?(source)
      }
    } else {
      // Groups are distinguished by title, as values by value.
      id = OptionID(group: name, value: Identity(OptionGroupID(title: choice.title)))
      let titles = selection.titles(among: choice.choices)
      content.values = titles.isEmpty ? [] : [RowValue(titles.joined(separator: ", "))]
      content.accessory = .disclosure
      content = content.spoken(hint: words[.choiceGroupHint])
      handlers = EventHandlers(pushing: {
        ChoiceScreen(choice.title, choice.choices, selection, opener: $0)
      })
    }
    content.isEnabled = isEnabled
    body = content
    self.handlers = handlers
  }
}

/// The identity of a choice in a group.
struct OptionID: Hashable, Sendable, CustomStringConvertible {
  let group: String
  let value: Identity

  var description: String { "\(group): \(value)" }
}

struct OptionGroupID: Hashable, Sendable, CustomStringConvertible {
  let title: String

  var description: String { "group \"\(title)\"" }
}
