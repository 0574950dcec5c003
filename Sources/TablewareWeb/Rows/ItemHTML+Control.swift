import Tableware
import TablewareHosting

extension ItemHTML {
  /// A control as the browser's own element.
  mutating func add(_ control: Control, _ id: Int, _ row: RowPresentation) {
    let content = row.content
    switch control {
    case .toggle(let isOn):
      open("<input type=\"checkbox\" role=\"switch\"", id, content)
      value(isOn ? "1" : "", initial: HTML(markup: isOn ? " checked" : ""))
      markup(">")
    case .text(let input): add(input, id, content)
    case .choice(let choice): add(choice, id, content)
    case .date(let date): add(date, id, content)
    case .progress(let fraction):
      let known = fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
      let text = known.map { "\(($0 * 1000).rounded() / 1000)" } ?? ""
      markup("<progress class=\"q c\" max=\"1\"")
      attribute("aria-label", content.title.string)
      value(text, initial: text.isEmpty ? HTML() : Self.valueAttribute(text))
      markup("></progress>")
    case .file(let input): add(input, id, row)
    case .button, .sort: break
    default:
      if let scale = control.input.scale {
        add(scale, id, row)
      } else {
        markup("<span class=\"q v\">")
        part(HTML(text: row.controlText ?? ""))
        markup("</span>")
      }
    }
  }

  private mutating func open(_ tag: StaticString, _ id: Int, _ content: RowContent) {
    markup(tag)
    markup(" class=\"q c p\" name=\"c ")
    number(id)
    markup("\"")
    if !content.isEnabled { markup(" disabled") }
    if let spoken = content.accessibility, spoken.label != content.title.string {
      attribute("aria-label", spoken.label)
    }
    markup(" aria-describedby=\"m")
    number(id)
    markup("\"")
  }

  private mutating func add(_ input: TextInput, _ id: Int, _ content: RowContent) {
    if input.lineCount > 1 {
      open("<textarea", id, content)
      markup(" rows=\"")
      number(min(input.lineCount, 40))
      markup("\"")
    } else {
      switch input.kind {
      case .plain: open("<input type=\"text\"", id, content)
      case .secure:
        open("<input type=\"password\" autocomplete=\"current-password\"", id, content)
      case .number: open("<input type=\"text\" inputmode=\"decimal\"", id, content)
      case .email: open("<input type=\"email\" autocomplete=\"email\"", id, content)
      case .username:
        open(
          "<input type=\"text\" autocomplete=\"username\" autocapitalize=\"none\"", id, content)
      }
    }
    attribute("placeholder", input.placeholder)
    attribute("maxlength", "\(min(input.limit, ClientLimits.fieldLength))")
    markup(" dir=\"auto\"")
    if input.lineCount > 1 {
      markup(">")
      // The first line break after the tag would be dropped.
      value(input.text, initial: HTML(markup: "\n") + HTML(text: input.text))
      markup("</textarea>")
    } else {
      if input.kind == .secure {
        // Typed or set text of a password is never part of a page.
        secret(isHeld: !input.text.isEmpty)
      } else {
        value(input.text, initial: Self.valueAttribute(input.text))
      }
      markup(">")
    }
  }

  /// A position on a scale: a field for a number, or a slider with its text or its glyphs.
  private mutating func add(_ scale: ControlScale, _ id: Int, _ row: RowPresentation) {
    let (input, text, marks) = (scale.number, row.controlText ?? "", scale.marks)
    let isSlider = input.isSlider
    open(isSlider ? "<input type=\"range\"" : "<input type=\"number\"", id, row.content)
    if input.range.lowerBound.isFinite { attribute("min", Self.text(input.range.lowerBound)) }
    if input.range.upperBound.isFinite { attribute("max", Self.text(input.range.upperBound)) }
    attribute("step", Self.text(input.step))
    var initial = Self.valueAttribute(Self.text(input.value))
    if !marks.isEmpty { initial.attribute("aria-valuetext", text) }
    value(Self.text(input.value), initial: initial)
    markup(">")
    if isSlider {
      // Assistive technology reads the value of the slider itself.
      markup(marks.isEmpty ? "<span class=\"q v\"" : "<span class=\"q v gl\"")
      markup(" aria-hidden=\"true\">")
      part(HTML(text: marks.isEmpty ? text : String(marks.map(\.glyph))))
      markup("</span>")
    }
    if !marks.isEmpty {
      // The client moves the text to the slider.
      markup("<span class=\"q vt\" hidden>")
      part(HTML(text: text))
      markup("</span>")
    }
  }

  /// A field for a file, or how much of the file has arrived. A browser sends files with its script
  /// only.
  private mutating func add(_ input: FileInput, _ id: Int, _ row: RowPresentation) {
    let text = row.controlText ?? ""
    if let progress = input.progress {
      markup("<span class=\"q v\">")
      part(HTML(text: text))
      markup("</span><progress class=\"q c\" max=\"1\"")
      attribute("aria-label", row.content.title.string)
      value("\(progress.fraction)", initial: Self.valueAttribute("\(progress.fraction)"))
      markup("></progress>")
    } else {
      markup("<label class=\"fi\"><span class=\"q\">")
      part(HTML(text: text))
      markup("</span><input type=\"file\" class=\"p\"")
      if !input.endings.isEmpty { attribute("accept", input.endings.joined(separator: ",")) }
      if !row.content.isEnabled { markup(" disabled") }
      attribute("aria-label", "\(row.content.title.string), \(text)")
      markup(" aria-describedby=\"m")
      number(id)
      markup("\"></label>")
    }
  }

  private mutating func add(_ choice: ChoiceInput, _ id: Int, _ content: RowContent) {
    open("<select", id, content)
    markup(">")
    var options = HTML()
    if choice.selected == nil { options.markup("<option value=\"\" selected></option>") }
    for (index, title) in choice.titles.enumerated() {
      options.markup("<option value=\"")
      options.number(index)
      options.markup(index == choice.selected ? "\" selected>" : "\">")
      options.text(title)
      options.markup("</option>")
    }
    let chosen = choice.selected.map(String.init) ?? ""
    value(chosen, initial: options, key: choice.titles + (choice.selected == nil ? [""] : []))
    markup("</select>")
  }

  private mutating func add(_ date: DateInput, _ id: Int, _ content: RowContent) {
    switch date.parts {
    case .day: open("<input type=\"date\"", id, content)
    case .time: open("<input type=\"time\"", id, content)
    case .dayAndTime: open("<input type=\"datetime-local\"", id, content)
    case .countdown:
      // A time field would show noon and midnight.
      open("<input type=\"text\" inputmode=\"numeric\" size=\"5\" maxlength=\"5\"", id, content)
      attribute("placeholder", "h:mm")
      attribute("pattern", "([01]?[0-9]|2[0-3]):[0-5][0-9]")
    }
    if date.parts != .countdown, let range = date.range {
      attribute("min", range.lowerBound.formText(date.parts))
      attribute("max", range.upperBound.formText(date.parts))
    }
    let text = date.value?.formText(date.parts) ?? ""
    value(text, initial: Self.valueAttribute(text))
    markup(">")
  }

  private static func valueAttribute(_ text: String) -> HTML {
    var html = HTML()
    html.attribute("value", text)
    return html
  }

  static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

extension NumberInput {
  /// Whether the scale is a line with a position: a range without an end has none.
  var isSlider: Bool {
    style == .slider && range.lowerBound.isFinite && range.upperBound.isFinite
  }
}

extension CalendarDate {
  /// Returns the date as the text of a page's date field.
  func formText(_ parts: DateInput.Parts) -> String {
    switch parts {
    case .day: dayText
    case .time: timeText
    case .dayAndTime: "\(dayText)T\(timeText)"
    case .countdown: text(parts)
    }
  }

  /// Reads the text of a page's date field; nil for anything else.
  init?(formText text: String, _ parts: DateInput.Parts) {
    if parts == .countdown {
      // The hours may have one digit or two.
      let padded = text.utf8.count == 4 ? "0" + text : text
      self.init(formText: padded, .time)
      return
    }
    let pattern: [Int] =
      switch parts {
      case .day: [4, 2, 2]
      case .time, .countdown: [2, 2]
      case .dayAndTime: [4, 2, 2, 2, 2]
      }
    let fields = text.split(whereSeparator: { "-T:".contains($0) })
    guard text.utf8.count <= 16, fields.count == pattern.count,
      zip(fields, pattern).allSatisfy({ $0.utf8.count == $1 })
    else { return nil }
    let numbers = fields.compactMap { field in
      field.utf8.allSatisfy { (48...57).contains($0) } ? Int(field) : nil
    }
    guard numbers.count == pattern.count else { return nil }
    let time = parts == .time ? numbers : Array(numbers.dropFirst(3))
    let day = parts == .time ? [2000, 1, 1] : Array(numbers.prefix(3))
    self.init(
      year: day[0], month: day[1], day: day[2], hour: time.first ?? 0, minute: time.last ?? 0)
    // Invalid dates are not replaced by valid ones.
    let canonical = parts == .time ? timeText : formText(parts)
    guard canonical == text else { return nil }
  }
}

/// The limits of a client's messages.
package enum ClientLimits {
  /// Characters in a field.
  package static let fieldLength = 10_000
  /// Bytes in a frame.
  package static let frameBytes = 65_536
  /// Items in a window.
  package static let windowItems = 400
}
