import Tableware

/// Announcements for assistive technology.
extension Variant {
  static var announcements: [Variant] {
    func row(_ accessibility: RowAccessibility) -> RowContent {
      var content = RowContent(title: "Title")
      content.accessibility = accessibility
      return content
    }
    let traits = RowAccessibility.Trait.allCases
    let texts: [String] = ["Alpha", "Omega"]
    let labels: [Option] = texts.map { Option($0, row(RowAccessibility(label: $0)), text: $0) }
    let contents: [Option] = texts.map {
      Option($0, row(RowAccessibility(label: "", value: $0)), text: $0)
    }
    let hints: [Option] = texts.map {
      Option($0, row(RowAccessibility(label: "", hint: $0)), text: $0)
    }
    let roles: [Option] = traits.map {
      Option("\($0)", row(RowAccessibility(label: "Title", traits: [$0])))
    }
    return ["content.accessibility", "accessibility"].flatMap { position in
      values(of: "\(position).label", labels) + values(of: "\(position).value", contents)
        + values(of: "\(position).hint", hints) + values(of: "\(position).traits", roles)
    }
  }
}

/// Everything that a row offers.
extension Variant {
  static var offers: [Variant] { effects + actions + events }

  private static func row(
    expansion: RowContent.Expansion? = nil, _ modify: @escaping (AnyRow, Journal) -> AnyRow
  ) -> Probe {
    var content = RowContent(title: "Title")
    content.expansion = expansion
    return Probe(content, modify)
  }

  private static var effects: [Variant] {
    var selectable = row { row, _ in row.selectable() }
    selectable.selection = .single
    func expanding(_ expansion: RowContent.Expansion) -> Probe {
      row(expansion: expansion) { row, journal in
        row.on(ExpansionChange.self) { change, _ in journal.note("\(change)") }
      }
    }
    return values(
      of: "tap",
      [
        Option(
          "push",
          row { row, _ in
            row.disclosing { ProbeScreen(Probe(.init(title: "Next")), visibleRows: 1) }
          }),
        Option("select", selectable),
        Option("act", row { row, journal in row.onTap { journal.note("tap") } }),
        Option("expand", expanding(.collapsed)), Option("none", row { row, _ in row }),
      ])
      + values(
        of: "expansion",
        [("expand", expanding(.collapsed)), ("collapse", expanding(.expanded))].map {
          Option($0.0, $0.1)
        })
  }

  private static func action(
    _ journal: Journal, _ title: String = "Copy", symbol: String? = nil,
    image: RowImage.Source? = nil, role: ActionRole = .normal, isEnabled: Bool = true,
    asking question: String? = nil,
    key: ActionKey? = nil
  ) -> RowAction {
    RowAction(
      title, symbol: symbol, image: image, role: role, isEnabled: isEnabled, asking: question,
      key: key
    ) {
      journal.note("\(title) was done")
    }
  }

  private static var actions: [Variant] {
    func swipe(_ make: @escaping (Journal) -> [RowAction]) -> Probe {
      row { row, journal in row.swipe(trailing: make(journal)) }
    }
    let roles: [ActionRole] = [.normal, .destructive, .cancel]
    return values(
      of: "actions.index",
      [1, 2].map { count in
        Option("0..<\(count)", swipe { journal in (0..<count).map { _ in action(journal) } })
      })
      + values(
        of: "actions.title",
        ["Copy", "Share"].map { title in Option(title, swipe { [action($0, title)] }, text: title) }
      )
      + values(
        of: "actions.symbol",
        ["♪", "★"].map { symbol in
          Option(symbol, swipe { [action($0, symbol: symbol)] }, text: symbol)
        })
      + values(
        of: "actions.image",
        [("star", "★"), ("heart", "♥")].map { name, glyph in
          let image = RowImage.Source.symbol(name, glyph: glyph)
          return Option(name, swipe { [action($0, symbol: "A", image: image)] })
        })
      + values(
        of: "actions.color",
        [0xAA_1122, 0x22_44CC].map { rgb in
          Option("\(rgb)", swipe { [action($0).colored(RowColor(rgb))] })
        })
      + values(
        of: "actions.role",
        roles.map { role in Option("\(role)", swipe { [action($0, role: role)] }) })
      + values(
        of: "actions.isEnabled",
        [true, false].map { state in Option("\(state)", swipe { [action($0, isEnabled: state)] }) })
      + values(
        of: "actions.question",
        ["Really?", "Sure?"].map { question in
          Option(question, swipe { [action($0, asking: question)] }, text: question)
        })
      + values(
        of: "actions.key",
        ([.character("x"), .delete] as [ActionKey]).map { key in
          Option("\(key)", swipe { [action($0, key: key)] })
        })
      + values(
        of: "actions.placement",
        [
          Option("leading", row { row, journal in row.swipe(leading: [action(journal)]) }),
          Option("menu", row { row, journal in row.menu([action(journal)]) }),
          Option("trailing", row { row, journal in row.swipe(trailing: [action(journal)]) }),
        ])
      + values(
        of: "actions.submenus",
        ["Move", "Send"].map { title in
          Option(
            title, row { row, journal in row.menu([.submenu(title, [action(journal)])]) },
            text: title)
        })
  }

  private static var events: [Variant] {
    func listening<E: Event>(to event: E.Type, isBelow: Bool = false) -> Option {
      var probe = row { row, journal in row.on(event) { _, _ in journal.note("\(event)") } }
      probe.isBelow = isBelow
      return Option("\(event)", probe)
    }
    func plain(isBelow: Bool = false) -> Option {
      var probe = row { row, _ in row }
      probe.isBelow = isBelow
      return Option("none", probe)
    }
    return values(
      of: "hasLongPress",
      [
        Option("true", row { row, journal in row.onLongPress { journal.note("long press") } }),
        Option("false", row { row, _ in row }),
      ])
      + values(
        of: "isMovable",
        [
          Option(
            "true",
            row { row, journal in row.movable().on(RowMove.self) { _, _ in journal.note("move") } }),
          Option("false", row { row, _ in row }),
        ])
      + values(
        of: "isDraggable",
        [
          Option("true", row { row, _ in row.draggable("words") }),
          Option("false", row { row, _ in row }),
        ])
      + values(of: "displayEvents", [listening(to: Appearance.self), plain()]).prefix(1)
      + values(of: "displayEvents", [listening(to: Impression.self), plain()]).prefix(1)
      + values(
        of: "displayEvents", [listening(to: Prefetch.self, isBelow: true), plain(isBelow: true)]
      ).prefix(1)
  }
}
