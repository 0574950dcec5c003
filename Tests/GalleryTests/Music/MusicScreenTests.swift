import Testing

@Suite struct MusicScreenTests {
  @Test func ordersModules_AndFindsTheOrderAgain() throws {
    try withTemporaryFolder { folder in
      try folder.write(page, to: "page.json")
      let screen = try screen(folder)
      #expect(screen.titles == ["One", "Two", "Three"])
      try screen.press("tab d")
      #expect(screen.titles == ["One", "Three", "Two"])
      #expect(screen.focusedLine?.contains("song c") == true)
      try screen.press("u u")
      #expect(screen.titles == ["Two", "One", "Three"])

      let again = try self.screen(folder)
      #expect(again.titles == ["Two", "One", "Three"])
      try again.press("r")
      #expect(try self.screen(folder).titles == ["One", "Two", "Three"])
    }
  }

  @Test func movesTheSameModule_WhenTheKeyIsHeld() throws {
    try withTemporaryFolder { folder in
      try folder.write(page, to: "page.json")
      let screen = try screen(folder)
      try screen.press("d d d")
      #expect(screen.titles == ["Two", "Three", "One"])
      #expect(screen.focusedLine?.contains("song a") == true)
    }
  }

  @Test func hidesAModule_AndShowsItAgainInItsPlace() throws {
    try withTemporaryFolder { folder in
      try folder.write(page, to: "page.json")
      let screen = try screen(folder)
      try screen.press("tab x")
      #expect(screen.titles == ["One", "Three", "Hidden"])
      #expect(screen.lines[0].hasSuffix("2 modules · 1 hidden"))
      #expect(try self.screen(folder).titles == ["One", "Three", "Hidden"])
      try screen.press("end enter")
      #expect(screen.titles == ["One", "Two", "Three"])
    }
  }

  @Test func f127_showsTheOtherSongs_WhenOneIsBroken() throws {
    try withTemporaryFolder { folder in
      try folder.write(page.replacing(#""song b""#, with: "null"), to: "page.json")
      let screen = try screen(folder)
      #expect(screen.lines.contains { $0.contains("song a") })
      #expect(!screen.lines.contains { $0.contains("song b") })
      #expect(screen.titles == ["One", "Two", "Three", "Problems"])
      #expect(screen.lines.contains { $0.contains("modules[0].songs[1]") })
      try screen.press("l")
      #expect(screen.titles.last == "问题")
    }
  }

  @Test(arguments: ["", "{", "[]", "{\"modules\": 7}", "\u{0}"])
  func saysWhatIsWrong_WhenThePageCannotBeRead(_ text: String) throws {
    try withTemporaryFolder { folder in
      try folder.write(text, to: "page.json")
      let screen = try screen(folder)
      #expect(screen.lines.contains { $0.contains("No modules") })
      #expect(screen.titles == ["Problems"])
    }
  }

  @Test func showsBothSongs_WhenAnIdentityIsRepeated() throws {
    try withTemporaryFolder { folder in
      try folder.write(page.replacing(#""id":"b""#, with: #""id":"a""#), to: "page.json")
      let screen = try screen(folder)
      #expect(screen.lines.contains { $0.contains("song a") })
      #expect(screen.lines.contains { $0.contains("song b") })
      screen.resize(columns: 200, rows: 20)
      // The diagnostic ends with the section and its line.
      let message = screen.lines.suffix(2).joined()
      #expect(
        message.hasPrefix(
          #" Row identity ID(module: "1", song: "a") is repeated: first at "#
            + "(0, 0), again at (0, 1). Both rows are shown; assign each row an identity of its "
            + "own, for example with .id(…)."))
      #expect(message.contains("declared at Gallery/MusicScreen.swift:"))
    }
  }

  @Test func goesOn_WhenTheOrderCannotBeSaved() throws {
    try withTemporaryFolder { folder in
      try folder.write(page, to: "page.json")
      try folder.write("a file, no folder", to: "blocked")
      let screen = try screen(folder, state: "blocked/state.json")
      try screen.press("x")
      #expect(screen.titles == ["Two", "Three", "Hidden"])
      #expect(screen.lines[1].contains("✗ The order could not be saved"))
      #expect(screen.lines[0].hasSuffix("2 modules · 1 hidden · not saved"))
      try screen.press("down x")
      #expect(screen.lines[0].contains("1 module · 2 hidden"))
    }
  }

  @Test func showsAFailedSave_ToAReaderAtTheTopOfALongPage() throws {
    try withTemporaryFolder { folder in
      try folder.write(page, to: "page.json")
      let screen = try screen(folder, state: "none/state.json")
      screen.resize(columns: 70, rows: 6)
      try folder.write("a file, no folder", to: "none")
      try screen.press("down x")
      #expect(screen.lines[1].contains("✗ The order could not be saved"))
    }
  }

  @Test func saysAtTheTop_WhenTheSavedOrderCannotBeRead() throws {
    try withTemporaryFolder { folder in
      try folder.write(page, to: "page.json")
      try folder.write("no JSON", to: "state.json")
      let screen = try screen(folder)
      #expect(screen.lines[1].contains("✗ "))
      #expect(screen.lines.contains { $0.contains("in their usual order.") })
      #expect(screen.titles == ["One", "Two", "Three"])
    }
  }

  @Test func playsASong_InPlace() throws {
    try withTemporaryFolder { folder in
      try folder.write(page, to: "page.json")
      let screen = try screen(folder)
      _ = screen.takeTrace()
      try screen.press("enter")
      #expect(screen.focusedLine?.hasPrefix("❯ ▶ song a") == true)
      let trace = screen.takeTrace()
      #expect(trace.rebound == 1)
      #expect(trace.bound + trace.made + trace.recycled == 0)
    }
  }

  @Test func showsThePageThatComesWithTheProgram() throws {
    let screen = try ScreenDriver("music", columns: 70, rows: 40)
    #expect(screen.lines.contains { $0.contains("茉莉花") })
    #expect(screen.lines[0].hasSuffix("7 modules · 0 hidden"))
    try screen.press("l")
    #expect(screen.lines[1].hasPrefix("今") || screen.lines[1].contains("夜"))
  }

  private func screen(_ folder: TemporaryFolder, state: String = "state.json") throws
    -> ScreenDriver
  {
    try ScreenDriver("music", columns: 70, rows: 20) {
      $0.file = folder.path("page.json")
      $0.arrangement = folder.path(state)
    }
  }

  private let page = """
    {"modules": [
      {"id":"1","kind":"list","title":"One","songs":[
        {"id":"a","title":"song a","artist":"x","seconds":61,"plays":1},
        {"id":"b","title":"song b","artist":"y","seconds":62,"plays":2}]},
      {"id":"2","kind":"list","title":"Two","songs":[
        {"id":"c","title":"song c","artist":"z","seconds":63,"plays":3}]},
      {"id":"3","kind":"list","title":"Three","songs":[
        {"id":"a","title":"song a again","artist":"x","seconds":61,"plays":1}]}]}
    """
}

extension ScreenDriver {
  /// The headers from top to bottom.
  fileprivate var titles: [String] {
    lines.compactMap { line in
      line.contains("───") ? line.split(separator: " ─").first.map(String.init) : nil
    }
  }
}
