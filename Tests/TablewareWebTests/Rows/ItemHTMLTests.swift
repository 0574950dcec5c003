import Tableware
import TablewareHosting
import Testing

@testable import TablewareWeb

@Suite struct ItemHTMLTests {
  private struct Fixed: Row {
    let id: Int
    let body: RowContent
  }

  /// The HTML of a row with some content, and what its modifiers add.
  private func item(
    _ content: RowContent, id: Int = 7, selection: Selection.Mode = .none,
    _ modify: (AnyRow) -> AnyRow = { $0 }
  ) throws -> ItemHTML {
    let table = Table()
    table.selectionMode = selection
    table.show { Section("a") { modify(Fixed(id: 1, body: content).id(1)) } }
    if content.isSelected { table.select(1) }
    let host = TableHost(table)
    host.commit()
    return ItemHTML(
      try #require(host.presentation(at: RowPath(section: 0, row: 0))), id: id)
  }

  private func html(_ content: RowContent, isTappable: Bool = false) throws -> String {
    try item(content) { isTappable ? $0.onTap {} : $0 }.string
  }

  @Test func aCountdown_isAFieldOfHoursAndMinutes() throws {
    let input = DateInput(CalendarDate(countdown: .seconds(5_400)), parts: .countdown)
    let shown = try html(RowContent(title: "Timer", control: .date(input)))
    #expect(shown.contains("pattern=\"([01]?[0-9]|2[0-3]):[0-5][0-9]\""))
    #expect(shown.contains("value=\"1:30\""))
    func read(_ text: String) -> Duration? {
      CalendarDate(formText: text, .countdown)?.countdown
    }
    #expect(["2:05", "02:05"].map(read) == [.seconds(7_500), .seconds(7_500)])
    #expect(
      ["24:00", "1:60", "1:5", ":30", "1:30 ", "001:30", ""].map(read)
        == Array(repeating: nil, count: 7))
  }

  @Test func aRowIsReadInItsOrder() throws {
    let content = RowContent(
      symbol: "♪", title: "Pines", subtitle: "Ann & Bo", values: [RowValue("3:12", width: 6)],
      accessory: .checkmark)
    #expect(
      try html(content)
        == "<div class=\"b\"><span class=\"q y\" aria-hidden=\"true\">♪</span>"
        + "<span class=\"x\"><span class=\"q t\" dir=\"auto\">Pines</span>"
        + "<span class=\"q u\" dir=\"auto\">Ann &amp; Bo</span></span>"
        + "<span class=\"q v w y6\">3:12</span><span class=\"ck\">✓</span></div>")
  }

  @Test func aRowThatAnswersIsAButton() throws {
    #expect(
      try html(RowContent(title: "Go", accessory: .disclosure), isTappable: true)
        == "<button class=\"b p\" name=\"e\" value=\"t 7\"><span class=\"x\">"
        + "<span class=\"q t\" dir=\"auto\">Go</span></span></button>")
    #expect(try item(RowContent(title: "Go", accessory: .disclosure)).state == "r go")
  }

  @Test func aRowThatFoldsSaysWhetherItIsUnfolded_AndHowDeepItStands() throws {
    var content = RowContent(title: "Music")
    content.level = 12
    func html(_ expansion: RowContent.Expansion) throws -> String {
      content.expansion = expansion
      return try item(content).string
    }
    func expected(_ opening: String, _ mark: String, _ closing: String) -> String {
      opening + "<span class=\"y mk\" aria-hidden=\"true\">\(mark)</span>"
        + "<span class=\"x\"><span class=\"q t\" dir=\"auto\">Music</span></span>" + closing
    }
    let button = "<button class=\"b p\" name=\"e\" value=\"t 7\" aria-expanded="
    #expect(try html(.collapsed) == expected(button + "\"false\">", "▸", "</button>"))
    #expect(try html(.expanded) == expected(button + "\"true\">", "▾", "</button>"))
    #expect(try html(.loading) == expected(button + "\"true\">", "…", "</button>"))
    #expect(try html(.leaf) == expected("<div class=\"b\">", "", "</div>"))
    #expect(try item(content).state == "r tr l8")
  }

  private static let controls: [(Control, String)] = {
    var list: [(Control, String)] = []
    let named = #" class="q c p" name="c 7" aria-describedby="m7""#
    func add(_ control: Control, _ html: String) { list.append((control, html)) }
    add(
      .toggle(true),
      "<input type=\"checkbox\" role=\"switch\"\(named) checked>"
    )
    add(
      .text(TextInput("a\"b", placeholder: "Name", limit: 20)),
      "<input type=\"text\"\(named) placeholder=\"Name\" maxlength=\"20\""
        + " dir=\"auto\" value=\"a&quot;b\">")
    add(
      .text(TextInput("a\n</textarea>", lineCount: 3)),
      "<textarea\(named) rows=\"3\" placeholder=\"\" maxlength=\"10000\""
        + " dir=\"auto\">\na\n&lt;/textarea&gt;</textarea>")
    add(
      .number(NumberInput(0.5, in: 0...1, step: 0.25, style: .slider)),
      "<input type=\"range\"\(named) min=\"0\" max=\"1\" step=\"0.25\""
        + " value=\"0.5\"><span class=\"q v\" aria-hidden=\"true\">0.50</span>")
    add(
      .rating(RatingInput(3)),
      "<input type=\"range\"\(named) min=\"0\" max=\"5\" step=\"1\" value=\"3\""
        + " aria-valuetext=\"3 of 5 stars\"><span class=\"q v gl\" aria-hidden=\"true\">★★★☆☆</span>"
        + "<span class=\"q vt\" hidden>3 of 5 stars</span>")
    add(
      .choice(ChoiceInput(["<A>", "B"], selected: 1)),
      "<select\(named)><option value=\"0\">&lt;A&gt;</option>"
        + "<option value=\"1\" selected>B</option></select>")
    add(
      .date(DateInput(CalendarDate(year: 2026, month: 2, day: 3))),
      "<input type=\"date\"\(named) value=\"2026-02-03\">"
    )
    add(
      .progress(0.5), "<progress class=\"q c\" max=\"1\" aria-label=\"T\" value=\"0.5\"></progress>"
    )
    add(.progress(nil), "<progress class=\"q c\" max=\"1\" aria-label=\"T\"></progress>")
    return list
  }()

  @Test(arguments: controls)
  func controlsAreTheBrowsersOwn(_ control: Control, _ expected: String) throws {
    let text = try html(RowContent(title: "T", control: control))
    let message = control.input.isSettable ? "<p class=\"q m\" id=\"m7\"></p>" : ""
    #expect(
      text
        == "<label class=\"b\"><span class=\"x\"><span class=\"q t\" dir=\"auto\">T</span></span>"
        + expected + "</label>" + message)
  }

  @Test func aMessageIsAPartOfItsFieldAndABadOneMakesItInvalid() throws {
    func field(_ message: RowText?) throws -> ItemHTML {
      try item(RowContent(title: "Name", control: .text(TextInput("")), message: message))
    }
    let bad = try field(RowText("Too short.", tone: .bad))
    #expect(bad.state == "r no")
    #expect(bad.string.hasSuffix("id=\"m7\"><span class=\"tb\">Too short.</span></p>"))
    #expect(try field("A hint").state == "r")
    // What is being typed is left alone when a message comes or goes.
    #expect(try bad.hasSameShape(as: field(nil)))
  }

  @Test func aSecretNeverStandsInThePage() throws {
    let content = RowContent(title: "T", control: .text(TextInput("hunter2", kind: .secure)))
    #expect(try !html(content).contains("hunter2"))
  }

  @Test func aSecretIsInNoPatchEither() throws {
    func field(_ secret: String) throws -> ItemHTML {
      try item(RowContent(title: "T", control: .text(TextInput(secret, kind: .secure))))
    }
    func patch(_ old: ItemHTML, _ new: ItemHTML) -> [Patch.Operation] {
      Patch.updates(of: 7, from: old, to: new)
    }
    // What an app puts there cannot be shown; what it takes away is.
    #expect(try patch(field(""), field("hunter2")) == [])
    #expect(try patch(field("hunter2"), field("other")) == [])
    #expect(try patch(field("hunter2"), field("")) == [.update(7, part: 2, "")])
    var typed = try field("")
    typed.note(value: "hunter2")
    #expect(try typed == field("hunter2") && !"\(typed)".contains("hunter2"))
    #expect(try patch(typed, field("hunter2")) == [])
    #expect(try patch(typed, field("")) == [.update(7, part: 2, "")])
  }

  @Test func whatIsChosenIsPressed() throws {
    func row(_ isSelected: Bool) throws -> ItemHTML {
      var content = RowContent(title: "T")
      content.isSelected = isSelected
      return try item(content, selection: .multiple)
    }
    #expect(
      try row(true).string
        == "<button class=\"b p\" name=\"e\" value=\"t 7\" aria-pressed=\"true\"><span class=\"x\">"
        + "<span class=\"q t\" dir=\"auto\">T</span></span></button>")
    #expect(try row(false).string.contains(" aria-pressed=\"false\">"))
    // The client sets it with the state.
    #expect(
      try Patch.updates(of: 7, from: row(false), to: row(true)) == [.update(7, part: 0, "r s")])
    let plain = try item(RowContent(title: "T")) { $0.onTap {} }
    #expect(!plain.string.contains("aria-pressed"))
    #expect(try !row(false).hasSameShape(as: plain))
  }

  @Test func aRowThatCannotBeSelected_IsNoToggle() throws {
    let content = RowContent(title: "T")
    // A tap has no effect at all.
    let plain = try item(content, selection: .multiple) { $0.selectable(false) }
    #expect(plain.string.hasPrefix("<div class=\"b\">"))
    let button = try item(content, selection: .multiple) { $0.selectable(false).onTap {} }
    #expect(button.string.hasPrefix("<button class=\"b p\" name=\"e\" value=\"t 7\"><span"))
    // One that leads elsewhere tells only that it is selected.
    var link = RowContent(title: "T", accessory: .disclosure)
    #expect(try !item(link, selection: .single).string.contains("aria-pressed"))
    link.isSelected = true
    #expect(try item(link, selection: .single).string.contains(" aria-pressed=\"true\">"))
  }

  @Test func onlyRowsAreRows() throws {
    #expect(try item(RowContent(title: "T")).isRow)
    let text = RowPresentation(RowContent(title: "H"))
    #expect(!ItemHTML(text, at: .header(isSticky: true), id: 1).isRow)
    #expect(!ItemHTML(text, at: .footer, id: 1).isRow)
  }

  @Test func theRowsOfASelectableTableCanBePressed() throws {
    let table = Table()
    table.selectionMode = .multiple
    table.show {
      Section("a") {
        TextRow("One").id(1)
        TextRow("Two").id(2).disabled(true)
      }
    }
    let driver = WebDriver(TableScreen(table))
    let one = try #require(driver.id("One"))
    #expect(
      driver.replay.items.map { $0.html.contains("aria-pressed=\"false\"") } == [true, false])
    driver.send("\"t\",\(one)")
    #expect(driver.replay.items[0].state == "r s")
    #expect(
      driver.session.firstPage(token: "t").contains("value=\"t \(one)\" aria-pressed=\"true\""))
  }

  @Test func actionsAreButtonsAndDisabledOnesAreDead() throws {
    let text = try item(RowContent(title: "T", accessory: .detail), id: 3) {
      $0.swipe(
        leading: [RowAction("Keep", isEnabled: false) {}],
        trailing: [RowAction("Delete", role: .destructive) {}]
      ).menu([RowAction("Rename") {}])
    }.string
    #expect(!text.contains("Rename"))
    // At both sides of what moves aside; an action keeps its number.
    let keep = TitleMark.of("Keep")
    let actions = #"""
      </div><span class="acts"><span class="lead">\#
      <button class="k" name="e" value="a 3 0 \#(keep)" disabled>Keep</button></span>\#
      <span class="trail"><button class="k bd" name="e" value="a 3 2 1469573738">Delete</button></span></span>
      """#
    #expect(text.hasSuffix(actions))
    #expect(text.contains("value=\"o 3\" aria-label=\"More\""))
    #expect(text.contains("value=\"i 3\" aria-label=\"Details\""))
  }

  @Test func actionWithAColor_FillsItsButton() throws {
    let text = try item(RowContent(title: "T"), id: 3) {
      $0.swipe(trailing: [
        RowAction("Flag", role: .destructive) {}
          .colored(RowColor(light: 0x1A_7F37, dark: 0x3F_B950))
      ])
    }.string
    let flag = TitleMark.of("Flag")
    let action = #"""
      <span class="trail"><button class="k bf k1a7f373fb950" name="e" value="a 3 0 \#(flag)">\#
      <span class="kc kffffff000000">Flag</span></button></span></span>
      """#
    #expect(text.hasSuffix(action))
    #expect(ColorClass.all(in: [text]).map(\.name) == ["k1a7f373fb950", "kffffff000000"])
  }

  @Test(arguments: Hostile.texts) func f90_hostileTextsStayTexts(_ text: String) throws {
    let controls: [Control?] = [
      nil, .toggle(true), .text(TextInput(text, placeholder: text)),
      .text(TextInput(text, placeholder: text, lineCount: 3)), .button(.destructive),
      .choice(ChoiceInput([text, "b"], selected: 0)), .progress(.nan),
    ]
    for control in controls {
      func row(_ text: String) throws -> ItemHTML {
        var content = RowContent(
          symbol: text, title: text, subtitle: text, values: [text],
          details: [RowDetail(text, text)], accessory: .detailDisclosure, control: control,
          message: RowText(text))
        content.accessibility = RowAccessibility(label: text, value: text, hint: text)
        return try item(content, id: 1) {
          $0.movable().swipe(trailing: [RowAction(text, symbol: text) {}])
        }
      }
      // The markup is the same whatever the texts are.
      func tags(_ html: String) -> [String] {
        html.split(separator: "<").map { String($0.prefix(3)) }
      }
      #expect(try tags("." + row(text).string) == tags("." + row("x").string))
    }
    let content = SectionHeader(RowText(text), values: [text]).body
    let header = ItemHTML(RowPresentation(content), at: .header(isSticky: true), id: 1).string
    #expect(header.filter { $0 == "<" }.count == 10)
  }

  @Test func datesOfFieldsAreReadStrictly() {
    #expect(
      CalendarDate(formText: "2026-02-28", .day) == CalendarDate(year: 2026, month: 2, day: 28))
    #expect(CalendarDate(formText: "09:05", .time)?.timeText == "09:05")
    #expect(CalendarDate(formText: "2026-02-28T09:05", .dayAndTime)?.hour == 9)
    for wrong in [
      "", "2026-02-30", "2026-2-3", "2026-02-28T09:05", "+026-02-03", "٢٠٢٦-٠٢-٠٣", "a",
    ] {
      #expect(CalendarDate(formText: wrong, .day) == nil)
    }
  }
}

enum Hostile {
  static let texts = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onfocus='alert(1)",
    "</textarea><b>",
    "</option></select>", "<!--", "]]>", "&lt;", "&#60;", "`x`", "\u{0}<", "<\u{301}b>",
    "\u{202E}evil",
    "javascript:alert(1)", "\r\n\r\n<html>", "</li></ul>", "\\u003cscript\\u003e",
  ]
}
