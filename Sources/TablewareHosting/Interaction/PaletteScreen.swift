import Tableware

/// The commands of the screen below and the screens of the app, which the user finds by typing.
///
/// ```
///   Ctrl+K ──▶ Interaction ──▶ PaletteScreen ──▶ command of the screen below
///                              search, rows  └─▶ address ──▶ Navigator
/// ```
///
/// It is a screen with a search, which a surface shows as every other one.
package final class PaletteScreen: Screen {
  /// The connection between the screen and its host.
  package let context = ScreenContext()
  /// The way to the page of keys, on a surface that has one.
  package struct Keys {
    let title: String
    /// Whether the keys of commands have an effect, and are shown.
    let showsKeys: Bool
    let show: () -> Void

    package init(title: String, showsKeys: Bool, show: @escaping () -> Void) {
      (self.title, self.showsKeys, self.show) = (title, showsKeys, show)
    }
  }

  private let choices: [Command]
  private let destinations: [Router.Destination]
  private let below: HostedScreen
  private let row: EventSource?
  private let keys: Keys?
  private var query = ""

  /// Creates a palette; `nil` if it would have no rows.
  ///
  /// - Parameters:
  ///   - below: the screen that the commands belong to.
  ///   - row: the row that they act on.
  ///   - keys: the way to the page of keys.
  init?(over below: HostedScreen, on row: EventSource?, keys: Keys?) {
    choices = below.commands.filter(\.isEnabled)
    destinations = below.destinations.filter { $0.address != below.address }
    guard !choices.isEmpty || !destinations.isEmpty || keys != nil else { return nil }
    self.below = below
    self.row = row
    self.keys = keys
  }

  /// The title of the page.
  package var title: String { Words.current[.palette] }

  /// The field that has the keyboard as soon as the screen appears.
  package var search: Search? {
    Search(prompt: Words.current[.paletteSearch], query: query) { self.query = $0 }.immediate()
  }

  /// The matching commands, the best match first, with the page of keys; then the matching screens.
  package var sections: [Section] {
    let terms = PaletteTerms(query)
    let commands = terms.best(choices, \.title)
    let destinations = terms.best(destinations, \.title)
    let keys = self.keys.flatMap { terms.best([$0], \.title).first }
    if !commands.isEmpty || keys != nil {
      Section("commands", header: below.screen.title) {
        ForEach(commands, id: \.key) { command in
          TextRow(
            RowText(command.title, tone: command.role == .destructive ? .bad : nil),
            value: self.keys?.showsKeys == false ? nil : String(command.key)
          ).onTap { self.run(command.key) }
        }
        if let keys {
          TextRow(keys.title, value: keys.showsKeys ? "?" : nil, id: "keys").onTap {
            self.context.pop()
            keys.show()
          }
        }
      }
    }
    if !destinations.isEmpty {
      Section("screens", header: Words.current[.paletteScreens]) {
        ForEach(destinations, id: \.address) { destination in
          TextRow(destination.title).onTap { self.context.open(destination.address) }
        }
      }
    }
    if commands.isEmpty, destinations.isEmpty, keys == nil {
      Section("none") { TextRow(RowText(Words.current[.empty], tone: .secondary)) }
    }
  }

  /// Returns to the screen below, and runs a command if it is still enabled.
  private func run(_ key: Character) {
    context.pop()
    guard let command = below.command(key), command.isEnabled else { return }
    below.run(command, on: row)
  }
}

/// The words of a query. Each has to occur in a title, in any order.
private struct PaletteTerms {
  private let words: [String]

  init(_ query: String) { words = query.lowercased().split(separator: " ").map(String.init) }

  /// Returns the matching values, those first whose title begins with the first word, then those
  /// with a word that begins with it.
  func best<Value>(_ values: [Value], _ title: (Value) -> String) -> [Value] {
    let ranks = values.map { rank(title($0).lowercased()) }
    return (0...2).flatMap { rank in zip(values, ranks).filter { $0.1 == rank }.map(\.0) }
  }

  /// Returns the rank of a title in lower case, 0 for the best; `nil` for no match.
  private func rank(_ title: String) -> Int? {
    guard words.allSatisfy({ title.contains($0) }) else { return nil }
    guard let first = words.first, !title.hasPrefix(first) else { return 0 }
    return title.contains(" " + first) ? 1 : 2
  }
}

extension HostedScreen {
  /// Whether the palette can be shown over the screen.
  package var allowsPalette: Bool {
    overlayPlace == nil && !(screen is PaletteScreen) && !(screen is KeysScreen)
  }

  /// The screens with a title that the user can go to.
  fileprivate var destinations: [Router.Destination] {
    table.navigator?.router?.destinations ?? []
  }
}
