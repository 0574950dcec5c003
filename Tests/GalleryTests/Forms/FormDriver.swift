import Gallery
import Tableware
import TablewareHosting
import TablewareTesting

/// Drives a form as a back end does, by the identities of its rows, and reads what it shows.
final class FormDriver {
  let navigator: Navigator
  private var backend: RecordingBackend

  init(_ screen: any Screen) {
    navigator = Navigator(root: screen)
    backend = RecordingBackend(navigator.topHosted.table)
    navigator.onChange = { [unowned self] in backend = RecordingBackend(table) }
  }

  private var table: Table { navigator.topHosted.table }

  /// What the rows show, as `Title: value (message)`; `–` marks a disabled row.
  var lines: [String] {
    backend.endTurn()
    return backend.shownContents.joined().map { content in
      var line = (content.isEnabled ? "" : "– ") + content.title.string
      let values = content.values.map(\.text.string) + [content.control?.text].compactMap { $0 }
      if !values.isEmpty { line += ": " + values.joined(separator: ", ") }
      if content.accessory == .checkmark { line += " ✓" }
      if let message = content.message { line += " (\(message.string))" }
      return line
    }
  }

  /// The lines that say what is wrong.
  var wrong: [String] { lines.filter { $0.hasSuffix(")") } }

  /// The row that was given the focus last.
  var focused: Identity? {
    backend.endTurn()
    for call in backend.calls.reversed() { if case .focus(let row) = call { return row } }
    return nil
  }

  /// Everything that was noticed.
  var messages: [String] { table.diagnostics.recent.map(\.description) }

  @discardableResult
  func set(_ row: String, _ value: ControlValue) -> Delivery {
    backend.endTurn()
    return table.deliver(ControlChange(value), from: row)
  }

  /// Types into a row and leaves it.
  func type(_ row: String, _ text: String) {
    set(row, .text(text))
    table.deliver(FieldEnd(.left), from: row)
  }

  /// Taps the first row with a title.
  func tap(_ title: String) {
    backend.endTurn()
    for (section, rows) in backend.shownContents.enumerated() {
      guard let row = rows.firstIndex(where: { $0.title.string == title }) else { continue }
      let path = RowPath(section: section, row: row)
      if let bound = backend.binding(at: path) {
        Interaction(TableHost(table)).perform(.tap, on: bound)
      }
      return
    }
  }
}

extension Control {
  fileprivate var text: String? {
    switch self {
    case .toggle(let isOn): isOn ? "on" : "off"
    case .text(let input): input.kind == .secure ? "•\(input.text.count)" : input.text
    case .number(let number): number.text
    case .choice(let choice): choice.selected.map { choice.titles[$0] } ?? "–"
    case .date(let date): date.value?.text(date.parts) ?? "–"
    case .rating(let rating): "\(rating.stars)"
    case .sort, .file, .progress, .button: nil
    }
  }
}
