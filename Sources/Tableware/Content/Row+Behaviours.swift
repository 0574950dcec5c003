/// What ``AnyRow`` offers, for a row as the app wrote it.
extension Row {
  /// The same row under another identity, where the type's own would be repeated.
  public func id(_ identity: some Hashable & Sendable) -> AnyRow {
    AnyRow(self).id(identity)
  }

  /// Handles one type of event that this row raises. See ``AnyRow/on(_:_:)``.
  @_disfavoredOverload
  public func on<E: Event>(
    _ event: E.Type, _ handler: @escaping (E, EventSource) throws -> EventResponse
  ) -> AnyRow {
    AnyRow(self).on(event, handler)
  }

  /// Handles one type of event that this row raises, and ends its way here.
  public func on<E: Event>(
    _ event: E.Type, _ handler: @escaping (E, EventSource) throws -> Void
  ) -> AnyRow {
    AnyRow(self).on(event, handler)
  }

  /// Runs when the row is tapped, clicked, or activated by a key.
  public func onTap(_ action: @escaping () throws -> Void) -> AnyRow {
    AnyRow(self).onTap(action)
  }

  /// Gives the row a detail accessory, and runs when that is tapped.
  public func onDetail(_ action: @escaping () throws -> Void) -> AnyRow {
    AnyRow(self).onDetail(action)
  }

  /// Runs when the row is held down.
  public func onLongPress(_ action: @escaping () throws -> Void) -> AnyRow {
    AnyRow(self).onLongPress(action)
  }

  /// Runs when the row's control was set.
  public func onChange(_ action: @escaping (ControlValue) throws -> Void) -> AnyRow {
    AnyRow(self).onChange(action)
  }

  /// Marks the row as leading to another screen, and pushes that screen on a tap.
  public func disclosing(_ screen: @escaping () -> any Screen) -> AnyRow {
    AnyRow(self).disclosing(screen)
  }

  /// Disables the row: it is shown, paler, and raises nothing. `false` leaves it as it is.
  public func disabled(_ isDisabled: Bool = true) -> AnyRow {
    AnyRow(self).disabled(isDisabled)
  }

  /// Actions that a swipe over the row uncovers. See ``AnyRow/swipe(leading:trailing:)``.
  public func swipe(leading: [RowAction] = [], trailing: [RowAction] = []) -> AnyRow {
    AnyRow(self).swipe(leading: leading, trailing: trailing)
  }

  /// Actions in the row's menu.
  public func menu(_ actions: [RowAction]) -> AnyRow {
    AnyRow(self).menu(actions)
  }

  /// Lets the reader delete the row. See ``AnyRow/deletable(asking:_:)``.
  public func deletable(
    asking question: String? = nil, _ action: @escaping () throws -> Void
  ) -> AnyRow {
    AnyRow(self).deletable(asking: question, action)
  }

  /// Lets the reader move the row. See ``AnyRow/movable(_:)``.
  public func movable(_ movability: Movability? = .withinSection) -> AnyRow {
    AnyRow(self).movable(movability)
  }

  /// Whether a tap may select the row. See ``AnyRow/selectable(_:)``.
  public func selectable(_ isSelectable: Bool = true) -> AnyRow {
    AnyRow(self).selectable(isSelectable)
  }
}
