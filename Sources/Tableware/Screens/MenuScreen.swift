/// The actions of a row as a screen of rows, for hosts without menus of their own.
///
/// ```swift
/// source.push(MenuScreen(actions, for: source, title: "ash"))
/// ```
///
/// Choosing an action returns to the screen below first and then runs the action, so that an action
/// may push a screen. An action with a question shows it on a ``QuestionScreen``.
package final class MenuScreen: OverlayScreen {
  /// The connection between the screen and its host.
  package let context = ScreenContext()
  /// The title of the row that the actions are for.
  package let title: String
  private let actions: [RowAction]
  private let source: EventSource
  /// The menu that opened this one; `nil` for the menu of a row.
  private let parent: MenuScreen?

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - actions: the actions, in their order.
  ///   - source: the row that they act on. If it was removed when an action is chosen, the action
  ///     has no effect and is reported.
  ///   - title: the title of the row, or that of the submenu.
  package convenience init(_ actions: [RowAction], for source: EventSource, title: String) {
    self.init(actions, for: source, title: title, in: nil)
  }

  private init(
    _ actions: [RowAction], for source: EventSource, title: String, in parent: MenuScreen?
  ) {
    self.title = title
    self.parent = parent
    self.actions = actions
    self.source = source
  }

  /// At the row of the actions.
  package var place: OverlayPlace { .row(source.row) }

  /// A section for each group of actions, and one that cancels.
  package var sections: [Section] {
    for (index, part) in parts.enumerated() {
      Section(index == 0 ? "actions" : "actions \(index)", header: part.title) {
        ForEach(part.actions, id: { $0.number }) { item in
          ActionRow(id: "\(item.number)", action: item.action)
            .onTap { self.choose(item.action) }
            .disabled(!item.action.isEnabled)
        }
      }
    }
    Section("exit") {
      ActionRow(id: "cancel", action: RowAction(Words.current[.cancel], role: .cancel) {})
        .onTap { self.context.pop() }
    }
  }

  /// Actions that no separator is between.
  private struct Part {
    let title: String?
    var actions: [(number: Int, action: RowAction)]
  }

  /// The actions with a number of their own each, in groups.
  private var parts: [Part] {
    var parts: [Part] = []
    var number = 0
    func add(_ actions: [RowAction], title: String?) {
      parts.append(Part(title: title, actions: []))
      for action in actions {
        if case .group(let group) = action.entry {
          add(group, title: action.title.isEmpty ? nil : action.title)
          parts.append(Part(title: nil, actions: []))
        } else {
          parts[parts.count - 1].actions.append((number, action))
          number += 1
        }
      }
    }
    add(actions, title: nil)
    return parts.filter { !$0.actions.isEmpty }
  }

  private func choose(_ action: RowAction) {
    if case .submenu(let actions) = action.entry {
      context.push(MenuScreen(actions, for: source, title: action.title, in: self))
      return
    }
    close()
    guard let question = action.question else {
      source.perform(action)
      return
    }
    source.ask(question, before: action)
  }

  /// Returns to the screen of the row, also from a submenu.
  private func close() {
    context.pop()
    parent?.close()
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
      image: image, symbol: image == nil ? action.symbol : nil,
      title: RowText(action.title, color: action.color),
      subtitle: subtitle, accessory: action.opensMenu ? .disclosure : .none,
      control: action.opensMenu ? nil : .button(action.role), subtitleLineLimit: 8)
  }
}

extension RowAction {
  fileprivate var opensMenu: Bool {
    if case .submenu = entry { true } else { false }
  }
}
