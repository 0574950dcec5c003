import Tableware

/// The keys that act on the screen below, in groups. A tap on a command runs it.
///
/// A surface with a keyboard pushes it for the `?` key.
package final class KeysScreen: Screen {
  /// A key with its effect.
  package struct Entry {
    /// The key as it is printed on the keyboard, such as "Esc"; several are separated by spaces.
    package let key: String
    /// The effect of the key.
    package let title: String
    /// The command that the key runs; `nil` for all other effects.
    package let command: Character?

    package init(_ key: String, _ title: String, command: Character? = nil) {
      (self.key, self.title, self.command) = (key, title, command)
    }

    /// Creates the entry of a command.
    package init(_ command: Command) {
      self.init(String(command.key), command.title, command: command.key)
    }
  }

  /// Keys below a title.
  package struct Group {
    let title: String
    let entries: [Entry]

    package init(_ title: String, _ entries: [Entry]) {
      (self.title, self.entries) = (title, entries)
    }
  }

  /// Whether keys of one character have an effect, as a switch above the keys.
  package struct Switch {
    let title: String
    let subtitle: String
    var isOn: Bool
    let set: (Bool) -> Void

    package init(title: String, subtitle: String, isOn: Bool, set: @escaping (Bool) -> Void) {
      (self.title, self.subtitle, self.isOn, self.set) = (title, subtitle, isOn, set)
    }
  }

  /// The connection between the screen and its host.
  package let context = ScreenContext()
  /// The title of the page.
  package let title: String
  private let groups: [Group]
  private var characterKeys: Switch?
  private let run: (Character) -> Void

  /// Creates a page of keys.
  ///
  /// - Parameters:
  ///   - title: the title of the page.
  ///   - groups: the keys; empty groups are left out.
  ///   - characterKeys: the switch for keys of one character; while it is off, they are left out.
  ///   - run: runs a command of the screen below, after returning to it.
  package init(
    _ title: String, _ groups: [Group], characterKeys: Switch? = nil,
    run: @escaping (Character) -> Void
  ) {
    self.title = title
    self.groups = groups
    self.characterKeys = characterKeys
    self.run = run
  }

  /// The switch, then a section for each group.
  package var sections: [Section] {
    if let characterKeys {
      Section("switch") {
        SwitchRow(characterKeys) { isOn in
          self.characterKeys?.isOn = isOn
          characterKeys.set(isOn)
        }
      }
    }
    for (number, group) in groups.enumerated() {
      let entries = group.entries.enumerated().filter { isShown($0.element) }
      if !entries.isEmpty {
        Section(number, header: SectionHeader(RowText(group.title))) {
          ForEach(entries, id: { KeyID(group: number, entry: $0.offset) }) { entry in
            self.row(of: entry.element)
          }
        }
      }
    }
  }

  private struct KeyID: Hashable {
    let group: Int
    let entry: Int
  }

  private func isShown(_ entry: Entry) -> Bool {
    characterKeys?.isOn != false || entry.key.count > 1
  }

  private func row(of entry: Entry) -> AnyRow {
    let row = TextRow(entry.title, value: entry.key)
    guard let command = entry.command else { return AnyRow(row) }
    return AnyRow(
      row.onTap {
        self.context.pop()
        self.run(command)
      })
  }
}

/// The switch of the page of keys.
private struct SwitchRow: StandardRow {
  let parts: RowParts

  init(_ keys: KeysScreen.Switch, onChange: @escaping (Bool) -> Void) {
    var handlers = EventHandlers()
    handlers.add(ControlChange.self) { change, _ in
      if let isOn = change.value.bool { onChange(isOn) }
    }
    parts = RowParts(
      id: "switch",
      RowContent(title: keys.title, subtitle: keys.subtitle, control: .toggle(keys.isOn))
        .spoken(hint: Words.current[.toggleHint]), handlers)
  }
}
