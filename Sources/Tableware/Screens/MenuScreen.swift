/// What can be done with a row, as a screen of rows: for every back end that has no menus of its own.
///
/// ```swift
/// source.push(MenuScreen(actions, for: source, title: "ash"))
/// ```
///
/// Choosing an action goes back first and acts then, so that an action may show a screen itself. An
/// action with a question asks it on a ``QuestionScreen``.
public final class MenuScreen: Screen {
  /// What the actions are for.
  public let title: String
  /// A row for each action, and one that does nothing.
  public let table = Table()

  /// A menu.
  ///
  /// - Parameters:
  ///   - actions: what can be done.
  ///   - source: the row that it is done with. If that is gone when an action is chosen, nothing is done
  ///     but a diagnostic.
  ///   - title: what the row is called.
  public init(_ actions: [RowAction], for source: EventSource, title: String) {
    self.title = title
    table.show {
      Section("actions") {
        ForEach(Array(actions.enumerated()), id: { $0.offset }) { item in
          ActionRow(id: "\(item.offset)", action: item.element)
            .on(Tap.self) { _, menu -> EventResponse in
              Self.choose(item.element, for: source, in: menu)
              return .handled
            }
            .disabled(!item.element.isEnabled)
        }
      }
      Section("exit") {
        ActionRow(id: "cancel", action: RowAction(Words.current.actions.cancel, role: .cancel) {})
          .on(Tap.self) { _, menu -> EventResponse in
            menu.pop()
            return .handled
          }
      }
    }
  }

  private static func choose(_ action: RowAction, for source: EventSource, in menu: EventSource) {
    menu.pop()
    guard let question = action.question else {
      source.perform(action)
      return
    }
    source.push(QuestionScreen(question, before: action, for: source))
  }
}

/// An action as a row.
struct ActionRow: Row {
  let id: String
  let body: RowContent

  init(id: String, action: RowAction, subtitle: String? = nil) {
    self.id = id
    body = RowContent(
      symbol: action.symbol, title: action.title, subtitle: subtitle,
      control: .button(action.role), subtitleLineLimit: 8)
  }
}
