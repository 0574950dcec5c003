import Tableware
import TablewareForms
import TablewareHosting
import TablewareTesting
import Testing

/// A header of a type of its own.
struct PostsHeader: HeaderRow {
  var count: Int
  var body: RowContent {
    RowContent(
      image: RowImage(.symbol("tray", glyph: "▤")), title: "Posts",
      badges: [RowBadge("\(count)")], subtitle: "of all friends")
  }
}

/// A header is presented as a row is, and its events go up the same chain.
@Suite struct HeaderRowTests {
  private let table = Table()
  private let backend: RecordingBackend

  init() { backend = RecordingBackend(table) }

  private func show(_ header: (any SectionHeaderConvertible)?, rows: [String] = ["a", "b"]) {
    table.show {
      Section("posts", header: header) { for row in rows { TextRow(RowText(row)) } }
    }
    backend.endTurn()
  }

  private var header: BoundRow? { backend.binding(at: .header(of: 0)) }

  @discardableResult
  private func perform(_ gesture: RowGesture) throws -> GestureResult {
    defer { backend.endTurn() }
    return Interaction(table.host).perform(gesture, on: try #require(header))
  }

  private var messages: [String] { table.diagnostics.recent.map(\.description) }

  @Test func header_ofItsOwnType_hasTheContentOfARow() {
    show(PostsHeader(count: 3))
    #expect(header?.content == PostsHeader(count: 3).body)
    #expect(header?.kind.name == "PostsHeader")
    #expect(header?.presentation.tap == TapEffect.none)
    #expect(table.snapshot.rowCount(in: 0) == 2)
  }

  @Test func text_isAHeaderAndAFooter() {
    table.show { Section("a", header: "Above", footer: "Below") {} }
    backend.endTurn()
    #expect(backend.shownHeaders.map { $0?.title.string } == ["Above"])
    #expect(backend.shownFooters.map { $0?.title.string } == ["Below"])
    #expect(backend.shownFooters[0]?.titleLineLimit == 12)
  }

  @Test func anyRow_isAHeader() throws {
    var isOn = false
    show(ToggleRow("All", isOn: isOn) { isOn = $0 })
    try perform(.activate)
    #expect(isOn)
  }

  @Test func tap_onAHeader_goesUpTheChain() throws {
    var heard: [String] = []
    table.trace = { if case .event(_, _, let level, _) = $0 { heard.append("\(level)") } }
    table.on(Tap.self, from: PostsHeader.self) { _, header, source in
      heard.append("table \(header.count) in \(source.section)")
      return .handled
    }
    show(PostsHeader(count: 7).on(Tap.self) { _, _ -> EventResponse in .passed })
    #expect(header?.presentation.tap == .act)
    #expect(try perform(.tap) == .delivered(.handled(by: .table)))
    #expect(heard.contains("table 7 in \"posts\"") || heard.contains("table 7 in posts"))
  }

  @Test func handlersForAnyRow_makeNoHeaderAButton() {
    table.on(Tap.self) { _, _ in }
    table.on(Appearance.self) { _, _ in }
    table.show {
      Section("posts", header: "Posts") { TextRow("a") }.on(LongPress.self) { _, _ in }
    }
    backend.endTurn()
    #expect(header?.presentation.tap == TapEffect.none)
    #expect(header?.presentation.hasLongPress == false)
    #expect(header?.presentation.displayEvents == [])
    #expect(backend.bindings.rows.first?.presentation.tap == .act)
  }

  @Test func menu_ofAHeader_runsItsActions() throws {
    var heard: [String] = []
    show(
      PostsHeader(count: 1).menu([
        RowAction("Mark read") { source in heard.append("read \(source.section)") }
      ]))
    #expect(header?.presentation.hasMenu == true)
    try perform(.action(index: 0, title: "Mark read"))
    #expect(heard.count == 1)
  }

  @Test func disabledHeader_answersNothing() throws {
    var taps = 0
    show(PostsHeader(count: 1).onTap { taps += 1 }.disabled())
    #expect(try perform(.tap) == .disabled)
    #expect(taps == 0)
  }

  @Test func header_cannotBeMovedOrSelected() {
    table.selectionMode = .multiple
    show(PostsHeader(count: 1).movable())
    #expect(header?.presentation.isMovable == false)
    #expect(header?.presentation.tap == TapEffect.none)
  }

  @Test func changedHeader_isBoundAgainInPlace() {
    show(PostsHeader(count: 1))
    backend.clearCalls()
    show(PostsHeader(count: 1))
    #expect(backend.calls == [])
    show(PostsHeader(count: 2))
    var refresh = ContentChanges()
    refresh.rows = [.header(of: 0)]
    #expect(backend.calls == [.refresh(refresh)])
    #expect(header?.content.badges == [RowBadge("2")])
  }

  @Test func headerOfAnotherType_getsAnotherCell() {
    show(PostsHeader(count: 1))
    backend.clearCalls()
    show("Posts")
    var refresh = ContentChanges()
    refresh.replacedRows = [.header(of: 0)]
    #expect(backend.calls == [.refresh(refresh)])
  }

  @Test func tap_onAHeaderThatIsGone_isStale() throws {
    show(PostsHeader(count: 1).onTap {})
    let old = try #require(header)
    show(nil)
    #expect(Interaction(table.host).perform(.tap, on: old) == .stale)
    #expect(messages.contains { $0.contains("Tap") && $0.contains("header of") })
  }

  @Test func headers_ofRepeatedSections_answerEachForTheirOwn() throws {
    var taps: [String] = []
    table.show {
      for name in ["first", "second"] {
        Section("same", header: PostsHeader(count: 1).onTap { taps.append(name) }) {}
      }
    }
    backend.endTurn()
    let second = try #require(backend.binding(at: .header(of: 1)))
    Interaction(table.host).perform(.tap, on: second)
    #expect(taps == ["second"])
    #expect(messages.count == 1)
  }

  @Test func emptyHeader_andHugeBadge_areReportedAndShown() {
    show(RowContentRow(RowContent(title: "")))
    show(
      RowContentRow(
        RowContent(title: "x", badges: [RowBadge(String(repeating: "b", count: 10_000))])))
    // A back end that binds rows by itself reports their problems; this one leaves it to the host.
    for path in [RowPath.header(of: 0)] {
      _ = table.host.bind(path, in: table.snapshot, generation: 0)
    }
    show(RowContentRow(RowContent(title: "")))
    _ = table.host.bind(.header(of: 0), in: table.snapshot, generation: 0)
    #expect(messages.contains { $0.contains("10000 characters") })
    #expect(messages.contains { $0.contains("has no text, image or control") })
    #expect(table.snapshot.rowCount(in: 0) == 2)
  }

  @Test func tableHeaderAndFooter_standAtTheEnds() {
    table.show {
      Section.tableFooter("3 posts")
      Section("posts", header: "Posts") { TextRow("a") }
      Section.tableHeader(PostsHeader(count: 3))
    }
    backend.endTurn()
    #expect(backend.shownHeaders.map { $0?.title.string } == ["Posts", "Posts", nil])
    #expect(backend.binding(at: .header(of: 0))?.kind.name == "PostsHeader")
    #expect(backend.shownFooters.map { $0?.title.string } == [nil, nil, "3 posts"])
    #expect(!table.snapshot.hasStickyHeader(0))
    #expect(messages == [])
  }

  @Test func insertedSections_stayBetweenTheHeaderAndTheFooterOfTheTable() {
    table.show {
      Section.tableHeader("top")
      Section("a", header: "A") {}
      Section.tableFooter("bottom")
    }
    table.append { Section("b", header: "B") {} }
    table.insert(at: 0) { Section("c", header: "C") {} }
    backend.endTurn()
    #expect(backend.shownHeaders.map { $0?.title.string } == ["top", "C", "A", "B", nil])
    table["a"].move(to: 4)
    backend.endTurn()
    #expect(backend.shownHeaders.map { $0?.title.string } == ["top", "C", "B", "A", nil])
    #expect(backend.shownFooters.last??.title.string == "bottom")
    #expect(backend.violations == [] && messages == [])
  }

  @Test func tableHeader_thatIsInserted_isTheFirst() {
    table.show { Section("a", header: "A") {} }
    table.append { Section.tableHeader("top") }
    table.insert(at: 0) { Section.tableFooter("bottom") }
    backend.endTurn()
    #expect(backend.shownHeaders.map { $0?.title.string } == ["top", "A", nil])
    #expect(messages == [])
  }

  @Test func aSecondTableHeader_isReportedAndShown() {
    table.show {
      Section.tableHeader("one")
      Section.tableHeader("two")
    }
    backend.endTurn()
    #expect(backend.shownHeaders.map { $0?.title.string } == ["one", "two"])
    #expect(messages.count == 1)
  }

  @Test func emptyText_standsInThePlaceOfTheRows() {
    func show(_ rows: [String]) -> [[String]] {
      table.show {
        Section("a", header: "A") { for row in rows { TextRow(RowText(row)) } }
          .emptyText("Nothing here.")
      }
      backend.endTurn()
      return backend.shownContents.map { $0.map(\.title.string) }
    }
    #expect(show([]) == [["Nothing here."]])
    #expect(show(["a", "b"]) == [["a", "b"]])
    #expect(show([]) == [["Nothing here."]])
    table["a"].append { TextRow("c") }
    backend.endTurn()
    #expect(backend.shownContents.map { $0.map(\.title.string) } == [["c"]])
    table["a"].removeAll()
    backend.endTurn()
    #expect(backend.shownContents.map { $0.map(\.title.string) } == [["Nothing here."]])
    #expect(backend.violations == [])
    #expect(messages == [])
  }
}

/// A header that is nothing but a content.
struct RowContentRow: HeaderRow {
  let body: RowContent
  init(_ body: RowContent) { self.body = body }
}
