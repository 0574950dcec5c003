/// A row that handles events itself, so that the declaration attaches no handlers.
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
/// The row's own handlers precede those that are attached with `.on(…)`.
public protocol InteractiveRow: Row {
  /// The handlers of the row. Read whenever the row is created, so make it as fast as ``Row/body``.
  var handlers: EventHandlers { get }
  /// Whether the row responds to the user at all.
  var isEnabled: Bool { get }
}

extension InteractiveRow {
  /// The default, `true`: the row responds.
  public var isEnabled: Bool { true }
}

extension EventHandlers {
  /// Creates handlers that set a field from a control. The change is passed on, so that the
  /// section, the table or the screen can receive all changes in one place.
  ///
  /// - Parameter take: converts the value of the control; `nil` if it is invalid.
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
    add(FieldEnd.self) { _, _ -> EventResponse in
      field.leave()
      return .passed
    }
  }

  /// Creates handlers that set a field from a control to the nearest number in a range.
  init(setting field: Field<Double>, in range: ClosedRange<Double>) {
    self.init(setting: field, to: "a number") { value in
      value.number.map { min(max($0, range.lowerBound), range.upperBound) }
    }
  }

  /// Creates handlers that set a field from a control, with a limit of characters.
  init(setting field: Field<String>, limit: Int) {
    self.init(setting: field, to: "text") { value in value.text.map { String($0.prefix(limit)) } }
  }

  /// Creates handlers that run an action on a tap.
  init(onTap action: @escaping () throws -> Void) {
    self.init()
    add(Tap.self) { _, _ in try action() }
  }

  /// Creates handlers that show a screen on a tap; the screen receives the row that opened it.
  init(pushing screen: @escaping (_ opener: EventSource) -> any Screen) {
    self.init()
    add(Tap.self) { _, source in source.push(screen(source)) ? .handled : .passed }
  }
}

/// A control was set to a value that its row does not accept. Nothing was set. The message does not
/// contain the value, because it may be a secret.
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
    case .number(let number): number.isFinite ? "a number" : "a number that is not finite"
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
