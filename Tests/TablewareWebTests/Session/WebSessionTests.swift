import Gallery
import Tableware
import TablewareForms
import TablewareTesting
import Testing

@testable import TablewareWeb

@Suite struct WebSessionTests {
  /// A screen with everything that can be done.
  private final class Everything: Screen {
    let context = ScreenContext()
    let title = "Everything <b>"
    var log: [String] = []
    var isOn = false
    var name = ""
    var query = ""
    var status: String { query }
    var commands: [Command] {
      [Command("p", "Ping") { self.log.append("ping \($0?.row.description ?? "-")") }]
    }
    var search: Search? { Search(prompt: "Find", query: query) { self.query = $0 } }
    private var rows = [1, 2, 3]

    func configure(_ table: Table) {
      table.on(RowMove.self) { move, _ in
        guard let row = move.row(as: Int.self) else { return }
        self.rows.removeAll { $0 == row }
        let next = self.rows.firstIndex { $0 == move.before(as: Int.self) }
        self.rows.insert(row, at: next ?? self.rows.endIndex)
      }
    }

    var sections: [Section] {
      Section("a", header: "First", index: "F") {
        ToggleRow("Wi-Fi", isOn: isOn) { self.isOn = $0 }.id("wifi")
        TextFieldRow("Name", text: name, limit: 5) { self.name = $0 }.id("name")
        TextRow("Tap me", value: "\(log.count)").id("tap").onTap { self.log.append("tapped") }
        TextRow("Dead").id("dead").onTap { self.log.append("dead") }.disabled(true)
        TextRow("Plain").id("plain")
      }
      Section("b", header: "Second", index: "S") {
        for number in rows {
          TextRow("Row \(number)").id(number).movable()
            .swipe(trailing: [
              RowAction("Delete") { self.log.append("delete \(number)") },
              RowAction("Never", isEnabled: false) { self.log.append("never") },
            ])
        }
      }
    }
  }

  @Test func theFirstPageIsWholeAndEscaped() {
    let driver = WebDriver(Everything())
    #expect(driver.firstPage.contains("<title>Everything &lt;b&gt;</title>"))
    #expect(driver.firstPage.contains("aria-posinset=\"1\" aria-setsize=\"8\""))
    #expect(
      driver.firstPage.contains(
        "<form method=\"post\" novalidate autocomplete=\"off\" action=\"/do?tab=token\">"))
    #expect(!driver.firstPage.contains("style="))
    #expect(driver.frames.isEmpty)
  }

  @Test func eventsGoUpTheSameChain() throws {
    let screen = Everything()
    let driver = WebDriver(screen)
    driver.send("\"t\",\(try #require(driver.id("Tap me")))")
    driver.send("\"c\",\(try #require(driver.id("Wi-Fi"))),true")
    driver.send("\"c\",\(try #require(driver.id("Name"))),\"Adam Smith\"")
    let row = try #require(driver.id("Row 2"))
    driver.send("\"a\",\(row),0,\(TitleMark.of("Delete"))")
    driver.send("\"f\",\(row)")
    driver.send("\"g\",\"p\"")
    driver.send("\"q\",\"tea\"")
    #expect(screen.log == ["tapped", "delete 2", "ping 2"])
    #expect(screen.isOn)
    #expect(screen.name == "Adam ")
    #expect(screen.query == "tea")
    #expect(driver.session.rejections == [])
    #expect(driver.replay.problems == [])
  }

  @Test func homeAndEndLeadToTheEdges() throws {
    let driver = WebDriver(Everything())
    driver.send("\"z\",1")
    let last = try #require(driver.id("Row 3"))
    let frame = try #require(driver.frames.last)
    #expect(String(decoding: frame, as: UTF8.self).contains("\"j\":[\(last),3,\(last)]"))
    driver.send("\"z\",0")
    let first = try #require(driver.id("Wi-Fi"))
    #expect(
      String(decoding: driver.frames.last ?? [], as: UTF8.self).contains("[\(first),1,\(first)]"))
  }

  @Test func aWindowFromBeforeAJumpDoesNotUndoIt() throws {
    let table = Table()
    table.show {
      Section("a") { ForEach(0..<10_000, id: \.self) { TextRow("Row \($0)") } }
    }
    let driver = WebDriver(TableScreen(table))
    driver.isSlow = true
    table.scroll(to: 5_000, at: .top)
    // Sent before the client heard of it, once before and once after the frame was made.
    driver.session.handle(
      .window(
        first: 30, count: 60, anchor: 0, top: 0, bottom: 0, isAtEnd: false, distance: 0,
        topShare: 1_000, bottomShare: 1_000))
    driver.receive()
    driver.send("\"w\",30,60,0,0,0,0,0,1000,1000")
    driver.send("\"k\",\(driver.version)")
    #expect(driver.titles.contains("Row 5000"))
    let frames = driver.frames.map { String(decoding: $0, as: UTF8.self) }
    #expect(frames.filter { $0.contains("\"j\":[") }.count == 1)
  }

  @Test func rowsMoveByKeyAndByDrop() throws {
    let driver = WebDriver(Everything())
    func id(_ number: Int) throws -> Int { try #require(driver.id("Row \(number)")) }
    driver.send("\"m\",\(try id(1)),1")
    #expect(driver.titles.suffix(3) == ["Row 2", "Row 1", "Row 3"])
    driver.send("\"r\",\(try id(2)),\(try id(3)),0")
    #expect(driver.titles.suffix(3) == ["Row 1", "Row 3", "Row 2"])
    driver.send("\"r\",\(try id(2)),\(try id(1)),1")
    #expect(driver.titles.suffix(3) == ["Row 2", "Row 1", "Row 3"])
    #expect(driver.replay.items.map(\.id) == driver.session.page.entries.map(\.id))
  }

  @Test func whatWasNotRenderedIsRejected() throws {
    let screen = Everything()
    let driver = WebDriver(screen)
    let plain = try #require(driver.id("Plain"))
    let dead = try #require(driver.id("Dead"))
    let row = try #require(driver.id("Row 1"))
    let wifi = try #require(driver.id("Wi-Fi"))
    let forged = [
      "\"t\",99999", "\"t\",0", "\"t\",-1", "\"t\",\(plain)", "\"t\",\(dead)", "\"i\",\(row)",
      "\"a\",\(row),1,\(TitleMark.of("Never"))", "\"a\",\(plain),0,\(TitleMark.of("Delete"))",
      "\"o\",\(plain)", "\"m\",\(plain),1",
      "\"c\",\(plain),true",
      "\"c\",\(wifi),\"x\"", "\"c\",\(wifi),2", "\"g\",\"z\"", "\"x\",\"Z\"", "\"s\",\(row)",
      "\"r\",\(row),99999,1", "\"r\",\(plain),\(row),1",
    ]
    for frame in forged {
      guard case .rejected = driver.send(frame) else {
        Issue.record("\(frame) was not rejected")
        continue
      }
    }
    #expect(screen.log == [])
    #expect(driver.session.rejections.count == forged.count)
    #expect(driver.session.rejections.allSatisfy { $0.hasSuffix(".") })
  }

  @Test(arguments: [
    "", "[", "[]", "[2]", "{}", "null", "[2,\"nope\"]", "[2,\"t\"]", "[2,\"t\",\"1\"]",
    "[2,\"t\",1.5]",
    "[2,\"t\",1e300]", "[2,\"t\",NaN]", "[2,\"m\",1,1000000]", "[3,\"t\",1]", "[1,\"t\",1]",
    "[2,\"h\",1,0,60]", "[2,\"j\",1]", "[2,\"a\",1,0]",
    "[2,\"k\",99]", "[2,\"k\",1]", "[2,\"g\",\"ab\"]", "[2,\"c\",1,[1]]", "[2,\"t\",1,1]",
    "[-1,\"b\"]",
  ])
  func f127_f128_whatIsNoMessageEndsTheSession(_ frame: String) {
    let driver = WebDriver(Everything())
    guard case .ended(let reason) = driver.sendRaw(frame) else {
      Issue.record("\(frame) did not end the session")
      return
    }
    #expect(reason.hasSuffix("."))
  }

  @Test func tooLongAndTooManyFramesEndTheSession() {
    let long = WebDriver(Everything())
    let text = String(repeating: "a", count: ClientLimits.frameBytes)
    #expect(long.send("\"q\",\"\(text)\"") != .accepted)
    let many = WebDriver(Everything())
    for _ in 0..<1_000 where many.lastOutcome == .accepted {
      many.send("\"w\",0,60,0,0,0,0,0,1000,1000")
    }
    #expect(many.lastOutcome != .accepted)
    let patient = WebDriver(Everything())
    for _ in 0..<1_000 {
      patient.wait(.milliseconds(20))
      patient.send("\"w\",0,60,0,0,0,0,0,1000,1000")
    }
    #expect(patient.lastOutcome == .accepted)
  }

  @Test func aForgerIsEndedAndALateReaderIsNot() {
    let forger = WebDriver(Everything())
    for _ in 0..<60 where forger.lastOutcome.isRejectedOrAccepted { forger.send("\"t\",9999") }
    #expect(!forger.lastOutcome.isRejectedOrAccepted)
    let late = WebDriver(Everything())
    for _ in 0..<200 {
      late.wait(.seconds(2))
      late.send("\"t\",9999")
    }
    #expect(late.lastOutcome.isRejectedOrAccepted)
  }

  @Test func f37_aSlowClientGetsTheNewestState() throws {
    let screen = Everything()
    let driver = WebDriver(screen)
    driver.isSlow = true
    for number in 1...50 {
      screen.query = "\(number)"
      screen.context.setNeedsUpdate()
      driver.receive()
    }
    #expect(driver.frames.count == 1)
    driver.send("\"k\",\(driver.version)")
    #expect(driver.frames.count == 2)
    #expect(String(decoding: driver.frames[1], as: UTF8.self).contains("\"50\""))
  }

  @Test func aClientThatComesBackIsToldWhatItMissed() throws {
    let screen = Everything()
    let driver = WebDriver(screen)
    driver.isSlow = true
    screen.isOn = true
    screen.context.setNeedsUpdate()
    driver.receive()
    let session = driver.session
    // The frame was lost with the connection.
    session.connect()
    #expect(session.handle(Array("[1,\"h\",1,0,60]".utf8), at: .zero) == .accepted)
    let frame = try #require(session.takeFrame())
    #expect(String(decoding: frame, as: UTF8.self).contains("\"r\":1"))
    // With the newest version nothing has to be sent.
    session.connect()
    #expect(session.handle(Array("[1,\"h\",\(session.version),0,60]".utf8), at: .zero) == .accepted)
    #expect(session.takeFrame() == nil)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>) func randomClientsBreakNothing(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let driver = WebDriver(Everything())
    var accepted = 0
    for _ in 0..<200 {
      // Slow enough not to be taken for a forger.
      driver.wait(.seconds(2))
      let message = Self.message(using: &random, driver)
      switch driver.send(message) {
      case .accepted: accepted += 1
      case .rejected, .late: break
      case .ended(let reason): Issue.record("seed \(seed): \(message) ended the session: \(reason)")
      }
    }
    #expect(accepted >= 60, "seed \(seed)")
  }

  /// A message as a client may send it, about anything.
  private static func message(using random: inout SeededGenerator, _ driver: WebDriver) -> String {
    let names = [
      "t", "i", "c", "y", "s", "a", "o", "m", "r", "f", "b", "w", "g", "q", "x", "v", "z",
    ]
    func number(_ range: Range<Int>) -> Int { .random(in: range, using: &random) }
    func id() -> Int {
      // Mostly what the user can reach: a menu or a question is over the page.
      let page = number(0..<6) == 0 ? driver.session.page : driver.session.topPage
      let ids = page.entries.map(\.id)
      return number(0..<8) == 0 ? number(-2..<200) : ids.randomElement(using: &random) ?? 0
    }
    let name = names.randomElement(using: &random) ?? "b"
    let fields: [Any] =
      switch name {
      case "c": [id(), ["true", "false", "0", "1", "-3.5", "\"ab\"", "\"\""][number(0..<7)]]
      case "y", "v": [id(), number(0..<2)]
      case "a": [id(), number(0..<3), TitleMark.of(["Delete", "Never", "Flag"][number(0..<3)])]
      case "m": [id(), [-1, 1][number(0..<2)]]
      case "r": [id(), id(), number(0..<2)]
      case "b": []
      case "z": [number(0..<2)]
      case "w":
        [
          number(-5..<20), number(0..<80), id(), id(), id(), number(0..<2), number(-50..<50),
          number(-1..<1_002), number(-1..<1_002),
        ]
      case "g": [["\"p\"", "\"z\""][number(0..<2)]]
      case "q": [["\"tea\"", "\"\""][number(0..<2)]]
      case "x": [["\"F\"", "\"S\"", "\"Z\""][number(0..<3)]]
      default: [id()]
      }
    return (["\"\(name)\""] + fields.map { "\($0)" }).joined(separator: ",")
  }
}

@Suite struct PageTextTests {
  private final class Small: Screen {
    let context = ScreenContext()
    let title = "Tea"
    let status = "2 kinds"
    var commands: [Command] { [Command("n", "New") { _ in }] }

    var sections: [Section] {
      Section("a", header: "Green", footer: "Keep dry", index: "G") {
        TextRow("Sencha", value: "4 €").id(1).onTap {}
        TextFieldRow("Note", text: "", placeholder: "…") { _ in }.id(2)
        TextFieldRow("More", text: "") { _ in }.id(3)
      }
    }
  }

  @Test func theWholePage() {
    let session = WebSession(Navigator(root: Small()))
    #expect(
      session.firstPage(token: "0123") == """
        <!doctype html>
        <html lang="en" dir="ltr">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <link rel="icon" href="data:,">
        <link rel="stylesheet" href="/app.css">
        <script type="module" src="/app.js"></script>
        <title>Tea</title>
        </head>
        <body data-tab="0123" data-v="1" data-words="{&quot;rows&quot;:&quot;Rows: {count}&quot;,\
        &quot;moved&quot;:&quot;Moved to {place} of {count}&quot;,&quot;lost&quot;:\
        &quot;Reconnecting …&quot;,&quot;back&quot;:&quot;Reconnected&quot;,\
        &quot;cookies&quot;:&quot;This page needs cookies. Allow them for this site, then reload the page.&quot;,\
        &quot;file&quot;:&quot;The file was not sent. Try again.&quot;}" data-w="0,5,5,0,3,0" data-u="[0]">
        <form method="post" novalidate autocomplete="off" action="/do?tab=0123">
        <input type="hidden" name="v" value="1">
        <button class="vh" name="e" value="apply" tabindex="-1">Apply</button>
        <header id="r0" class="chrome"><nav class="q to" aria-label="Screens"></nav>\
        <nav class="q way" aria-label="Breadcrumb"></nav><h1 class="q" id="title" dir="auto">Tea</h1>\
        <p class="q st">2 kinds</p><div class="q cmd" role="group" aria-label="Commands"><button class="k" \
        name="e" value="g n" aria-keyshortcuts="n" title="Keys: n">New</button>\
        <button class="kq" name="e" value="l" aria-keyshortcuts="?"></button>\
        <button class="kq" name="e" value="P"></button></div><nav class="q ix" aria-label="Index">\
        <button name="e" value="x G">G</button></nav><p class="q msg"></p>\
        <dialog class="q" id="box" aria-labelledby="bt" aria-describedby="bq"></dialog></header>
        <main id="main"><div id="before"></div>
        <div id="rows">
        <div id="r1" class="r hd"><div class="b"><div class="x"><h2 class="q t" dir="auto" id="h1">Green</h2></div></div></div>
        <ul role="list" aria-labelledby="h1">
        <li id="r2" class="r" aria-posinset="1" aria-setsize="3"><button class="b p" name="e" value="t 2">\
        <span class="x"><span class="q t" dir="auto">Sencha</span></span><span class="q v">4 €</span></button></li>
        <li id="r3" class="r" aria-posinset="2" aria-setsize="3"><label class="b"><span class="x"><span class="q t" \
        dir="auto">Note</span></span><input type="text" class="q c p" name="c 3" aria-describedby="m3" placeholder="…" \
        maxlength="1000" dir="auto" value=""></label><p class="q m" id="m3"></p></li>
        <li id="r4" class="r" aria-posinset="3" aria-setsize="3"><label class="b"><span class="x"><span class="q t" \
        dir="auto">More</span></span><input type="text" class="q c p" name="c 4" aria-describedby="m4" placeholder="" \
        maxlength="1000" dir="auto" value=""></label><p class="q m" id="m4"></p></li>
        </ul>
        <div id="r5" class="r ft"><div class="b"><div class="x"><p class="q t ln ll y10 y2" dir="auto">Keep dry</p></div></div></div>
        </div>
        <div id="after"></div></main>
        </form>
        <p id="net"></p><p id="live" class="vh" role="status"></p>
        </body>
        </html>

        """)
  }

  @Test func returnInAFieldLeadsToTheNextOne() throws {
    let driver = WebDriver(Small())
    let note = try #require(driver.id("Note"))
    let more = try #require(driver.id("More"))
    driver.send("\"s\",\(note)")
    let frame = try #require(driver.frames.last)
    #expect(String(decoding: frame, as: UTF8.self).contains("\"j\":[\(more),0,\(more)]"))
  }
}

extension WebSession.Outcome {
  fileprivate var isRejectedOrAccepted: Bool {
    if case .ended = self { false } else { true }
  }
}
