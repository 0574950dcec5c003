import Foundation

/// Which keys a keyboard offers.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What a text is, from which the system and password managers fill it in.
public struct UITextContentType: Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String
  /// A type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A password that exists.
  public static let password = UITextContentType(rawValue: "password")
  /// The name with which a user signs in.
  public static let username = UITextContentType(rawValue: "username")
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
