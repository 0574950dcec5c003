import Tableware
import TerminalKit

extension TextEditor {
  /// Applies a key. The keys are those of a shell's line and of most editors:
  ///
  /// | key | does |
  /// | --- | --- |
  /// | ←→, Home, End, Ctrl+A, Ctrl+E | moves; with Ctrl or Alt by words; with Shift selects |
  /// | Alt+A | selects everything |
  /// | Backspace, Delete | deletes; with Alt or Ctrl, or Ctrl+W and Alt+D, a word |
  /// | Ctrl+U, Ctrl+K | deletes to the beginning or the end of the line |
  /// | Ctrl+_ or Alt+Z, Ctrl+Y | undo, redo |
  ///
  /// - Returns: whether the key has a meaning for an editor.
  mutating func handle(_ press: KeyPress) -> Bool {
    if let movement = Self.movement(for: press) {
      move(movement, selecting: press.modifiers.contains(.shift))
      return true
    }
    if let deletion = Self.deletion(for: press) {
      delete(deletion)
      return true
    }
    switch press {
    case KeyPress(.character("a"), .alt): selectAll()
    case .control("_"), KeyPress(.character("z"), .alt): undo()
    case .control("y"), KeyPress(.character("Z"), .alt): redo()
    default:
      guard case .character(let character) = press.key, press.modifiers.isEmpty else {
        return false
      }
      insert(String(character))
    }
    return true
  }

  private static func movement(for press: KeyPress) -> Movement? {
    let isFar = press.modifiers.contains(.control) || press.modifiers.contains(.alt)
    switch press.key {
    case .left: return isFar ? .wordLeft : .left
    case .right: return isFar ? .wordRight : .right
    case .home: return isFar ? .start : .lineStart
    case .end: return isFar ? .end : .lineEnd
    default: break
    }
    switch press {
    case .control("a"): return .lineStart
    case .control("e"): return .lineEnd
    case KeyPress(.character("b"), .alt): return .wordLeft
    case KeyPress(.character("f"), .alt): return .wordRight
    default: return nil
    }
  }

  private static func deletion(for press: KeyPress) -> Movement? {
    let isFar = press.modifiers.contains(.control) || press.modifiers.contains(.alt)
    switch press.key {
    case .backspace: return isFar ? .wordLeft : .left
    case .delete: return isFar ? .wordRight : .right
    default: break
    }
    switch press {
    case .control("w"): return .wordLeft
    case KeyPress(.character("d"), .alt): return .wordRight
    case .control("u"): return .lineStart
    case .control("k"): return .lineEnd
    default: return nil
    }
  }
}
