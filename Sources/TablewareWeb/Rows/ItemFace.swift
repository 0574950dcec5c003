import Tableware

/// Everything that decides how a row looks in the browser: equal faces have equal HTML.
package struct RowFace: Hashable, Sendable {
  /// An action as it was offered.
  package struct Action: Hashable, Sendable {
    package let title: String
    package let symbol: String?
    package let role: ActionRole
    package let isEnabled: Bool
    /// Whether it stands before the row, and not behind it.
    package var isLeading = false

    /// By what a client names the action that it showed, beside its place.
    var mark: Int { TitleMark.of(title) }
  }

  package let content: RowContent
  /// Whether a tap does something.
  package let isTappable: Bool
  /// Whether a tap chooses it, or takes that back.
  package let isSelectable: Bool
  /// Whether only its mark folds the row, since a tap does something else.
  package let foldsByMark: Bool
  /// Whether the reader may move the row.
  package let isMovable: Bool
  /// What a swipe uncovers: leading, then trailing.
  package let swipes: [Action]
  /// Whether more can be done than that.
  package let hasMenu: Bool

  package init(
    _ content: RowContent, isTappable: Bool = false, isSelectable: Bool = false,
    foldsByMark: Bool = false, isMovable: Bool = false, swipes: [Action] = [], hasMenu: Bool = false
  ) {
    self.content = content
    self.isTappable = isTappable
    self.isSelectable = isSelectable
    self.foldsByMark = foldsByMark
    self.isMovable = isMovable
    self.swipes = swipes
    self.hasMenu = hasMenu
  }

  /// The row of a table at a path that exists.
  init(_ content: RowContent, _ row: AnyRow, at path: RowPath, in table: Table) {
    let swipes = table.swipeActions(at: path)
    let folds = content.isEnabled && content.fold?.change != nil
    let actsOnTap =
      content.isEnabled
      && (table.selectionMode != .none || table.responds(to: Tap.self, at: path)
        || content.accessory == .disclosure || content.accessory == .detailDisclosure)
    self.init(
      content,
      isTappable: actsOnTap || folds,
      isSelectable: content.isEnabled && table.selectionMode != .none,
      foldsByMark: actsOnTap && folds,
      isMovable: content.isEnabled && row.isMovable,
      swipes: content.isEnabled
        ? swipes.leading.map { Action($0, isLeading: true) }
          + swipes.trailing.map { Action($0, isLeading: false) } : [],
      hasMenu: content.isEnabled && row.hasActions)
  }
}

extension RowFace {
  /// Whether it folds, or stands under one that does.
  var isInTree: Bool { content.fold != nil || content.level > 0 }
}

extension RowFace.Action {
  init(_ action: RowAction, isLeading: Bool) {
    self.init(
      title: action.title, symbol: action.symbol, role: action.role, isEnabled: action.isEnabled,
      isLeading: isLeading)
  }
}

extension RowContent.Accessory {
  var hasDetail: Bool { self == .detail || self == .detailDisclosure }
}
