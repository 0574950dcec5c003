/// Finds pasted text in the keys of a terminal that does not mark it.
///
/// Such a terminal sends the text as if it was typed, faster than any user types. Each character
/// would run a command, and a megabyte of them would occupy the program for minutes. So keys of
/// single characters are a paste if at least 256 of them arrive at once; what follows without a
/// pause belongs to it. Control characters in it are left out, except that Ctrl+C is always a key.
package struct UnmarkedPastes: Sendable {
  /// The fewest keys at once that are a paste.
  private static let shortest = 256

  private var isPasting = false

  package init() {}

  /// Returns the input of one read with pasted text as ``Input/paste(_:)``.
  package mutating func feed(_ inputs: [Input]) -> [Input] {
    guard isPasting || inputs.count >= Self.shortest else { return inputs }
    var result: [Input] = []
    var index = inputs.startIndex
    while index < inputs.endIndex {
      let end = inputs[index...].firstIndex { $0.pastedText == nil } ?? inputs.endIndex
      if isPasting && end > index || end - index >= Self.shortest {
        isPasting = true
        result.append(.paste(inputs[index..<end].compactMap(\.pastedText).joined()))
      } else {
        result += inputs[index..<end]
      }
      guard end < inputs.endIndex else { break }
      // Another key ends a paste.
      isPasting = false
      result.append(inputs[end])
      index = end + 1
    }
    return result
  }

  /// Ends a paste: a moment has passed without input.
  package mutating func pause() {
    isPasting = false
  }
}

extension Input {
  /// The text of a key in a paste, which is empty for control characters; nil for other input.
  fileprivate var pastedText: String? {
    guard case .key(let press) = self else { return nil }
    return switch (press.key, press.modifiers) {
    case (.character(let character), []): String(character)
    case (.enter, []): "\n"
    case (.tab, []): "\t"
    case (.character(let character), .control) where character != "c": ""
    default: nil
    }
  }
}
