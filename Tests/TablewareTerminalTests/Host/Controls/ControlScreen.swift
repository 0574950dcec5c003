import Tableware
import TablewareTerminal

/// A row that shows one control.
struct ControlRow: Row {
  let id: String
  let body: RowContent

  init(_ id: String, _ control: Control?, message: RowText? = nil) {
    self.id = id
    body = RowContent(title: RowText(id), control: control, message: message)
  }
}

/// A form: one row for each control, which keeps what the user sets and records the events.
final class ControlScreen: Screen {
  let context = ScreenContext()
  let title = "Form"
  var controls: [(id: String, control: Control?)] { didSet { context.setNeedsUpdate() } }
  var messages: [String: RowText] = [:] { didSet { context.setNeedsUpdate() } }
  var disabled: Set<String> = [] { didSet { context.setNeedsUpdate() } }
  /// Whether the log has the reason for which typing ended.
  var notesReasons = false
  /// Whether the value that the user sets is kept.
  var isEchoing = true
  var commands: [Command] = []
  var isMovable = false { didSet { context.setNeedsUpdate() } }
  private(set) var heard: [String] = []

  init(_ controls: [(id: String, control: Control?)]) { self.controls = controls }

  subscript(id: String) -> Control? {
    get { controls.first { $0.id == id }?.control }
    set {
      if let index = controls.firstIndex(where: { $0.id == id }) {
        controls[index].control = newValue
      }
    }
  }

  /// What the text of a row is.
  func text(_ id: String) -> String? {
    if case .text(let input) = self[id] { input.text } else { nil }
  }

  func respond(to event: any Event, from source: EventSource) -> EventResponse {
    guard let id = source.id(as: String.self) else { return .passed }
    switch event {
    case let change as ControlChange:
      heard.append("\(id) \(change.value)")
      if isEchoing { self[id] = self[id]?.set(to: change.value) }
    case is FieldBegin: heard.append("\(id) began")
    case let end as FieldEnd:
      heard.append("\(id) ended\(notesReasons ? " \(end.reason)" : "")")
    case is DetailTap: heard.append("\(id) details")
    case is LongPress: heard.append("\(id) held")
    case is Tap: heard.append("\(id) tap")
    default: return .passed
    }
    return .handled
  }

  var sections: [Section] {
    Section("form") {
      ForEach(controls, id: { $0.id }) { [messages, disabled, isMovable] item in
        ControlRow(item.id, item.control, message: messages[item.id])
          .disabled(disabled.contains(item.id))
          .movable(isMovable ? .withinSection : nil)
      }
    }
  }

  /// One row for each control that there is.
  static func all() -> ControlScreen {
    ControlScreen([
      ("Wi-Fi", .toggle(true)), ("Name", .text(TextInput("Ada", placeholder: "who"))),
      ("Nick", .text(TextInput("", placeholder: "as friends say"))),
      ("Secret", .text(TextInput("abc", kind: .secure))),
      ("Notes", .text(TextInput("one\ntwo", lineCount: 3))),
      ("Age", .text(TextInput("41", kind: .number))),
      ("Count", .number(NumberInput(3, in: 0...9))),
      ("Volume", .number(NumberInput(40, in: 0...100, step: 5, style: .slider))),
      ("Stars", .rating(RatingInput(3))),
      ("View", .choice(ChoiceInput(["Day", "Week", "Month"], selected: 0))),
      ("Due", .date(DateInput(CalendarDate(year: 2026, month: 11, day: 21)))),
      ("At", .date(DateInput(nil, parts: .dayAndTime))),
      ("Loaded", .progress(0.4)), ("Waiting", .progress(nil)),
      ("Go", .button(.normal)), ("Delete", .button(.destructive)), ("Plain", nil),
    ])
  }
}

extension Control {
  /// The control, set by the user.
  func set(to value: ControlValue) -> Control {
    switch (self, value) {
    case (.toggle, .bool(let isOn)): return .toggle(isOn)
    case (.text(var input), .text(let text)):
      input.text = text
      return .text(input)
    case (.number(let old), .number(let number)):
      return .number(NumberInput(number, in: old.range, step: old.step, style: old.style))
    case (.rating(let old), .number(let number)):
      return .rating(RatingInput(Int(number), limit: old.limit))
    case (.choice(let old), .index(let index)):
      return .choice(ChoiceInput(old.titles, selected: index))
    case (.date(let old), .date(let date)):
      return .date(DateInput(date, parts: old.parts, in: old.range))
    default: return self
    }
  }
}

extension TerminalHost {
  /// The frame with every cell in reverse in brackets: the cursor, and what is selected.
  func marked() -> String {
    let grid = frame()
    return (0..<grid.rows).map { row in
      var line = ""
      var isReverse = false
      for column in 0..<grid.columns where grid[column, row].width > 0 {
        let cell = grid[column, row]
        if cell.style.reverse != isReverse { line += isReverse ? "]" : "[" }
        isReverse = cell.style.reverse
        line.append(cell.character)
      }
      if isReverse { line += "]" }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
    .joined(separator: "\n")
  }
}
