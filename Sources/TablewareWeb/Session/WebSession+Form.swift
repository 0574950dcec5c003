import Tableware

/// The page without a script: a form is sent, and the page comes again.
extension WebSession {
  /// Reacts to the fields of a form: sets what was changed, then does what the button says.
  ///
  /// - Returns: what was wrong, as sentences; what was right is done all the same.
  @discardableResult
  package func handle(form fields: [(name: String, value: String)]) -> [String] {
    let values = Dictionary(fields.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    var messages = changes(in: values)
    let button = values["e"] ?? "apply"
    var reasons: [String] = []
    switch button {
    case "apply": break
    case "page 1", "page -1": turnPage(forward: button == "page 1")
    default:
      if let message = ClientMessage(form: button) {
        messages.append(message)
      } else {
        reasons.append("The form names nothing that can be done.")
      }
    }
    for message in messages {
      switch handle(message) {
      case .accepted: break
      case .rejected(let reason), .ended(let reason): reasons.append(reason)
      }
    }
    return reasons
  }

  /// What differs from what was rendered. A checkbox that is off is not sent at all.
  private func changes(in values: [String: String]) -> [ClientMessage] {
    var messages: [ClientMessage] = []
    if let query = values["q"], let search = navigator.top.search, query != search.query {
      messages.append(.search(query))
    }
    for entry in page.entries {
      guard let content = entry.face?.content, content.isEnabled, let control = content.control
      else { continue }
      let sent = values["c \(entry.id)"]
      switch control {
      case .toggle(let isOn):
        if (sent != nil) != isOn { messages.append(.set(entry.id, .bool(sent != nil))) }
      case .text(let input):
        // A secret is not rendered: an empty field was not touched.
        guard let sent, !(input.kind == .secure && sent.isEmpty) else { continue }
        let text = sent.filter { $0 != "\r" && $0 != "\r\n" || input.lineCount == 1 }
        if text != input.text { messages.append(.set(entry.id, .text(text))) }
      case .number(let input):
        guard let number = sent.flatMap(Double.init), ItemHTML.text(input.value) != sent else {
          continue
        }
        messages.append(.set(entry.id, .number(number)))
      case .choice(let choice):
        guard let index = sent.flatMap({ Int($0) }), index != choice.selected else { continue }
        messages.append(.set(entry.id, .number(Double(index))))
      case .date(let date):
        guard let sent, !sent.isEmpty, sent != date.value?.formText(date.parts) else { continue }
        messages.append(.set(entry.id, .text(sent)))
      case .progress, .button: break
      }
    }
    return messages
  }

  private func turnPage(forward: Bool) {
    let window = page.window
    let first = window.lowerBound + (forward ? window.count : -window.count)
    page.show(max(0, first)..<max(0, first) + window.count, anchor: nil, isAtEnd: false)
  }
}

/// The fields of a form as a browser sends them.
package enum FormText {
  /// The fields of a body of `application/x-www-form-urlencoded`; what is no UTF-8 becomes U+FFFD.
  package static func fields(of body: [UInt8], limit: Int = 2_000) -> [(
    name: String, value: String
  )] {
    body.split(separator: UInt8(ascii: "&")).prefix(limit).map { pair in
      let halves = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      return (text(of: halves[0]), halves.count > 1 ? text(of: halves[1]) : "")
    }
  }

  private static func text(of bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "%"), index + 2 < bytes.endIndex, let high = digit(bytes[index + 1]),
        let low = digit(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
        continue
      }
      result.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }
}
