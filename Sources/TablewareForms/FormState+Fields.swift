import Tableware

extension FormState {
  /// Returns a field for a value that is on or off.
  ///
  /// - Parameters:
  ///   - tag: the tag of the value.
  ///   - fallback: the value of a tag that has none.
  public func bool(_ tag: String, default fallback: Bool = false) -> Field<Bool> {
    field(tag, .bool, { if case .bool(let isOn) = $0 { isOn } else { fallback } }) { .bool($0) }
  }

  /// Returns a field for typed text.
  ///
  /// - Parameters:
  ///   - tag: the tag of the value.
  ///   - fallback: the value of a tag that has none.
  public func text(_ tag: String, default fallback: String = "") -> Field<String> {
    field(tag, .text, { if case .text(let text) = $0 { text } else { fallback } }) { .text($0) }
  }

  /// Returns a field for a number.
  ///
  /// - Parameters:
  ///   - tag: the tag of the value.
  ///   - fallback: the value of a tag that has none.
  public func number(_ tag: String, default fallback: Double = 0) -> Field<Double> {
    field(tag, .number, { if case .number(let number) = $0 { number } else { fallback } }) {
      .number($0)
    }
  }

  /// Returns a field for the index of the selected choice.
  ///
  /// - Parameters:
  ///   - tag: the tag of the value.
  ///   - fallback: the value of a tag that has none.
  public func index(_ tag: String, default fallback: Int? = nil) -> Field<Int?> {
    field(tag, .index, { if case .index(let index) = $0 { index } else { fallback } }) {
      $0.map { .index($0) }
    }
  }

  /// Returns a field for a choice that the form stores as text, such as the code of a country: it
  /// stays correct when the order of the choices changes.
  ///
  /// - Parameter tag: the tag of the value.
  public func choice(_ tag: String) -> Field<String?> {
    field(tag, .text, { if case .text(let text) = $0, !text.isEmpty { text } else { nil } }) {
      $0.map { .text($0) }
    }
  }

  /// Returns a field for the indices of the selected choices.
  ///
  /// - Parameters:
  ///   - tag: the tag of the value.
  ///   - fallback: the value of a tag that has none.
  public func indices(_ tag: String, default fallback: Set<Int> = []) -> Field<Set<Int>> {
    field(tag, .indices, { if case .indices(let indices) = $0 { indices } else { fallback } }) {
      .indices($0)
    }
  }

  /// Returns a field for a date.
  ///
  /// - Parameters:
  ///   - tag: the tag of the value.
  ///   - fallback: the value of a tag that has none.
  public func date(_ tag: String, default fallback: CalendarDate? = nil) -> Field<CalendarDate?> {
    field(tag, .date, { if case .date(let date) = $0 { date } else { fallback } }) {
      $0.map { .date($0) }
    }
  }

  private func field<Value>(
    _ tag: String, _ kind: FormValue.Kind, _ get: @escaping (FormValue?) -> Value,
    _ set: @escaping (Value) -> FormValue?
  ) -> Field<Value> {
    if entries[tag] == nil, let similar = order.first(where: { isMisspelling(tag, of: $0) }) {
      report(.unknownTag(tag, similar: similar))
    }
    var field = Field<Value>(
      { get(self.value(tag, as: kind)) }, { self.enter(set($0), tag) }, tag: tag,
      message: message(tag), leave: { self.leave(tag) })
    field.isEnabled = isEnabled(tag)
    return field
  }

  /// Returns whether a tag differs from another one by at most one letter that is missing, added or
  /// replaced, or by two letters that are exchanged. Numbers tell tags apart on purpose.
  private func isMisspelling(_ tag: String, of other: String) -> Bool {
    guard min(tag.count, other.count) >= 4 else { return false }
    let (tag, other) = (Array(tag), Array(other))
    let start = zip(tag, other).prefix { $0 == $1 }.count
    let (left, right) = (tag[start...], other[start...])
    if left.first?.isNumber == true || right.first?.isNumber == true { return false }
    return left.dropFirst().elementsEqual(right.dropFirst())
      || left.dropFirst().elementsEqual(right) || left.elementsEqual(right.dropFirst())
      || left.count > 1 && left.dropFirst(2).elementsEqual(right.dropFirst(2))
        && left.prefix(2).elementsEqual(right.prefix(2).reversed())
  }

  /// Returns the value in the type that a row needs; a value that cannot be converted is reported
  /// and kept.
  private func value(_ tag: String, as kind: FormValue.Kind) -> FormValue? {
    guard let value = stored[tag] else { return nil }
    let fit = value.converted(to: kind)
    if fit == nil { report(.wrongType(tag: tag, expected: kind, found: value.kind)) }
    return fit
  }

  /// Sets a value that the user entered.
  private func enter(_ value: FormValue?, _ tag: String) {
    note(tag)
    let isNew = stored[tag] != value
    stored[tag] = value
    let message = entries[tag]?.message
    recheck(tag, as: .change)
    if isNew || message != entries[tag]?.message { tell(tag) }
  }

  /// Checks a tag whose row the user left.
  private func leave(_ tag: String) {
    if recheck(tag, as: .leave) { tell(tag) }
  }
}
