/// Why a ``KeyScript`` could not be read. Its description is one sentence for the person who wrote
/// the script, with a list of what would have been understood.
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
      return "\(shown) is no key; \(KeyScript.help)"
    case .unknownCommand:
      return "\(shown) is no command; \(KeyScript.help)"
    case .badDuration:
      return "\(shown) is no duration; write 500ms or 2s, at most 1h"
    case .badPosition:
      return "\(shown) is no position; write column,row from 0, as in click:5,4"
    case .badWheel:
      return "\(shown) is no direction; write wheel:up or wheel:down, with @5,4 for a place"
    case .badSize:
      return "\(shown) is no size; write columns x rows, as in resize:40x8, each at most 4096"
    case .badRepeat:
      return "\(shown) is no number of times; write down*5, at most 10000"
    case .unclosedQuote:
      return "\(shown) has no closing quote"
    case .textAfterQuote:
      return "\(shown) follows a closing quote; leave a space, or repeat with *5"
    case .tooLong:
      return "\(shown) makes the script longer than 100000 steps"
    }
  }
}
