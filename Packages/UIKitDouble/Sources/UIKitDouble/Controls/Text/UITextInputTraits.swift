import Foundation

/// Which keys a keyboard offers.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What is written in capitals by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether slips are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// A range of text, of which the double only knows that it is there.
@MainActor
open class UITextRange: NSObject {
  /// Whether nothing is in it.
  open var isEmpty: Bool { false }
}
