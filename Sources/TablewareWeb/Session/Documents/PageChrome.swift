import Tableware

/// The parts around the table: the screens of the app, the breadcrumb, a status line, commands, the
/// search, the index, a message, and the box of a menu or a question. It is item 0 of the page.
struct PageChrome: Equatable {
  /// The shown parts of a command.
  private struct Entry: Equatable {
    let key: Character
    let title: String
    let role: ActionRole
    let isEnabled: Bool

    init(_ command: Command) {
      (key, title) = (command.key, command.title)
      (role, isEnabled) = (command.role, command.isEnabled)
    }
  }

  /// The shown parts of a search.
  private struct Field: Equatable {
    let prompt: String
    let query: String
    let scopes: [String]
    let scope: Int
    let tokens: [Token]?
    /// Whether the field has the keyboard as soon as the screen appears.
    let isImmediate: Bool
  }

  /// The shown parts of a token of a search.
  private struct Token: Equatable {
    let id: String
    let title: String
    let isSelected: Bool
  }

  private let destinations: PageDestinations
  private let title: String
  private let status: RowText
  private let commandEntries: [Entry]
  private let search: Field?
  private let offersPalette: Bool
  /// Whether keys of one character have an effect.
  private let usesCharacterKeys: Bool
  /// Whether the screen is being reloaded; `nil` for one that cannot be.
  private let isRefreshing: Bool?
  /// The title of the previous screen, or a substitute; `nil` without one.
  private let parent: String?
  /// A diagnostic.
  private let message: String?
  private let notice: String?
  /// The entries of the index.
  private let entries: [String]
  /// Whether the index has an entry for the search.
  private let indexHasSearch: Bool
  private let words: PageWords
  /// The class of the screen's own theme.
  private let theme: ThemeClass?
  /// The menu or the question over the page.
  private let box: PageBox?

  /// Reads the title, status and commands of a screen.
  init(
    hosted: HostedScreen, parent: (any Screen)?, message: String?, entries: [String],
    destinations: PageDestinations, box: PageBox?, usesCharacterKeys: Bool, words: PageWords
  ) {
    let screen = hosted.screen
    self.destinations = destinations
    title = screen.title
    // The class of a quiet status is that of its element.
    let tone = screen.statusTone
    status = RowText(screen.status, tone: tone == .secondary ? nil : tone)
    commandEntries = hosted.commands.map(Entry.init)
    offersPalette = hosted.allowsPalette
    self.usesCharacterKeys = usesCharacterKeys
    isRefreshing = screen.refresh?.isRefreshing
    search = screen.search.map {
      Field(
        prompt: $0.prompt, query: $0.query, scopes: $0.scopes, scope: $0.scope,
        tokens: Self.tokens(of: $0), isImmediate: $0.isImmediate)
    }
    self.parent = parent.map { $0.title.isEmpty ? Words.current[.back] : $0.title }
    self.message = message
    notice = hosted.noticeText
    self.entries = entries
    indexHasSearch = search != nil && hosted.table.snapshot.indexHasSearch
    self.words = words
    theme = screen.theme.map { ThemeClass($0) }
    self.box = box
  }

  /// Its HTML.
  var html: ItemHTML {
    var html = ItemHTML(state: "chrome" + (theme.map { " \($0.name)" } ?? ""))
    html.markup("<nav class=\"q to\"")
    html.attribute("aria-label", Words.current[.paletteScreens])
    html.markup(">")
    html.part(destinations.html)
    html.markup("</nav><nav class=\"q way\"")
    html.attribute("aria-label", words.way)
    html.markup(">")
    html.part(way)
    html.markup("</nav><h1 class=\"q\" id=\"title\" dir=\"auto\">")
    html.part(HTML(text: title))
    html.markup("</h1><p class=\"q st\">")
    html.part(HTML(status))
    html.markup("</p>")
    html.markup("<div class=\"q cmd\" role=\"group\"")
    html.attribute("aria-label", words.commands)
    html.markup(">")
    html.part(commands)
    html.markup("</div>")
    if let search {
      html.markup(
        "<input type=\"search\" class=\"q c se\" id=\"q\" name=\"q\" autocomplete=\"off\"")
      html.attribute("placeholder", search.prompt)
      html.attribute("aria-label", search.prompt)
      html.attribute("maxlength", "\(Self.queryLimit)")
      if search.isImmediate { html.markup(" autofocus") }
      var value = HTML()
      value.attribute("value", search.query)
      html.value(search.query, initial: value)
      html.markup(">")
    }
    if let search, !search.scopes.isEmpty {
      html.markup("<div class=\"q sc\" role=\"group\"")
      html.attribute("aria-label", search.prompt)
      html.markup(">")
      html.part(scopes(of: search))
      html.markup("</div>")
    }
    if let tokens = search?.tokens {
      html.markup("<div class=\"q sc\" role=\"group\"")
      html.attribute("aria-label", words.filters)
      html.markup(">")
      html.part(buttons(for: tokens))
      html.markup("</div>")
    }
    html.markup("<nav class=\"q ix\"")
    html.attribute("aria-label", words.index)
    html.markup(">")
    html.part(index)
    html.markup("</nav><p class=\"q msg\">")
    html.part(announcement)
    html.markup("</p><dialog class=\"q\" id=\"box\" aria-labelledby=\"bt\"")
    html.markup(" aria-describedby=\"bq\">")
    // The rows in it have parts of their own, so that it is the last one of the chrome.
    html.part(box?.html ?? HTML())
    html.markup("</dialog>")
    return html
  }

  /// The most characters of a query.
  static let queryLimit = 1_000

  /// The text that the script has read aloud when it is new.
  private var announcement: HTML {
    guard message == nil, let notice else { return HTML(text: message ?? "") }
    var html = HTML(markup: "<span class=\"nt\">")
    html.text(notice)
    html.markup("</span>")
    return html
  }

  private var way: HTML {
    guard let parent else { return HTML() }
    var html = HTML(markup: "<button class=\"back\" name=\"e\" value=\"b\">‹ ")
    html.text(parent)
    html.markup("</button>")
    return html
  }

  private var commands: HTML {
    var html = HTML()
    for command in commandEntries {
      html.markup(
        command.role == .destructive
          ? "<button class=\"k bd\" name=\"e\"" : "<button class=\"k\" name=\"e\"")
      html.attribute("value", "g \(command.key)")
      if usesCharacterKeys {
        html.attribute("aria-keyshortcuts", "\(command.key)")
        html.attribute("title", "\(words.keys): \(command.key)")
      }
      html.markup(command.isEnabled ? ">" : " disabled>")
      html.text(command.title)
      html.markup("</button>")
    }
    if let isRefreshing {
      html.markup("<button class=\"k rf\" name=\"e\" value=\"u\"")
      html.markup(isRefreshing ? " disabled aria-busy=\"true\">" : ">")
      html.text(isRefreshing ? words.refreshing : words.refresh)
      html.markup("</button>")
    }
    if usesCharacterKeys {
      // The script presses it for the key, unless a command before it has the same one. Without
      // it, no key of one character has an effect.
      html.markup("<button class=\"kq\" name=\"e\" value=\"l\" aria-keyshortcuts=\"?\"></button>")
    }
    if offersPalette { html.markup("<button class=\"kq\" name=\"e\" value=\"P\"></button>") }
    return html
  }

  /// The scopes of the search, of which one is pressed.
  private func scopes(of search: Field) -> HTML {
    var html = HTML()
    for (index, title) in search.scopes.enumerated() {
      html.append(button(title, "p \(index)", isPressed: index == search.scope))
    }
    return html
  }

  /// The tokens of the search, of which the selected ones are pressed.
  private func buttons(for tokens: [Token]) -> HTML {
    var html = HTML()
    for token in tokens {
      html.append(button(token.title, "T \(token.id)", isPressed: token.isSelected))
    }
    return html
  }

  /// The selected tokens of a search, then the suggested ones; `nil` for a search without tokens.
  private static func tokens(of search: Search) -> [Token]? {
    guard search.updateTokens != nil else { return nil }
    return search.tokens.map { Token(id: $0.id, title: $0.title, isSelected: true) }
      + search.offeredTokens.map { Token(id: $0.id, title: $0.title, isSelected: false) }
  }

  private func button(_ title: String, _ gesture: String, isPressed: Bool) -> HTML {
    var html = HTML(markup: "<button class=\"k\" name=\"e\"")
    html.attribute("value", gesture)
    html.attribute("aria-pressed", "\(isPressed)")
    html.markup(">")
    html.text(title)
    html.markup("</button>")
    return html
  }

  private var index: HTML {
    var html = HTML()
    // A label gives the focus to its field, with a script or without.
    if indexHasSearch {
      html.markup("<label for=\"q\">")
      html.text(IndexEntry.search)
      html.markup("</label>")
    }
    for title in entries {
      html.markup("<button name=\"e\"")
      html.attribute("value", "x \(title)")
      if title.count > 3 { html.attribute("title", title) }
      html.markup(">")
      html.text(String(title.prefix(3)))
      html.markup("</button>")
    }
    return html
  }
}
