extension Control {
  /// Whether the reader can set it, or act on it.
  package var isSettable: Bool {
    if case .progress = self { false } else { true }
  }

  /// Whether going some steps forth or back sets it.
  package var isAdjustable: Bool {
    switch self {
    case .toggle, .number, .choice: true
    case .date(let date): date.value != nil
    case .text, .progress, .button: false
    }
  }
}

extension AnyRow {
  /// Whether the reader may move the row.
  package var isMovable: Bool { isEnabled && behaviors.isMovable }

  /// Whether anything can be done with the row apart from tapping it.
  package var hasActions: Bool {
    behaviors.isMovable
      || !(behaviors.leadingActions.isEmpty && behaviors.menuActions.isEmpty
        && behaviors.trailingActions.isEmpty)
  }
}
