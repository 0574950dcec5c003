import Tableware

extension HTML {
  /// A text whose parts keep their tone, weight, style, color and link.
  ///
  /// - Parameter hasLinks: whether links can be followed: not inside a button or a label.
  package init(_ text: RowText, hasLinks: Bool = false) {
    self.init()
    for run in text.runs {
      guard !run.isPlain else {
        self.text(run.text)
        continue
      }
      let link = run.safeLink
      if let link, hasLinks {
        markup("<a target=\"_blank\" rel=\"noopener noreferrer\"")
        attribute("href", link)
      } else {
        markup(run.isStrong ? "<b" : "<span")
      }
      let classes = run.classes(isLink: link != nil, hasLinks: hasLinks)
      if !classes.isEmpty { attribute("class", classes) }
      markup(">")
      self.text(run.text)
      markup(link != nil && hasLinks ? "</a>" : run.isStrong ? "</b>" : "</span>")
    }
  }

  /// A text on its own.
  package init(text: String) {
    self.init()
    self.text(text)
  }

  /// The badges of a row.
  package init(_ badges: [RowBadge]) {
    self.init()
    for badge in badges {
      markup("<span")
      if let color = badge.color {
        attribute("class", "bg bf \(color.fillClass.name)")
        markup("><span")
        attribute("class", "kc \(color.labelClass.name)")
        markup(">")
        text(badge.shownText)
        markup("</span></span>")
      } else {
        attribute("class", "bg \(badge.tone.className)")
        markup(">")
        text(badge.shownText)
        markup("</span>")
      }
    }
  }
}

extension RowText.Run {
  fileprivate var isPlain: Bool {
    tone == nil && !isStrong && style.isEmpty && color == nil && link == nil
  }

  fileprivate func classes(isLink: Bool, hasLinks: Bool) -> String {
    var classes: [String] = []
    if let color {
      classes.append("kc \(color.textClass.name)")
    } else if let tone {
      classes.append(tone.className)
    }
    // The element of a link has no weight.
    if isLink { classes.append(isStrong && hasLinks ? "zl zb" : "zl") }
    if style.contains(.italic) { classes.append("zi") }
    if style.contains(.strikethrough) { classes.append("zs") }
    if style.contains(.monospacedDigits) { classes.append("zn") }
    if style.contains(.highlighted) { classes.append("zh") }
    return classes.joined(separator: " ")
  }
}

extension RowText.Tone {
  fileprivate var className: String {
    switch self {
    case .primary: "tp"
    case .secondary: "ts"
    case .accent: "ta"
    case .good: "tg"
    case .warning: "tw"
    case .bad: "tb"
    }
  }
}
