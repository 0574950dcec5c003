import Tableware
import Testing

@testable import TablewareWeb

@Suite struct ItemHTMLTests {
  private func html(_ content: RowContent, isTappable: Bool = false) -> String {
    ItemHTML(RowFace(content, isTappable: isTappable), id: 7).string
  }

  @Test func aRowIsReadInItsOrder() {
    let content = RowContent(
      symbol: "♪", title: "Pines", subtitle: "Ann & Bo", values: [RowValue("3:12", width: 6)],
      accessory: .checkmark)
    #expect(
      html(content)
        == "<div class=\"b\"><span class=\"q y\" aria-hidden=\"true\">♪</span>"
        + "<span class=\"x\"><span class=\"q t\" dir=\"auto\">Pines</span>"
        + "<span class=\"q u\" dir=\"auto\">Ann &amp; Bo</span></span>"
        + "<span class=\"q v w6\">3:12</span><span class=\"ck\">✓</span></div>")
  }

  @Test func aRowThatAnswersIsAButton() {
    #expect(
      html(RowContent(title: "Go", accessory: .disclosure), isTappable: true)
        == "<button class=\"b p\" name=\"e\" value=\"t 7\"><span class=\"x\">"
        + "<span class=\"q t\" dir=\"auto\">Go</span></span></button>")
    #expect(
      ItemHTML(RowFace(RowContent(title: "Go", accessory: .disclosure)), id: 7).state == "r go")
  }

  @Test func aRowThatFoldsSaysWhetherItIsUnfolded_AndHowDeepItStands() {
    var content = RowContent(title: "Music")
    content.level = 12
    func html(_ fold: RowContent.Fold) -> String {
      content.fold = fold
      return self.html(content, isTappable: fold != .leaf)
    }
    func expected(_ opening: String, _ mark: String, _ closing: String) -> String {
      opening + "<span class=\"y mk\" aria-hidden=\"true\">\(mark)</span>"
        + "<span class=\"x\"><span class=\"q t\" dir=\"auto\">Music</span></span>" + closing
    }
    let button = "<button class=\"b p\" name=\"e\" value=\"t 7\" aria-expanded="
    #expect(html(.folded) == expected(button + "\"false\">", "▸", "</button>"))
    #expect(html(.unfolded) == expected(button + "\"true\">", "▾", "</button>"))
    #expect(html(.loading) == expected(button + "\"true\">", "…", "</button>"))
    #expect(html(.leaf) == expected("<div class=\"b\">", "", "</div>"))
    #expect(ItemHTML(RowFace(content), id: 7).state == "r tr l8")
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
  func controlsAreTheBrowsersOwn(_ control: Control, _ expected: String) {
    let text = html(RowContent(title: "T", control: control))
    let message = control.isSettable ? "<p class=\"q m\" id=\"m7\"></p>" : ""
    #expect(
      text
        == "<label class=\"b\"><span class=\"x\"><span class=\"q t\" dir=\"auto\">T</span></span>"
        + expected + "</label>" + message)
  }

  @Test func aMessageIsAPartOfItsFieldAndABadOneMakesItInvalid() {
    func item(_ message: RowText?) -> ItemHTML {
      let field = RowContent(title: "Name", control: .text(TextInput("")), message: message)
      return ItemHTML(RowFace(field), id: 7)
    }
    let bad = item(RowText("Too short.", tone: .bad))
    #expect(bad.state == "r no")
    #expect(bad.string.hasSuffix("id=\"m7\"><span class=\"tb\">Too short.</span></p>"))
    #expect(item("A hint").state == "r")
    // What is being typed is left alone when a message comes or goes.
    #expect(bad.hasSameShape(as: item(nil)))
  }

  @Test func aSecretNeverStandsInThePage() {
    let content = RowContent(title: "T", control: .text(TextInput("hunter2", kind: .secure)))
    #expect(!html(content).contains("hunter2"))
  }

  @Test func aSecretIsInNoPatchEither() throws {
    func item(_ secret: String) -> ItemHTML {
      let input = TextInput(secret, kind: .secure)
      return ItemHTML(RowFace(RowContent(title: "T", control: .text(input))), id: 7)
    }
    func patch(_ old: ItemHTML, _ new: ItemHTML) -> [Patch.Operation] {
      Patch.updates(of: 7, from: old, to: new)
    }
    // What an app puts there cannot be shown; what it takes away is.
    #expect(patch(item(""), item("hunter2")) == [])
    #expect(patch(item("hunter2"), item("other")) == [])
    #expect(patch(item("hunter2"), item("")) == [.update(7, part: 2, "")])
    var typed = item("")
    typed.note(value: "hunter2")
    #expect(typed == item("hunter2") && !"\(typed)".contains("hunter2"))
    #expect(patch(typed, item("hunter2")) == [])
    #expect(patch(typed, item("")) == [.update(7, part: 2, "")])
  }

  @Test func whatIsChosenIsPressed() {
    func item(_ isSelected: Bool) -> ItemHTML {
      var content = RowContent(title: "T")
      content.isSelected = isSelected
      return ItemHTML(RowFace(content, isTappable: true, isSelectable: true), id: 7)
    }
    #expect(
      item(true).string
        == "<button class=\"b p\" name=\"e\" value=\"t 7\" aria-pressed=\"true\"><span class=\"x\">"
        + "<span class=\"q t\" dir=\"auto\">T</span></span></button>")
    #expect(item(false).string.contains(" aria-pressed=\"false\">"))
    // The client sets it with the state.
    #expect(Patch.updates(of: 7, from: item(false), to: item(true)) == [.update(7, part: 0, "r s")])
    let plain = ItemHTML(RowFace(RowContent(title: "T"), isTappable: true), id: 7)
    #expect(!plain.string.contains("aria-pressed"))
    #expect(!item(false).hasSameShape(as: plain))
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
    let driver = WebDriver(OneTable(table))
    let one = try #require(driver.id("One"))
    #expect(
      driver.replay.items.map { $0.html.contains("aria-pressed=\"false\"") } == [true, false])
    driver.send("\"t\",\(one)")
    #expect(driver.replay.items[0].state == "r s")
    #expect(
      driver.session.firstPage(token: "t").contains("value=\"t \(one)\" aria-pressed=\"true\""))
  }

  @Test func actionsAreButtonsAndDisabledOnesAreDead() {
    let face = RowFace(
      RowContent(title: "T", accessory: .detail),
      swipes: [
        .init(title: "Delete", symbol: nil, role: .destructive, isEnabled: true),
        .init(title: "Keep", symbol: nil, role: .normal, isEnabled: false, isLeading: true),
      ], hasMenu: true)
    let text = ItemHTML(face, id: 3).string
    // At both sides of what moves aside; an action keeps its number.
    #expect(
      text.hasSuffix(
        "</div><span class=\"acts\">"
          + "<span class=\"lead\">"
          + "<button class=\"k\" name=\"e\" value=\"a 3 1 \(TitleMark.of("Keep"))\" disabled>Keep</button></span>"
          + "<span class=\"trail\">"
          + "<button class=\"k bd\" name=\"e\" value=\"a 3 0 1469573738\">Delete</button></span></span>"
      ))
    #expect(text.contains("value=\"o 3\" aria-label=\"More\""))
    #expect(text.contains("value=\"i 3\" aria-label=\"Details\""))
  }

  @Test(arguments: Hostile.texts) func hostileTextsStayTexts(_ text: String) {
    let controls: [Control?] = [
      nil, .toggle(true), .text(TextInput(text, placeholder: text)),
      .text(TextInput(text, placeholder: text, lineCount: 3)), .button(.destructive),
      .choice(ChoiceInput([text, "b"], selected: 0)), .progress(.nan),
    ]
    for control in controls {
      func face(_ text: String) -> RowFace {
        var content = RowContent(
          symbol: text, title: text, subtitle: text, values: [text],
          details: [RowDetail(text, text)], accessory: .detailDisclosure, control: control,
          message: RowText(text))
        content.accessibility = Accessibility(label: text, value: text, hint: text)
        return RowFace(
          content, isTappable: true, isMovable: true,
          swipes: [.init(title: text, symbol: text, role: .normal, isEnabled: true)], hasMenu: true)
      }
      // The markup is the same whatever the texts are.
      func tags(_ html: String) -> [String] {
        html.split(separator: "<").map { String($0.prefix(3)) }
      }
      #expect(
        tags("." + ItemHTML(face(text), id: 1).string)
          == tags("." + ItemHTML(face("x"), id: 1).string))
    }
    let header = ItemHTML(SectionHeader(RowText(text), values: [text])).string
    #expect(header.filter { $0 == "<" }.count == 4)
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
