import TerminalKit

/// The bytes of a terminal: the same input arrives however the bytes are divided, no key types a
/// control character, and the input is not longer than its bytes.
func checkTerminal(_ bytes: [UInt8]) throws(Finding) {
  var parser = InputParser()
  let whole = parser.feed(bytes) + parser.flush()
  var divided = InputParser()
  var parts: [Input] = []
  for piece in pieces(of: bytes) { parts += divided.feed(piece) }
  parts += divided.flush()
  try require(
    events(whole) == events(parts), "\(events(whole)) arrives in pieces as \(events(parts))")
  try require(whole.count <= bytes.count, "\(bytes.count) bytes are \(whole.count) inputs")
  for input in whole {
    switch input {
    case .key(let press):
      if case .character(let character) = press.key {
        try require(!hasControl("\(character)"), "a key types a control character")
      }
    case .paste(let text):
      try require(
        !hasControl(text.filter { $0 != "\n" && $0 != "\t" }), "a paste has a control character")
      try require(text.utf8.count <= 3_000_000, "a paste is too long")
    case .mouse(let mouse):
      try require(mouse.column >= 0 && mouse.row >= 0, "a click is outside of the terminal")
    case .knowsPictures, .focus: break
    }
  }
}

/// An input, with typed text scalar by scalar: a character that arrives in pieces is several keys.
private enum Event: Equatable {
  case scalar(Unicode.Scalar)
  case other(Input)
}

private func events(_ inputs: [Input]) -> [Event] {
  inputs.flatMap { input in
    guard case .key(let press) = input, case .character(let character) = press.key,
      !press.modifiers.contains(.control)
    else { return [Event.other(input)] }
    return character.unicodeScalars.map { .scalar($0) }
  }
}

private func hasControl(_ text: String) -> Bool {
  text.unicodeScalars.contains { $0.properties.generalCategory == .control }
}
