/// Why a ``KeyScript`` could not be read. Its description is one sentence for the author of the
/// script, with a list of what is valid.
package struct KeyScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Problem: Hashable, Sendable {
    case unknownKey, unknownCommand, badDuration, badPosition, badWheel, badSize, badRepeat
    case unclosedQuote, textAfterQuote, tooLong
  }

  package let problem: Problem

  /// The part of the script that is wrong.
  package let word: String

  /// Where `word` begins, in characters from 1.
  package let position: Int

  package var description: String {
    "key script, character \(position): \(explanation)"
  }

  private var explanation: String {
    let shown = "“\(word.clipped(to: 40))”"
    switch problem {
    case .unknownKey:
      return "\(shown) is not a key; \(KeyScript.help)"
    case .unknownCommand:
      return "\(shown) is not a command; \(KeyScript.help)"
    case .badDuration:
      return "\(shown) is not a duration; write 500ms, 2s or 5m, at most 1h"
    case .badPosition:
      return "\(shown) is not a position; write column,row from 0, as in click:5,4"
    case .badWheel:
      return "\(shown) is not a direction; write wheel:up or wheel:down, with @5,4 for a position"
    case .badSize:
      return "\(shown) is not a size; write columns x rows, as in resize:40x8, each at most 4096"
    case .badRepeat:
      return "\(shown) is not a number of repetitions; write down*5, at most 10000"
    case .unclosedQuote:
      return "\(shown) has no closing quote"
    case .textAfterQuote:
      return "\(shown) follows a closing quote; leave a space, or repeat with *5"
    case .tooLong:
      return "\(shown) makes the script longer than 100000 steps"
    }
  }
}
