import Tableware

/// One field of a presentation with some value, and rows that differ from it in that field.
struct Variant {
  /// The path of the field, such as `content.title.runs.tone`.
  let field: String
  /// The value, in a word.
  let value: String
  let probe: Probe
  /// Rows whose field has other values. A surface that shows the field shows none of them the same.
  let others: [Probe]
  /// A text that appears on a surface that shows the field; `nil` for anything but texts.
  let text: String?

  /// All fields with all their values.
  static var all: [Variant] {
    texts + images + layouts + states + controls + announcements + offers
  }

  /// A value of a field.
  struct Option {
    let value: String
    let probe: Probe
    var text: String?

    init(_ value: String, _ probe: Probe, text: String? = nil) {
      self.value = value
      self.probe = probe
      self.text = text
    }

    init(_ value: String, _ content: RowContent, text: String? = nil) {
      self.init(value, Probe(content), text: text)
    }
  }

  /// A variant for each of some values of a field, all of which look different.
  static func values(of field: String, _ options: [Option]) -> [Variant] {
    options.enumerated().map { index, option in
      Variant(
        field: field, value: option.value, probe: option.probe,
        others: options.enumerated().filter { $0.offset != index }.map(\.element.probe),
        text: option.text)
    }
  }
}

/// Texts with their runs.
extension Variant {
  static let tones: [RowText.Tone] = [.primary, .secondary, .accent, .good, .warning, .bad]

  static var texts: [Variant] {
    let positions: [(String, (RowText) -> RowContent)] = [
      ("content.symbol", { RowContent(symbol: $0, title: "Title") }),
      ("content.title", { RowContent(title: $0) }),
      ("content.subtitle", { RowContent(title: "Title", subtitle: $0) }),
      ("content.values.text", { RowContent(title: "Title", values: [$0]) }),
      ("content.details.text", { RowContent(title: "Title", details: [RowDetail("Label", $0)]) }),
      ("content.message", { RowContent(title: "Title", message: $0) }),
    ]
    return positions.flatMap { Self.runs(at: $0, $1) } + badges + measures
  }

  /// Everything that a run of a text holds.
  private static func runs(
    at position: String, _ make: @escaping (RowText) -> RowContent
  ) -> [Variant] {
    let texts = position == "content.symbol" ? ["♪", "★"] : ["Alpha", "Omega"]
    var variants = values(
      of: "\(position).runs.text", texts.map { Option($0, make(RowText($0)), text: $0) })
    func add(_ field: String, _ options: [(String, RowText)]) {
      variants += values(
        of: "\(position).runs.\(field)", options.map { Option($0.0, make($0.1)) })
    }
    add("tone", tones.map { ("\($0)", RowText("Alpha", tone: $0)) })
    add("isStrong", [true, false].map { ("\($0)", RowText("Alpha", strong: $0)) })
    add("style", styles.map { ($0.0, RowText("Alpha", style: $0.1)) })
    add(
      "color", colors.map { ("#\(String($0, radix: 16))", RowText("Alpha", color: RowColor($0))) })
    let links = [nil, "https://example.org/a", "https://example.org/b"]
    add("link", links.map { ($0 ?? "none", RowText("Alpha", link: $0)) })
    return variants
  }

  private static let colors = [0xD7_3A4A, 0x00_75CA]

  private static let styles: [(String, RowText.Style)] = [
    ("none", []), ("italic", .italic), ("strikethrough", .strikethrough),
    ("monospacedDigits", .monospacedDigits), ("highlighted", .highlighted),
  ]

  private static var badges: [Variant] {
    func row(_ badge: RowBadge) -> RowContent { RowContent(title: "Title", badges: [badge]) }
    return values(
      of: "content.badges.text",
      ["Alpha", "Omega"].map { Option($0, row(RowBadge($0)), text: $0) })
      + values(
        of: "content.badges.tone", tones.map { Option("\($0)", row(RowBadge("Alpha", tone: $0))) })
      + values(
        of: "content.badges.color",
        colors.map {
          Option("#\(String($0, radix: 16))", row(RowBadge("Alpha", color: RowColor($0))))
        })
  }

  private static var measures: [Variant] {
    let long = String(repeating: "many words ", count: 60)
    return values(
      of: "content.values.width",
      [0, 12].map {
        Option("\($0)", RowContent(title: "Title", values: ["1", RowValue("7", width: $0)]))
      }
    )
      + values(
        of: "content.values.isDecorative",
        [false, true].map {
          Option("\($0)", RowContent(title: "Title", values: [RowValue("7", isDecorative: $0)]))
        })
      + values(
        of: "content.details.label",
        ["Year", "Place"].map {
          Option($0, RowContent(title: "Title", details: [RowDetail($0, "1944")]), text: $0)
        })
      + values(
        of: "content.details.lineLimit",
        [1, 3].map {
          Option(
            "\($0)",
            RowContent(title: "Title", details: [RowDetail("Year", long, lineLimit: $0)]))
        })
      + values(
        of: "content.titleLineLimit",
        [1, 2, 3].map { Option("\($0)", RowContent(title: long, titleLineLimit: $0)) })
      + values(
        of: "content.subtitleLineLimit",
        [1, 2, 3].map {
          Option("\($0)", RowContent(title: "Title", subtitle: long, subtitleLineLimit: $0))
        })
  }
}

/// The state of a row.
extension Variant {
  static var states: [Variant] {
    func content(_ change: (inout RowContent) -> Void) -> RowContent {
      var content = RowContent(title: "Title", subtitle: "Subtitle")
      change(&content)
      return content
    }
    let accessories: [RowContent.Accessory] = [
      .none, .disclosure, .checkmark, .detail, .detailDisclosure,
    ]
    let expansions: [RowContent.Expansion] = [.leaf, .collapsed, .expanded, .loading]
    return values(
      of: "content.accessory",
      accessories.map { accessory in
        Option("\(accessory)", content { $0.accessory = accessory })
      })
      + values(
        of: "content.isEnabled",
        [true, false].map { state in Option("\(state)", content { $0.isEnabled = state }) })
      + values(
        of: "content.isSelected",
        [true, false].map { state in Option("\(state)", content { $0.isSelected = state }) })
      + values(
        of: "content.level",
        [0, 1, 2].map { level in Option("\(level)", content { $0.level = level }) })
      + values(
        of: "content.expansion",
        expansions.map { expansion in
          Option("\(expansion)", content { $0.expansion = expansion })
        })
      + values(
        of: "content.isPlaceholder",
        [true, false].map { state in Option("\(state)", content { $0.isPlaceholder = state }) })
  }
}
