/// Modifiers for the behaviors of a row. Each returns the row with its behaviors.
extension Row {
  /// Returns the row with changed behaviors.
  package func withBehaviors(_ change: (inout Behaviors) -> Void) -> AnyRow {
    var row = AnyRow(self)
    change(&row.behaviors)
    return row
  }

  /// Returns the row with another identity, for rows whose own would be repeated.
  ///
  /// - Parameter identity: the identity of the row in the table.
  public func id(_ identity: some Hashable & Sendable) -> AnyRow {
    AnyRow(self, identity: Identity(identity))
  }

  /// Adds a handler for one type of event that this row raises.
  ///
  /// Handlers run in the order in which they were attached. Return `.handled` to stop the event,
  /// `.passed` to pass it on to the section, the table and the screen.
  ///
  /// - Parameters:
  ///   - event: the type of the event.
  ///   - handler: returns whether it handled the event.
  /// - Returns: the row with the handler.
  @_disfavoredOverload
  public func on<E: Event>(
    _ event: E.Type, _ handler: @escaping (E, EventSource) throws -> EventResponse
  ) -> AnyRow {
    withBehaviors { $0.handlers.add(event, handler) }
  }

  /// Adds a handler for one type of event that this row raises. The event is passed to no further
  /// handler.
  ///
  /// - Parameters:
  ///   - event: the type of the event.
  ///   - handler: receives the event and its source.
  /// - Returns: the row with the handler.
  public func on<E: Event>(
    _ event: E.Type, _ handler: @escaping (E, EventSource) throws -> Void
  ) -> AnyRow {
    withBehaviors { $0.handlers.add(event, handler) }
  }

  /// Adds an action that runs when the row is tapped, clicked, or activated by a key.
  ///
  /// - Parameter action: the action; a thrown error is reported.
  /// - Returns: the row with the action.
  public func onTap(_ action: @escaping () throws -> Void) -> AnyRow {
    on(Tap.self) { _, _ in try action() }
  }

  /// Adds a detail accessory to the row, with an action that runs when it is tapped.
  ///
  /// - Parameter action: the action; a thrown error is reported.
  /// - Returns: the row with the action.
  public func onDetail(_ action: @escaping () throws -> Void) -> AnyRow {
    on(DetailTap.self) { _, _ in try action() }.withBehaviors { $0.hasDetail = true }
  }

  /// Adds an action that runs when the user holds the row down.
  ///
  /// On UIKit the row then has no context menu, because a long touch can have one effect only. The
  /// actions of its menu remain available to assistive technology.
  ///
  /// - Parameter action: the action; a thrown error is reported.
  /// - Returns: the row with the action.
  public func onLongPress(_ action: @escaping () throws -> Void) -> AnyRow {
    on(LongPress.self) { _, _ in try action() }
  }

  /// Adds an action that runs when the user sets the row's control.
  ///
  /// - Parameter action: receives the new value; a thrown error is reported.
  /// - Returns: the row with the action.
  public func onChange(_ action: @escaping (ControlValue) throws -> Void) -> AnyRow {
    on(ControlChange.self) { change, _ in try action(change.value) }
  }

  /// Adds a disclosure accessory to the row, and pushes a screen when the row is tapped.
  ///
  /// In a browser, a row with an address that a ``Router`` knows is a link, which the user can open
  /// in another tab and copy.
  ///
  /// - Parameters:
  ///   - address: the address of the screen, if it has none of its own; see ``Router``.
  ///   - screen: creates the screen.
  /// - Returns: the row with the action.
  public func disclosing(
    at address: ScreenAddress? = nil, _ screen: @escaping () -> any Screen
  ) -> AnyRow {
    on(Tap.self) { _, source in source.push(screen(), at: address) ? .handled : .passed }
      .withBehaviors {
        $0.isDisclosing = true
        $0.address = address
        $0.isSelectable = false
      }
  }

  /// Presents a screen modally when the row is tapped: on UIKit in a navigation controller of its
  /// own with a close button; a terminal and a browser push the screen.
  ///
  /// - Parameter screen: creates the screen.
  /// - Returns: the row with the action.
  public func presenting(_ screen: @escaping () -> any Screen) -> AnyRow {
    on(Tap.self) { _, source in source.present(screen()) ? .handled : .passed }
      .withBehaviors { $0.isSelectable = false }
  }

  /// Disables the row: it is shown paler and raises no events.
  ///
  /// - Parameter isDisabled: whether to disable the row; `false` leaves it unchanged.
  /// - Returns: the row in that state.
  public func disabled(_ isDisabled: Bool = true) -> AnyRow {
    withBehaviors { $0.isEnabled = $0.isEnabled && !isDisabled }
  }

  /// Hides the row: it stays in its section, keeps its selection, and is not shown until
  /// ``RowHandle/isHidden`` or the next declaration shows it.
  ///
  /// The rows of a ``ForEach`` are created only when they are shown: hide those with
  /// ``Section/filtered(by:)``.
  ///
  /// - Parameter isHidden: whether to hide the row; `false` leaves it unchanged.
  /// - Returns: the row in that state.
  public func hidden(_ isHidden: Bool = true) -> AnyRow {
    withBehaviors { $0.isHidden = $0.isHidden || isHidden }
  }

  /// Adds actions that a swipe over the row uncovers, the outermost first. On surfaces without
  /// swipes they are in the row's menu.
  ///
  /// - Parameters:
  ///   - leading: the actions at the leading edge.
  ///   - trailing: the actions at the trailing edge.
  /// - Returns: the row with the actions.
  public func swipe(leading: [RowAction] = [], trailing: [RowAction] = []) -> AnyRow {
    withBehaviors {
      $0.leadingActions += leading
      $0.trailingActions += trailing
    }
  }

  /// Adds actions that the menu of the row offers.
  ///
  /// - Parameter actions: the actions in their order, also submenus and groups:
  ///   ``RowAction/submenu(_:symbol:image:isEnabled:_:)`` and ``RowAction/group(_:_:)``.
  /// - Returns: the row with the actions.
  public func menu(_ actions: [RowAction]) -> AnyRow {
    withBehaviors { $0.menuActions += actions }
  }

  /// Adds actions that the menu of the row offers, and a screen that is shown beside the menu.
  ///
  /// Only UIKit shows the preview. A tap on it pushes the screen.
  ///
  /// - Parameters:
  ///   - actions: the actions in their order, also submenus and groups; none for a preview alone.
  ///   - preview: creates the screen, once for the preview and once for a tap on it.
  /// - Returns: the row with the actions.
  public func menu(
    _ actions: [RowAction], preview: @escaping () -> any Screen
  ) -> AnyRow {
    menu(actions).withBehaviors { $0.preview = preview }
  }

  /// Lets the user delete the row.
  ///
  /// - Parameters:
  ///   - question: the question before the row is deleted; `nil` to delete it at once.
  ///   - action: removes the row's data.
  /// - Returns: the row with the action.
  public func deletable(
    asking question: String? = nil, _ action: @escaping () throws -> Void
  ) -> AnyRow {
    let delete = RowAction(
      Words.current[.delete], image: .symbol("trash", glyph: "✗"), role: .destructive,
      asking: question, key: .delete, run: action)
    return withBehaviors { $0.trailingActions.insert(delete, at: 0) }
  }

  /// Lets the user move the row, which raises a ``RowMove`` event.
  ///
  /// - Parameter moveScope: where the row may be moved; by default within its section. `nil` for
  ///   nowhere. ``Table/moveTarget`` decides about single positions.
  /// - Returns: the row with that behavior.
  public func movable(_ moveScope: MoveScope? = .withinSection) -> AnyRow {
    withBehaviors { $0.moveScope = moveScope }
  }

  /// Sets whether a tap may select the row, if the table allows selection. By default it may,
  /// unless the row leads to another screen or has a control.
  ///
  /// - Parameter isSelectable: whether a tap may select the row.
  /// - Returns: the row with that behavior.
  public func selectable(_ isSelectable: Bool = true) -> AnyRow {
    withBehaviors { $0.isSelectable = isSelectable }
  }
}
