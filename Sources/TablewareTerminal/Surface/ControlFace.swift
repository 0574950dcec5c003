import Tableware
import TerminalKit

/// The appearance of a control at the end of its row, and the effect of a click on each part of it.
///
/// ```
///   [x]      − 3 +      ━━━━●────── 40      ‹Day› Week  Month      2026-11-21      ━━━──── 40 %
/// ```
///
/// Its width is the same for all values, as far as possible, so that nothing beside it moves.
struct ControlFace {
  /// The effect of a click.
  enum Spot: Hashable {
    case activate
    case step(Int)
    case choose(Int)
    /// Sets a number by the position in the part.
    case slide
    /// Sets a number.
    case number(Double)
    case part(DateEditor.Part)
  }

  struct Part {
    var text: String
    var style = Style.plain
    var spot: Spot?
  }

  private(set) var parts: [Part] = []

  var width: Int { parts.reduce(0) { $0 + $1.text.displayWidth } }

  /// Creates the face of a control without typed text, in at most `room` columns; empty without a
  /// control or room for it.
  init(_ control: Control?, room: Int, editing: DateEditor? = nil) {
    switch control {
    case .toggle(let isOn):
      parts = [
        Part(text: isOn ? "[x]" : "[ ]", style: isOn ? Look.accent : .plain, spot: .activate)
      ]
    case .choice(let choice): parts = Self.choice(choice, room: room)
    case .date(let date): parts = editing.map(Self.date) ?? Self.date(date)
    case .progress(let fraction): parts = Self.progress(fraction, room: room)
    case .file(let input): parts = Self.file(input, room: room)
    // Captions of columns are the title and the values of their row.
    case .text, .sort, .button, nil: break
    default: parts = Self.face(of: control?.input, room: room)
    }
    if width > room { parts = [] }
  }

  /// Returns the part at a column of the face, and the position in it, from 0 to 1.
  func part(at column: Int) -> (part: Part, fraction: Double)? {
    var start = 0
    for part in parts {
      let width = part.text.displayWidth
      if (start..<start + width).contains(column) {
        return (part, width > 1 ? Double(column - start) / Double(width - 1) : 1)
      }
      start += width
    }
    return nil
  }

  /// The columns of a slider.
  var track: Range<Int>? {
    var start = 0
    for part in parts {
      let width = part.text.displayWidth
      if part.spot == .slide { return start..<start + width }
      start += width
    }
    return nil
  }

  /// Returns the face of a control without one of its own: that of its scale, or its value.
  private static func face(of input: (any ControlInput)?, room: Int) -> [Part] {
    let text = input?.valueText ?? "–"
    guard let scale = input?.scale else {
      return [Part(text: text.clipped(to: room), spot: .activate)]
    }
    let marks = scale.marks.map { mark in
      Part(
        text: String(mark.glyph), style: mark.isFilled ? Look.accent : Look.secondary,
        spot: .number(mark.value))
    }
    guard marks.isEmpty else {
      let label = Part(text: "  " + text, spot: .activate)
      let isFitting = marks.count + label.text.displayWidth <= room
      return isFitting ? marks + [label] : marks
    }
    return scale.number.style == .stepper
      ? stepper(scale.number) : slider(scale.number, room: room)
  }

  private static func stepper(_ number: NumberInput) -> [Part] {
    let canFall = number.value > number.range.lowerBound
    let canRise = number.value < number.range.upperBound
    return [
      Part(text: "− ", style: canFall ? Look.key : Look.secondary, spot: .step(-1)),
      Part(text: number.text, spot: .activate),
      Part(text: " +", style: canRise ? Look.key : Look.secondary, spot: .step(1)),
    ]
  }

  private static func slider(_ number: NumberInput, room: Int) -> [Part] {
    let ends = [number.range.lowerBound, number.range.upperBound].map {
      NumberInput($0, in: number.range, step: number.step).text.displayWidth
    }
    let text = number.text
    let width = max(ends.max() ?? 0, text.displayWidth)
    let track = min(16, room - width - 1)
    let label = Part(text: text.padded(to: width, alignment: .trailing), spot: .activate)
    guard track >= 4 else { return [label] }
    // In a range without an end every number is at the beginning.
    let fraction = number.fraction.isNaN ? 0 : min(max(number.fraction, 0), 1)
    let position = Int((fraction * Double(track - 1)).rounded())
    let line =
      String(repeating: "━", count: position) + "●"
      + String(repeating: "─", count: track - 1 - position)
    return [Part(text: line, style: Look.accent, spot: .slide), Part(text: " "), label]
  }

  private static func choice(_ choice: ChoiceInput, room: Int) -> [Part] {
    // Hundreds of titles in a line are not readable.
    let titles = choice.titles.prefix(40).map { $0.clipped(to: 40) }
    let all = titles.enumerated().map { index, title in
      index == choice.selected
        ? Part(text: "‹\(title)›", style: Look.accent, spot: .choose(index))
        : Part(text: " \(title) ", spot: .choose(index))
    }
    let width = all.reduce(0) { $0 + $1.text.displayWidth }
    if titles.count == choice.titles.count, width <= room { return all }
    let title = choice.selected.map { choice.titles[$0] } ?? "–"
    guard room >= 5 else { return [] }
    return [
      Part(text: "‹ ", style: Look.key, spot: .step(-1)),
      Part(text: title.clipped(to: room - 4), style: Look.accent, spot: .activate),
      Part(text: " ›", style: Look.key, spot: .step(1)),
    ]
  }

  private static func date(_ date: DateInput) -> [Part] {
    let text = date.value?.text(date.parts)
    return [
      Part(text: text ?? "–", style: text == nil ? Look.secondary : .plain, spot: .activate)
    ]
  }

  private static func date(_ editor: DateEditor) -> [Part] {
    var parts: [Part] = []
    for (index, part) in editor.parts.enumerated() {
      if index > 0 {
        let separator = part == .hour ? " " : part == .minute ? ":" : "-"
        parts.append(Part(text: separator))
      }
      let style = part == editor.part ? Style(bold: true, reverse: true) : .plain
      parts.append(Part(text: editor.text(of: part), style: style, spot: .part(part)))
    }
    return parts
  }

  /// A button that shows the files, or the name of the file that is arriving before its progress.
  private static func file(_ input: FileInput, room: Int) -> [Part] {
    let text = input.valueText ?? ""
    guard let progress = input.progress else {
      return [Part(text: "[\(text)]".clipped(to: room), style: Look.accent, spot: .activate)]
    }
    let bar = Self.progress(progress.fraction, room: room)
    let nameRoom = room - bar.reduce(1) { $0 + $1.text.displayWidth }
    guard nameRoom >= 4 else { return bar }
    return [Part(text: progress.name.clipped(to: nameRoom) + " ", style: Look.secondary)] + bar
  }

  private static func progress(_ fraction: Double?, room: Int) -> [Part] {
    guard let fraction, !fraction.isNaN else { return [Part(text: "…", style: Look.secondary)] }
    let known = min(max(fraction, 0), 1)
    let text = "\(Int(known * 100)) %"
    let label = Part(text: text.padded(to: 5, alignment: .trailing))
    let track = min(16, room - 6)
    guard track >= 4 else { return [label] }
    let done = Int(known * Double(track))
    return [
      Part(text: String(repeating: "━", count: done), style: Look.accent),
      Part(text: String(repeating: "─", count: track - done), style: Look.rule),
      Part(text: " "), label,
    ]
  }
}
