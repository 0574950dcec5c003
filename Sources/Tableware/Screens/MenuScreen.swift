/// The actions of a row as a screen of rows, for hosts without menus of their own.
///
/// ```swift
/// source.push(MenuScreen(actions, for: source, title: "ash"))
/// ```
///
/// Choosing an action returns to the screen below first and then runs the action, so that an action
/// may push a screen. An action with a question shows it on a ``QuestionScreen``.
package final class MenuScreen: Screen {
  /// The connection between the screen and its host.
  package let context = ScreenContext()
  /// The title of the row that the actions are for.
  package let title: String
  private let actions: [RowAction]
  private let source: EventSource

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - actions: the actions, in their order.
  ///   - source: the row that they act on. If it was removed when an action is chosen, the action
  ///     has no effect and is reported.
  ///   - title: the title of the row.
  package init(_ actions: [RowAction], for source: EventSource, title: String) {
    self.title = title
    self.actions = actions
    self.source = source
  }

  /// A row for each action, and one that cancels.
  package var sections: [Section] {
    Section("actions") {
      ForEach(Array(actions.enumerated()), id: { $0.offset }) { item in
        ActionRow(id: "\(item.offset)", action: item.element)
          .onTap { self.choose(item.element) }
          .disabled(!item.element.isEnabled)
      }
    }
    Section("exit") {
      ActionRow(id: "cancel", action: RowAction(Words.current[.cancel], role: .cancel) {})
        .onTap { self.context.pop() }
    }
  }

  private func choose(_ action: RowAction) {
    context.pop()
    guard let question = action.question else {
      source.perform(action)
      return
    }
    source.ask(question, before: action)
  }
}

/// An action as a row.
struct ActionRow: Row {
  let id: String
  let body: RowContent

  init(id: String, action: RowAction, subtitle: String? = nil) {
    self.id = id
    let image = action.image.map {
      RowImage(
        $0, width: 24, shape: .square, placeholder: .symbol("", glyph: action.symbol ?? "▣"),
        contentMode: .fit)
    }
    body = RowContent(
      image: image, symbol: image == nil ? action.symbol : nil, title: action.title,
      subtitle: subtitle,
      control: .button(action.role), subtitleLineLimit: 8)
  }
}
