import Tableware

extension ItemHTML {
  /// A row. Every button and field is named by what it means, so the page works without a script too.
  package init(_ face: RowFace, id: Int) {
    let content = face.content
    self.init(state: Self.state(of: face))
    let hasSwipes = !face.swipes.isEmpty
    // What moves aside when the actions are uncovered.
    if hasSwipes { markup("<div class=\"in\">") }
    if face.isMovable { markup("<span class=\"h\" aria-hidden=\"true\">⠿</span>") }
    if face.foldsByMark { addFoldButton(face, id) }
    let isButton = face.isTappable && (content.control.map(Self.isInsideButton) ?? true)
    openBody(face, id, isButton: isButton)
    if content.isPlaceholder {
      markup("<span class=\"vh\">")
      text(Words.current.controls.placeholder)
      markup("</span>")
    }
    if let fold = content.fold, !face.foldsByMark { addMark(fold) }
    if let symbol = content.symbol {
      markup("<span class=\"q y\" aria-hidden=\"true\">")
      part(HTML(symbol))
      markup("</span>")
    }
    markup("<span class=\"x\"")
    if content.isPlaceholder { markup(" aria-hidden=\"true\"") }
    markup("><span class=\"q t\" dir=\"auto\">")
    part(HTML(content.title))
    markup("</span>")
    if let subtitle = content.subtitle {
      markup("<span class=\"q u\" dir=\"auto\">")
      part(HTML(subtitle))
      markup("</span>")
    }
    markup("</span>")
    add(content.values)
    if let control = content.control { add(control, id, content) }
    if content.accessory == .checkmark { markup("<span class=\"ck\">✓</span>") }
    markup(isButton ? "</button>" : content.control == nil ? "</div>" : "</label>")
    addMore(face, id)
    add(content.details)
    // A field has room for a message, so that one that comes leaves what is being typed alone.
    if content.message != nil || content.control?.isSettable == true {
      markup("<p class=\"q m\" id=\"m")
      number(id)
      markup("\">")
      part(content.message.map { HTML($0) } ?? HTML())
      markup("</p>")
    }
    if hasSwipes {
      markup("</div><span class=\"acts\">")
      add(face.swipes, isLeading: true, id)
      add(face.swipes, isLeading: false, id)
      markup("</span>")
    }
  }

  private static func isInsideButton(_ control: Control) -> Bool {
    switch control {
    case .button, .progress: true
    case .toggle, .text, .number, .choice, .date: false
    }
  }

  private static func state(of face: RowFace) -> String {
    let content = face.content
    var state = "r"
    if content.isSelected { state += " s" }
    if !content.isEnabled { state += " off" }
    if content.accessory == .disclosure || content.accessory == .detailDisclosure { state += " go" }
    if content.control?.isSettable == true, content.message?.runs.contains(where: \.isBad) == true {
      state += " no"
    }
    if face.isInTree { state += " tr" }
    // Deeper rows stand no further in: there would be no room left.
    if content.level > 0 { state += " l\(min(content.level, 8))" }
    if content.isPlaceholder { state += " ph" }
    if content.titleLineLimit > 1 { state += " lt" }
    if content.subtitleLineLimit > 1 { state += " lu" }
    if case .button(let role) = content.control {
      state += role == .destructive ? " bt bd" : role == .cancel ? " bt bc" : " bt"
    }
    if case .text(let input) = content.control, input.lineCount > 1 { state += " area" }
    return state
  }

  private mutating func openBody(_ face: RowFace, _ id: Int, isButton: Bool) {
    if isButton {
      markup("<button class=\"b p\" name=\"e\" value=\"t ")
      number(id)
      markup("\"")
    } else if face.content.control == nil {
      markup("<div class=\"b\"")
    } else {
      markup("<label class=\"b\"")
    }
    if isButton, face.isSelectable { pressed(face.content.isSelected) }
    if isButton, !face.foldsByMark { addExpanded(face.content.fold) }
    // A control says itself what it is set to.
    if let spoken = face.content.accessibility, isButton || face.content.control == nil {
      let said = [spoken.label, spoken.value, spoken.hint].compactMap { $0 }
      attribute("aria-label", said.joined(separator: ", "))
    }
    if face.content.message != nil, isButton {
      markup(" aria-describedby=\"m")
      number(id)
      markup("\"")
    }
    markup(">")
  }

  mutating func add(_ values: [RowValue]) {
    for value in values {
      markup("<span class=\"q v")
      if value.width > 0 {
        markup(" w")
        number(min(value.width, 40))
      }
      markup("\">")
      part(HTML(value.text))
      markup("</span>")
    }
  }

  private mutating func add(_ details: [RowDetail]) {
    guard !details.isEmpty else { return }
    markup("<dl>")
    for detail in details {
      markup("<dt>")
      text(detail.label)
      markup("</dt><dd class=\"q\" dir=\"auto\">")
      part(HTML(detail.text))
      markup("</dd>")
    }
    markup("</dl>")
  }

  /// Buttons that are always there: for details, and for all that can be done.
  private mutating func addMore(_ face: RowFace, _ id: Int) {
    let hasDetail = face.content.accessory.hasDetail && face.content.isEnabled
    guard hasDetail || face.hasMenu else { return }
    markup("<span class=\"more\">")
    if hasDetail {
      markup("<button class=\"k i\" name=\"e\" value=\"i ")
      number(id)
      markup("\"")
      attribute("aria-label", Words.current.actions.details)
      markup(">i</button>")
    }
    if face.hasMenu {
      markup("<button class=\"k o\" name=\"e\" value=\"o ")
      number(id)
      markup("\"")
      attribute("aria-label", Words.current.actions.more)
      markup(">⋯</button>")
    }
    markup("</span>")
  }

  /// What a swipe uncovers at one side.
  private mutating func add(_ actions: [RowFace.Action], isLeading: Bool, _ id: Int) {
    guard actions.contains(where: { $0.isLeading == isLeading }) else { return }
    markup(isLeading ? "<span class=\"lead\">" : "<span class=\"trail\">")
    for (index, action) in actions.enumerated() where action.isLeading == isLeading {
      markup(action.role == .destructive ? "<button class=\"k bd\"" : "<button class=\"k\"")
      markup(" name=\"e\" value=\"a ")
      number(id)
      markup(" ")
      number(index)
      markup(" ")
      number(action.mark)
      markup(action.isEnabled ? "\">" : "\" disabled>")
      text(action.title)
      markup("</button>")
    }
    markup("</span>")
  }
}

extension RowText.Run {
  fileprivate var isBad: Bool { tone == .bad }
}

extension ItemHTML {
  /// What stands above the rows of a section.
  package init(_ header: SectionHeader) {
    self.init(state: "r hd")
    markup("<h2 class=\"q t\" dir=\"auto\">")
    part(HTML(header.title))
    markup("</h2>")
    add(header.values)
  }

  /// What stands below the rows of a section.
  package init(footer: RowText) {
    self.init(state: "r ft")
    markup("<p class=\"q\" dir=\"auto\">")
    part(HTML(footer))
    markup("</p>")
  }
}
