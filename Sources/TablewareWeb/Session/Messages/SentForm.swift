import Tableware

/// The contents of the fields when the whole page was sent. A form sends all fields; the user
/// changed only those that differ.
struct SentForm {
  /// The field that identifies the page of a form.
  static let versionName = "v"

  private let version: Int
  private let page: Int
  private let controls: [(id: Int, control: Control)]
  private let query: String?

  init(_ version: Int, of shown: ShownScreen) {
    self.version = version
    page = shown.number
    query = shown.hosted?.screen.search?.query
    controls = shown.page.entries.compactMap { entry in
      let content = entry.presentation.content
      guard content.isEnabled, let control = content.control
      else { return nil }
      return (entry.id, control)
    }
  }

  /// Returns the user's changes, if the form belongs to this page and the page is still shown.
  func changes(in values: [String: String], to current: ShownScreen) -> [ClientMessage] {
    guard values[Self.versionName] == "\(version)", page == current.number else { return [] }
    var messages: [ClientMessage] = []
    if let query, let sent = values["q"], sent != FormText.line(query) {
      messages.append(.search(sent))
    }
    for (id, control) in controls {
      if let value = control.change(in: values["c \(id)"]) { messages.append(.set(id, value)) }
    }
    return messages
  }

  /// Returns the effect of the Return key, with which a browser sends a form without a button: the
  /// last field that the user changed is submitted; `nil` if no field was changed.
  ///
  /// - Parameter changes: the user's changes.
  func submission(after changes: [ClientMessage]) -> ClientMessage? {
    for case .set(let id, _) in changes.reversed() {
      if case .text(let input)? = controls.first(where: { $0.id == id })?.control,
        input.lineCount == 1
      {
        return .submit(id)
      }
    }
    return nil
  }
}

extension Control {
  /// Returns the value that a browser sent for the control, unless it is the browser's own default.
  fileprivate func change(in sent: String?) -> ClientValue? {
    // A checkbox that is off is not sent at all.
    if case .toggle(let isOn) = self { return (sent != nil) == isOn ? nil : .bool(sent != nil) }
    guard let sent else { return nil }
    switch self {
    case .text(let input):
      // A secret is not rendered: an empty field was not edited.
      if input.kind == .secure, sent.isEmpty { return nil }
      let text = FormText.lines(sent)
      return text == input.formText ? nil : .text(text)
    case .choice(let choice):
      guard let index = Int(sent), index != choice.selected else { return nil }
      return .number(Double(index))
    case .date(let date):
      return sent.isEmpty || sent == date.value?.formText(date.parts) ? nil : .text(sent)
    case .toggle, .sort, .file, .progress, .button: return nil
    default:
      guard let input = input.scale?.number, let number = Double(sent),
        abs(number - input.formValue) > input.step / 1e6
      else { return nil }
      return .number(number)
    }
  }
}

extension TextInput {
  /// The text that a browser has in the field, and sends.
  fileprivate var formText: String {
    if lineCount > 1 { return FormText.lines(HTML.shown(text)) }
    let line = FormText.line(text)
    return kind == .email ? line.trimming(\.isASCIISpace) : line
  }
}

extension NumberInput {
  /// The value that a browser has: a slider uses the nearest of its steps.
  fileprivate var formValue: Double {
    guard isSlider else { return value }
    let steps = (range.upperBound - range.lowerBound) / step
    let nearest = ((value - range.lowerBound) / step + 0.5).rounded(.down)
    return range.lowerBound + min(nearest, (steps + 1e-9).rounded(.down)) * step
  }
}

extension Character {
  fileprivate var isASCIISpace: Bool { self == " " || self == "\t" }
}

extension String {
  fileprivate func trimming(_ isSpace: (Character) -> Bool) -> String {
    String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
