#if canImport(UIKit) || os(Linux)
import PlatformUIKit
import Tableware
import TablewareHosting

/// Keys of a hardware keyboard: Command+K for the list of commands and screens, then those of the
/// screen's commands, then those of the actions of the focused row.
extension ScreenController {
  /// Runs the command or the action of a key. While the user types, a key is text.
  ///
  /// - Returns: whether the key has an effect. A disabled command hides an action with its key.
  func perform(_ key: UIKey) -> Bool {
    let others: UIKeyModifierFlags = [.command, .control, .alternate]
    if key.modifierFlags.intersection(others) == .command, key.characters == "k" {
      return interaction?.perform(.palette, focused: focused) == .done
    }
    guard key.modifierFlags.isDisjoint(with: others),
      view.subviews.allSatisfy({ !$0.hasKeyboard }), let actionKey = ActionKey(key)
    else { return false }
    if case .character(let character) = actionKey,
      hosted.commands.contains(where: { $0.key == character })
    {
      run(character)
      return true
    }
    guard let focused else { return false }
    return tableView?.tablewareBackend?.perform(.key(actionKey), at: focused).isDone ?? false
  }
}

extension ActionKey {
  /// The key of an action for a key of a keyboard; `nil` for a key without a character.
  @MainActor
  fileprivate init?(_ key: UIKey) {
    switch key.keyCode {
    case .keyboardDeleteForward, .keyboardDeleteOrBackspace: self = .delete
    default:
      guard let character = key.characters.first, key.characters.count == 1,
        character.isLetter || character.isNumber || character.isPunctuation || character.isSymbol
      else { return nil }
      self = .character(character)
    }
  }
}
#endif
