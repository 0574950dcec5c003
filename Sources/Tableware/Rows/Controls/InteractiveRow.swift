/// A row that answers events itself, so that whoever shows it attaches nothing.
///
/// ```swift
/// struct StarsRow: InteractiveRow {
///   let stars: Field<Int>
///   var id: String { stars.tag ?? "stars" }
///   var body: RowContent { RowContent(title: "Stars", values: ["\(stars.value)"]) }
///   var handlers: EventHandlers {
///     var handlers = EventHandlers()
///     handlers.add(Tap.self) { _, _ in try stars.set((stars.value + 1) % 6) }
///     return handlers
///   }
/// }
/// ```
///
/// Its own handlers come before those that are attached to it with `.on(…)`.
public protocol InteractiveRow: Row {
  /// What the row answers. Asked whenever the row is made, so keep it as cheap as ``Row/body``.
  var handlers: EventHandlers { get }
  /// Whether the row answers at all.
  var isEnabled: Bool { get }
}

extension InteractiveRow {
  /// It does.
  public var isEnabled: Bool { true }
}

extension EventHandlers {
  /// Sets a field from a control. The change goes on its way, so that whoever stands above may hear
  /// of every change in one place.
  ///
  /// - Parameter take: the field's value for what the control was set to; `nil` if it is none.
  init<Value>(
    setting field: Field<Value>, to expected: String,
    _ take: @escaping (ControlValue) -> Value?
  ) {
    self.init()
    add(ControlChange.self) { change, _ -> EventResponse in
      guard let value = take(change.value) else {
        throw ControlMismatch(found: change.value.typeName, expected: expected)
      }
      try field.set(value)
      return .passed
    }
    add(FieldFocusChange.self) { change, _ -> EventResponse in
      if !change.isFocused { field.leave() }
      return .passed
    }
  }

  /// Sets a field from a control to the nearest number in a range.
  init(setting field: Field<Double>, in range: ClosedRange<Double>) {
    self.init(setting: field, to: "a number") { value in
      value.number.map { min(max($0, range.lowerBound), range.upperBound) }
    }
  }

  /// Sets a field from a control, to at most a number of characters.
  init(setting field: Field<String>, limit: Int) {
    self.init(setting: field, to: "text") { value in value.text.map { String($0.prefix(limit)) } }
  }

  /// Does something on a tap.
  init(onTap action: @escaping () throws -> Void) {
    self.init()
    add(Tap.self) { _, _ in try action() }
  }

  /// Shows a screen on a tap; it gets to know which row opened it.
  init(pushing screen: @escaping (_ opener: EventSource) -> any Screen) {
    self.init()
    add(Tap.self) { _, source in source.push(screen(source)) ? .handled : .passed }
  }
}

/// A control was set to something that its row cannot take. Nothing was set. What it was set to is
/// not told, because it may be a secret.
struct ControlMismatch: Error, CustomStringConvertible {
  let found: String
  let expected: String

  var description: String { "the control was set to \(found), where the row takes \(expected)" }
}

extension ControlValue {
  fileprivate var typeName: String {
    switch self {
    case .bool: "on or off"
    case .text: "text"
    case .number(let number): number.isFinite ? "a number" : "no finite number"
    case .index(let index): "place \(index)"
    case .date: "a date"
    }
  }

  var bool: Bool? { if case .bool(let isOn) = self { isOn } else { nil } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var index: Int? { if case .index(let index) = self { index } else { nil } }
  var date: CalendarDate? { if case .date(let date) = self { date } else { nil } }
  var number: Double? {
    if case .number(let number) = self, number.isFinite { number } else { nil }
  }
}
