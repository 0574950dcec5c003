/// What a control was set to.
public enum ControlValue: Hashable, Sendable, Codable {
  /// A toggle.
  case bool(Bool)
  /// Typed text.
  case text(String)
  /// A stepper or slider.
  case number(Double)
  /// The place of a choice, counted from 0.
  case index(Int)
  /// A date.
  case date(CalendarDate)
}

extension Control {
  /// What activating the control sets it to; `nil` if that sets nothing. Activating a choice takes the
  /// next title.
  public var activated: ControlValue? {
    switch self {
    case .toggle(let isOn): .bool(!isOn)
    case .choice(let choice) where !choice.titles.isEmpty:
      .index(((choice.selected ?? -1) + 1) % choice.titles.count)
    default: nil
    }
  }

  /// What going some steps forth (or back, below 0) sets the control to; `nil` if it cannot go there.
  public func adjusted(by steps: Int) -> ControlValue? {
    switch self {
    case .toggle(let isOn):
      return isOn == (steps > 0) ? nil : .bool(steps > 0)
    case .number(let number):
      let raw = number.value + number.step * Double(steps)
      let value = min(max(raw, number.range.lowerBound), number.range.upperBound)
      return value == number.value ? nil : .number(value)
    case .choice(let choice):
      let place = (choice.selected ?? (steps > 0 ? -1 : choice.titles.count)) + steps
      return choice.titles.indices.contains(place) ? .index(place) : nil
    case .date(let date):
      guard let value = date.value else { return nil }
      let moved = date.parts == .time ? value.adding(minutes: steps) : value.adding(days: steps)
      guard let range = date.range else { return .date(moved) }
      let nearest = min(max(moved, range.lowerBound), range.upperBound)
      return nearest == value ? nil : .date(nearest)
    case .text, .progress, .button: return nil
    }
  }
}
