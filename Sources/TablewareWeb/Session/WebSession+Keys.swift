import Tableware
import TablewareHosting

/// The page of keys, and the keys of one character, which the user can turn off (WCAG 2.1.4).
extension WebSession {
  /// Whether keys of one character have an effect, as the browser keeps it in a cookie.
  struct CharacterKeys {
    /// The name of the cookie, which all servers of a host share.
    static let cookieName = "tableware-keys"
    /// The value of the cookie for keys that are turned off.
    static let off = "off"

    private(set) var isOn: Bool
    /// Whether the browser does not have the cookie for it yet.
    var isNews = false

    init(isOn: Bool) { self.isOn = isOn }

    mutating func set(_ isOn: Bool) { (self.isOn, isNews) = (isOn, true) }

    /// The cookie as a script sets it, for a year.
    var cookie: String {
      "\(Self.cookieName)=\(isOn ? "on" : Self.off); path=/; max-age=31536000; samesite=lax"
    }
  }

  /// Shows all keys of the screen on top.
  func showKeys() {
    guard !(navigator.top is KeysScreen), topPage === page else { return }
    let (page, focused) = (page, page.focused)
    let words = language.pageWords
    let groups = words.keyGroups(
      of: navigator.topHosted, on: focused.flatMap { page.entry($0)?.presentation })
    navigator.push(
      KeysScreen(
        words.keys, groups,
        characterKeys: KeysScreen.Switch(
          title: words.characterKeys, subtitle: words.characterKeysNote, isOn: characterKeys.isOn
        ) { [weak self] in self?.setCharacterKeys($0) }
      ) { key in
        let path = focused.flatMap { page.entry($0)?.item.path }
        page.interaction.perform(.command(key), focused: path)
      })
  }

  /// Shows the commands and screens.
  ///
  /// - Returns: `false` if the screen on top is a menu, a question, or a list of this kind itself.
  func showPalette() -> Bool {
    guard topPage === page else { return false }
    let keys = PaletteScreen.Keys(title: language.pageWords.keys, showsKeys: characterKeys.isOn) {
      [weak self] in self?.showKeys()
    }
    let path = page.focused.flatMap { page.entry($0)?.item.path }
    return page.interaction.showPalette(focused: path, keys: keys) == .done
  }

  private func setCharacterKeys(_ isOn: Bool) {
    characterKeys.set(isOn)
    for hosted in navigator.stack {
      (hosted.attachment as? ShownScreen)?.page.showsCharacterKeys = isOn
    }
  }
}
