import Tableware
import TablewareHosting

extension ItemHTML {
  /// Creates the HTML of a row. The name of every button and field describes its effect, so the
  /// page also works without a script.
  ///
  /// A header is a heading, with the button inside of it if it is one.
  ///
  /// - Parameters:
  ///   - place: whether it is a row, a header or a footer.
  ///   - context: what the page has of the item besides the row.
  ///   - images: gives pictures their addresses.
  package init(
    _ row: RowPresentation, at place: ItemPlace = .row,
    _ context: ItemContext = ItemContext(), id: Int, images: WebImages = WebImages()
  ) {
    let content = row.content
    self.init(
      state: Self.state(of: row, at: place) + context.classes, isRow: place == .row)
    // A line of a table scrolls sideways itself.
    let swipes = content.style.hasColumns ? [] : row.swipes
    // The part that moves aside when the actions are uncovered.
    if !swipes.isEmpty { markup("<div class=\"in\">") }
    if row.isMovable { markup("<span class=\"h\" aria-hidden=\"true\">⠿</span>") }
    if row.hasDetail, content.style.accessoryEdge == .leading {
      markup("<span class=\"more\">")
      addDetail(id)
      markup("</span>")
    }
    if row.expandsByMarkOnly { addExpansionButton(row, id) }
    let isButton = row.isButton
    let hasHeading = place.isHeader && (isButton || content.control != nil)
    if hasHeading {
      markup("<h2 class=\"hh\"")
      addHeadingName(id)
    }
    openBody(row, id, context)
    if content.isPlaceholder {
      markup("<span class=\"vh\">")
      text(Words.current[.placeholder])
      markup("</span>")
    }
    let isLeading = content.style.accessoryEdge == .leading
    if isLeading, content.accessory == .checkmark { markup("<span class=\"ck\">✓</span>") }
    if let expansion = content.expansion, !row.expandsByMarkOnly { addMark(expansion) }
    if let image = content.image, !content.isPlaceholder { add(image, images) }
    if let symbol = content.symbol {
      markup("<span class=\"q y\" aria-hidden=\"true\">")
      part(HTML(symbol))
      markup("</span>")
    }
    var element = TitleElement.span
    if place.isHeader, !hasHeading { element = .heading(id) }
    if place == .footer, !isButton, content.control == nil { element = .paragraph }
    markup(element.isBlock ? "<div class=\"x\"" : "<span class=\"x\"")
    if content.isPlaceholder { markup(" aria-hidden=\"true\"") }
    markup(">")
    if content.sort != nil { element = .caption(id) }
    // A button and a label are one target.
    let hasLinks = !isButton && content.control == nil
    addTitle(content, hasLinks: hasLinks, as: element)
    if let subtitle = content.subtitle {
      markup("<span class=\"q u")
      text(RowClasses.lines(content.subtitleLineLimit))
      markup("\" dir=\"auto\">")
      part(HTML(subtitle, hasLinks: hasLinks))
      markup("</span>")
    }
    markup(element.isBlock ? "</div>" : "</span>")
    if place.isHeader || content.sort != nil {
      addCaptions(of: content, id, content.isPlaceholder ? nil : images, hasLinks: hasLinks)
    } else {
      add(content.values, content.isPlaceholder ? nil : images, hasLinks: hasLinks)
    }
    if let control = content.control { add(control, id, row) }
    if !isLeading, content.accessory == .checkmark { markup("<span class=\"ck\">✓</span>") }
    markup(
      context.link != nil
        ? "</a>" : isButton ? "</button>" : content.isLabel ? "</label>" : "</div>")
    if hasHeading { markup("</h2>") }
    addMore(row, id)
    add(content.details, content.isPlaceholder ? nil : images)
    // A field reserves room for a message, so that a new one does not move the text that the user
    // types.
    if content.message != nil || row.hasSettableControl && content.isLabel {
      markup("<p class=\"q m\" id=\"m")
      number(id)
      markup("\">")
      part(content.message.map { HTML($0, hasLinks: true) } ?? HTML())
      markup("</p>")
    }
    // The script has it when a drag begins, which waits for no server.
    if let text = context.text {
      markup("<span class=\"q dg\" hidden>")
      part(HTML(text: text))
      markup("</span>")
    }
    if !swipes.isEmpty {
      markup("</div><span class=\"acts\">")
      add(swipes, .leading, id)
      add(swipes, .trailing, id)
      markup("</span>")
    }
  }

  /// Adds the name of a heading, and the end of its tag.
  private mutating func addHeadingName(_ id: Int) {
    markup(" id=\"h")
    number(id)
    markup("\">")
  }

  private static func state(of row: RowPresentation, at place: ItemPlace) -> String {
    let content = row.content
    var state =
      switch place {
      case .row: "r"
      case .header(true): "r hd"
      case .header(false): "r hd fl"
      case .footer: "r ft"
      }
    if content.isSelected { state += " s" }
    if !content.isEnabled { state += " off" }
    if content.accessory == .disclosure || content.accessory == .detailDisclosure { state += " go" }
    if row.isInvalid { state += " no" }
    if row.isInTree { state += " tr" }
    // Deeper rows are not indented further: there would be no room left.
    if content.level > 0 { state += " l\(min(content.level, 8))" }
    if content.isPlaceholder { state += " ph" }
    if case .button(let role) = content.control {
      state += role == .destructive ? " bt bd" : role == .cancel ? " bt bc" : " bt"
    }
    if case .text(let input) = content.control, input.lineCount > 1 { state += " area" }
    return state + RowClasses.of(content)
  }

  private mutating func openBody(_ row: RowPresentation, _ id: Int, _ context: ItemContext) {
    let (content, isButton, link) = (row.content, row.isButton, context.link)
    if let link {
      // A drag of the row is not a drag of the link.
      markup("<a class=\"b p\" draggable=\"false\"")
      attribute("href", link)
      if content.isSelected { markup(" aria-current=\"true\"") }
    } else if isButton {
      markup("<button class=\"b p\" name=\"e\" value=\"t ")
      number(id)
      markup("\"")
    } else {
      markup(content.isLabel ? "<label class=\"b\"" : "<div class=\"b\"")
    }
    if isButton, link == nil, row.isSelectable || content.isSelected { pressed(content.isSelected) }
    if isButton, !row.expandsByMarkOnly { addExpanded(row.expansion) }
    // A control announces its own value.
    if let spoken = content.accessibility, isButton || content.control == nil {
      attribute(
        "aria-label", [spoken.label, spoken.value].compactMap { $0 }.joined(separator: ", "))
      if let hint = spoken.hint { attribute("title", hint) }
    }
    let keys = row.actions.compactMap { $0.isEnabled ? $0.key?.attribute : nil }
      .filter { context.showsCharacterKeys || $0.count > 1 }
    if !keys.isEmpty { attribute("aria-keyshortcuts", keys.joined(separator: " ")) }
    if content.message != nil, isButton {
      markup(" aria-describedby=\"m")
      number(id)
      markup("\"")
    }
    markup(">")
  }

  /// The element that contains the title.
  private enum TitleElement {
    case span
    case paragraph
    /// The title alone is the heading of the item with this number.
    case heading(Int)
    /// The title is the caption of a column, in the header with this number.
    case caption(Int)

    var isBlock: Bool {
      switch self {
      case .span, .caption: false
      case .paragraph, .heading: true
      }
    }
  }

  private mutating func addTitle(_ content: RowContent, hasLinks: Bool, as element: TitleElement) {
    let hasBadges = !content.badges.isEmpty && !content.isPlaceholder
    if hasBadges { markup(element.isBlock ? "<div class=\"tl\">" : "<span class=\"tl\">") }
    switch element {
    case .span: markup("<span class=\"q t")
    case .paragraph: markup("<p class=\"q t")
    case .heading: markup("<h2 class=\"q t")
    case .caption(let id): openCaption(0, of: content, id, classes: "q t")
    }
    text(RowClasses.lines(content.titleLineLimit))
    markup("\" dir=\"auto\"")
    if case .heading(let id) = element { addHeadingName(id) } else { markup(">") }
    part(HTML(content.title, hasLinks: hasLinks))
    switch element {
    case .span: markup("</span>")
    case .paragraph: markup("</p>")
    case .heading: markup("</h2>")
    case .caption: closeCaption(0, of: content)
    }
    guard hasBadges else { return }
    markup("<span class=\"q bs\">")
    part(HTML(content.badges))
    markup(element.isBlock ? "</span></div>" : "</span></span>")
  }

  /// Adds the values of a row or header.
  ///
  /// - Parameter images: gives pictures their addresses; `nil` shows none.
  mutating func add(_ values: [RowValue], _ images: WebImages?, hasLinks: Bool = false) {
    for value in values {
      guard addImage(of: value, images) else { continue }
      markup("<span class=\"q v")
      text(RowClasses.width(value.width))
      markup(value.isDecorative ? "\" aria-hidden=\"true\">" : "\">")
      part(HTML(value.text, hasLinks: hasLinks))
      markup("</span>")
    }
  }

  /// Adds the picture of a value.
  ///
  /// - Returns: whether the value also has a text, or no picture.
  mutating func addImage(of value: RowValue, _ images: WebImages?) -> Bool {
    guard var image = value.image, let images else { return true }
    if value.isDecorative { image.label = "" }
    add(image, images)
    return !value.text.string.isEmpty
  }

  private mutating func add(_ details: [RowDetail], _ images: WebImages?) {
    guard !details.isEmpty else { return }
    markup("<dl>")
    for detail in details {
      markup("<dt>")
      text(detail.label)
      if let image = detail.image, let images {
        markup("</dt><dd class=\"di\">")
        add(image, images)
        markup("<span class=\"q")
        text(RowClasses.lines(max(1, detail.lineLimit), isCut: false))
        markup("\" dir=\"auto\">")
        part(HTML(detail.text, hasLinks: true))
        markup("</span></dd>")
      } else {
        markup("</dt><dd class=\"q")
        text(RowClasses.lines(max(1, detail.lineLimit), isCut: false))
        markup("\" dir=\"auto\">")
        part(HTML(detail.text, hasLinks: true))
        markup("</dd>")
      }
    }
    markup("</dl>")
  }

  /// The buttons that are always visible: for details, and for the menu.
  private mutating func addMore(_ row: RowPresentation, _ id: Int) {
    let hasDetail = row.hasDetail && row.content.style.accessoryEdge != .leading
    guard hasDetail || row.hasMenu else { return }
    markup("<span class=\"more\">")
    if hasDetail { addDetail(id) }
    if row.hasMenu {
      markup("<button class=\"k o\" name=\"e\" value=\"o ")
      number(id)
      markup("\"")
      symbolTitle(Words.current[.moreActions])
      markup(">⋯</button>")
    }
    markup("</span>")
  }

  private mutating func addDetail(_ id: Int) {
    markup("<button class=\"k i\" name=\"e\" value=\"i ")
    number(id)
    markup("\"")
    symbolTitle(Words.current[.details])
    markup(">i</button>")
  }

  /// Adds the name of a button that shows only a symbol, also as a tooltip.
  private mutating func symbolTitle(_ name: String) {
    attribute("aria-label", name)
    attribute("title", name)
  }

  /// The actions that a swipe uncovers at one side.
  private mutating func add(
    _ actions: [ActionPresentation], _ placement: ActionPresentation.Placement, _ id: Int
  ) {
    guard actions.contains(where: { $0.placement == placement }) else { return }
    markup(placement == .leading ? "<span class=\"lead\">" : "<span class=\"trail\">")
    for action in actions where action.placement == placement {
      markup("<button")
      attribute("class", action.swipeClasses)
      markup(" name=\"e\" value=\"a ")
      number(id)
      markup(" ")
      number(action.index)
      markup(" ")
      number(action.mark)
      markup(action.isEnabled ? "\">" : "\" disabled>")
      if let color = action.color {
        markup("<span")
        attribute("class", "kc \(color.labelClass.name)")
        markup(">")
        text(action.title)
        markup("</span>")
      } else {
        text(action.title)
      }
      markup("</button>")
    }
    markup("</span>")
  }
}

extension RowContent {
  /// Whether the row is the label of its control.
  var isLabel: Bool { control != nil && sort == nil }
}

extension RowPresentation {
  /// Whether the page shows the row as a button: a tap has an effect, and no field takes the tap.
  var isButton: Bool {
    if case .button = content.control { return tap != .none }
    return tap != .none && !hasSettableControl
  }

  /// The actions that the page shows beside the row; all others are in the menu.
  var swipes: [ActionPresentation] { actions.filter { $0.placement != .menu } }
}

extension ActionPresentation {
  /// The classes of the button that a swipe uncovers: its own color, or that of its role.
  fileprivate var swipeClasses: String {
    if let color { return "k bf \(color.fillClass.name)" }
    return role == .destructive ? "k bd" : "k"
  }

  /// The number that names the action in a message of the client, beside its index.
  var mark: Int { TitleMark.of(title) }
}

/// A short number derived from a title. A request of a client contains the number of the action
/// that it showed, so that a late click never runs another action at the same position.
///
/// It is no protection against the client itself, which can find another title with the same
/// number.
enum TitleMark {
  /// The number of a title, from 0 to 2³¹ − 1: FNV-1a of its UTF-8.
  static func of(_ title: String) -> Int {
    let hash = title.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return Int(hash & 0x7FFF_FFFF)
  }
}

extension ActionKey {
  /// The name of the key in a browser.
  package var attribute: String {
    switch self {
    case .delete: "Delete"
    case .character(let character): String(character)
    }
  }

  /// Creates a key from its name in a browser; `nil` for a text of several characters.
  package init?(attribute: String) {
    if attribute == "Delete" {
      self = .delete
    } else if attribute.count == 1, let character = attribute.first {
      self = .character(character)
    } else {
      return nil
    }
  }
}
