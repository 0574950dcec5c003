/// Modifiers: what a row does, beside what it shows. Each returns the row with its behaviors.
extension Row {
  /// The row with changed behaviors.
  func withBehaviors(_ change: (inout Behaviors) -> Void) -> AnyRow {
    var row = AnyRow(self)
    change(&row.behaviors)
    return row
  }

  /// The same row under another identity, where the type's own would be repeated.
  public func id(_ identity: some Hashable & Sendable) -> AnyRow {
    AnyRow(self, identity: Identity(identity))
  }

  /// Handles one type of event that this row raises.
  ///
  /// Handlers run in the order in which they were attached. Answer `.handled` to end the event's
  /// way here, `.passed` to let it go on to the section, the table and the screen.
  @_disfavoredOverload
  public func on<E: Event>(
    _ event: E.Type, _ handler: @escaping (E, EventSource) throws -> EventResponse
  ) -> AnyRow {
    withBehaviors { $0.handlers.add(event, handler) }
  }

  /// Handles one type of event that this row raises, and ends its way here.
  public func on<E: Event>(
    _ event: E.Type, _ handler: @escaping (E, EventSource) throws -> Void
  ) -> AnyRow {
    withBehaviors { $0.handlers.add(event, handler) }
  }

  /// Runs when the row is tapped, clicked, or activated by a key.
  public func onTap(_ action: @escaping () throws -> Void) -> AnyRow {
    on(Tap.self) { _, _ in try action() }
  }

  /// Gives the row a detail accessory, and runs when that is tapped.
  public func onDetail(_ action: @escaping () throws -> Void) -> AnyRow {
    on(DetailTap.self) { _, _ in try action() }.withBehaviors { $0.hasDetail = true }
  }

  /// Runs when the row is held down.
  public func onLongPress(_ action: @escaping () throws -> Void) -> AnyRow {
    on(LongPress.self) { _, _ in try action() }
  }

  /// Runs when the row's control was set.
  public func onChange(_ action: @escaping (ControlValue) throws -> Void) -> AnyRow {
    on(ControlChange.self) { change, _ in try action(change.value) }
  }

  /// Marks the row as leading to another screen, and pushes that screen on a tap.
  public func disclosing(_ screen: @escaping () -> any Screen) -> AnyRow {
    on(Tap.self) { _, source in source.push(screen()) ? .handled : .passed }
      .withBehaviors {
        $0.isDisclosing = true
        $0.isSelectable = false
      }
  }

  /// Disables the row: it is shown, paler, and raises nothing. `false` leaves it as it is.
  public func disabled(_ isDisabled: Bool = true) -> AnyRow {
    withBehaviors { $0.isEnabled = $0.isEnabled && !isDisabled }
  }

  /// Actions that a swipe over the row uncovers, the outermost first. Where nothing can be swiped
  /// they stand in the row's menu.
  public func swipe(leading: [RowAction] = [], trailing: [RowAction] = []) -> AnyRow {
    withBehaviors {
      $0.leadingActions += leading
      $0.trailingActions += trailing
    }
  }

  /// Actions in the row's menu.
  public func menu(_ actions: [RowAction]) -> AnyRow {
    withBehaviors { $0.menuActions += actions }
  }

  /// Lets the reader delete the row.
  ///
  /// - Parameters:
  ///   - question: what is asked first; `nil` to delete at once.
  ///   - action: takes the row out of the data.
  public func deletable(
    asking question: String? = nil, _ action: @escaping () throws -> Void
  ) -> AnyRow {
    let delete = RowAction(
      Words.current[.delete], symbol: "✗", role: .destructive, asking: question, key: .delete,
      run: action)
    return withBehaviors { $0.trailingActions.insert(delete, at: 0) }
  }

  /// Lets the reader move the row. Where it is put is a ``RowMove`` event.
  ///
  /// - Parameter moveScope: where it may be put; in its own section unless you say otherwise. `nil`
  ///   for nowhere. ``Table/moveTarget`` decides about single places.
  public func movable(_ moveScope: MoveScope? = .withinSection) -> AnyRow {
    withBehaviors { $0.moveScope = moveScope }
  }

  /// Whether a tap may select the row, where rows can be selected. It may, unless it leads to
  /// another screen or has a control.
  public func selectable(_ isSelectable: Bool = true) -> AnyRow {
    withBehaviors { $0.isSelectable = isSelectable }
  }
}
