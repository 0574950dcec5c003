import Foundation

/// A part of a search that is deleted as a whole.
///
/// Checked against developer.apple.com/documentation/uikit/uisearchtoken.
@MainActor
public class UISearchToken: NSObject {
  /// The picture before the text.
  let icon: UIImage?
  /// The text of the token.
  let text: String
  /// What the token stands for.
  public var representedObject: Any?

  /// Creates a token.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
  }
}

/// The text field of a search bar.
///
/// Checked against developer.apple.com/documentation/uikit/uisearchtextfield.
@MainActor
open class UISearchTextField: UITextField {
  /// The tokens before the text; setting them sends nothing.
  open var tokens: [UISearchToken] = []
  /// Whether the user can delete tokens.
  open var allowsDeletingTokens = true
  /// Whether the user can copy tokens.
  open var allowsCopyingTokens = true

  /// Adds a token.
  open func insertToken(_ suggestionToken: UISearchToken, at tokenIndex: Int) {
    tokens.insert(suggestionToken, at: tokenIndex)
  }

  /// Removes a token.
  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
}
