import Testing

@Suite struct LogScreenTests {
  @Test func startsAtTheEnd_AndStaysThere() throws {
    try withLog(lines: 1...50) { folder, screen in
      #expect(screen.focusedLine == "❯ line 50")
      try folder.append("line 51\nline 52\n", to: "log")
      screen.wait(.milliseconds(250))
      #expect(screen.focusedLine == "❯ line 52")
      #expect(screen.texts[10] == "❯ line 52")
    }
  }

  @Test func staysPut_WhenTheReaderHasGoneBack() throws {
    try withLog(lines: 1...50) { folder, screen in
      try screen.press("up*20")
      let before = screen.texts[1...10]
      #expect(screen.focusedLine == "❯ line 30")
      try folder.append("line 51\nline 52\n", to: "log")
      screen.wait(.milliseconds(250))
      #expect(screen.texts[1...10] == before)
      try screen.press("end")
      try folder.append("line 53\n", to: "log")
      screen.wait(.milliseconds(250))
      #expect(screen.focusedLine == "❯ line 53")
    }
  }

  @Test func staysPut_WhenTheReaderScrolledBackByWheel() throws {
    try withLog(lines: 1...50) { folder, screen in
      try screen.press("wheel:up*5")
      let before = screen.texts[1...10]
      try folder.append("line 51\n", to: "log")
      screen.wait(.milliseconds(250))
      #expect(screen.texts[1...10] == before)
      try screen.press("wheel:down*20")
      try folder.append("line 52\n", to: "log")
      screen.wait(.milliseconds(250))
      #expect(screen.lines.contains { $0.contains("line 52") })
    }
  }

  @Test func growsTheLastLineInPlace() throws {
    try withLog(lines: 1...3) { folder, screen in
      try folder.append("half", to: "log")
      screen.wait(.milliseconds(250))
      #expect(screen.lines[4].hasSuffix(" half"))
      try folder.append(" a line\n", to: "log")
      screen.wait(.milliseconds(250))
      #expect(screen.lines[4].hasSuffix(" half a line"))
    }
  }

  @Test func goesOn_WhenTheFileIsRotatedOrCut() throws {
    try withLog(lines: 1...3) { folder, screen in
      try folder.rename("log", to: "log.1")
      try folder.write("line 4\n", to: "log")
      screen.wait(.milliseconds(250))
      #expect(screen.lines.contains { $0.contains("line 4") })
      #expect(screen.lines.contains { $0.contains("line 3") })
      #expect(screen.texts[4].hasPrefix("  ! /"))
      #expect(screen.texts.contains { $0.hasSuffix("file.") })
      try folder.truncate("log", to: 0)
      screen.wait(.milliseconds(250))
      try folder.append("line 5\n", to: "log")
      screen.wait(.milliseconds(250))
      #expect(screen.lines.contains { $0.contains("line 5") })
    }
  }

  @Test func saysWhatIsWrong_AndGoesOnWhenItIsMended() throws {
    try withTemporaryFolder { folder in
      let screen = try ScreenDriver("log") { $0.file = folder.path("log") }
      #expect(screen.lines[1].contains("✗"))
      #expect(screen.texts.contains { $0.hasSuffix("No such file or directory.") })
      #expect(screen.texts.contains("    The screen goes on as soon as it can be read"))
      try folder.write("here\n", to: "log")
      screen.wait(.milliseconds(250))
      #expect(screen.focusedLine == "❯ here")
      #expect(!screen.lines.contains { $0.contains("✗") })
    }
  }

  @Test func showsNothingOfABinaryFile() throws {
    try withTemporaryFolder { folder in
      try folder.write([0x61, 0, 0x62], to: "log")
      let screen = try ScreenDriver("log", columns: 200) { $0.file = folder.path("log") }
      #expect(screen.lines[1].contains("looks like a binary file"))
    }
  }

  @Test func showsEscapesAsPictures() throws {
    try withTemporaryFolder { folder in
      try folder.write("\u{1B}[31mred\u{7}\n", to: "log")
      let screen = try ScreenDriver("log") { $0.file = folder.path("log") }
      #expect(screen.focusedLine == "❯ ␛[31mred␇")
    }
  }

  @Test func expandsALongLine() throws {
    try withTemporaryFolder { folder in
      try folder.write(String(repeating: "word ", count: 30) + "\n", to: "log")
      let screen = try ScreenDriver("log") { $0.file = folder.path("log") }
      #expect(screen.lines[1].hasSuffix("…"))
      try screen.press("enter")
      #expect(screen.lines[2].hasPrefix("  Line 1  word word"))
      #expect(screen.texts[5].hasSuffix("word"))
      #expect(screen.texts[6] == "  Length  150 characters")
    }
  }

  @Test func showsAVeryLongLine_ToItsEnd() throws {
    try withTemporaryFolder { folder in
      try folder.write(String(repeating: "word ", count: 600) + "end.\n", to: "log")
      let screen = try ScreenDriver("log") { $0.file = folder.path("log") }
      try screen.press("enter wheel:down*40")
      #expect(screen.texts.contains { $0.hasSuffix("word end.") })
      try screen.press("wheel:up*40 pagedown*8")
      #expect(screen.texts.contains { $0.hasSuffix("word end.") })
    }
  }

  @Test func doesNotRepeatAShortLine_WhenItIsExpanded() throws {
    try withLog(lines: 1...3) { _, screen in
      try screen.press("enter")
      #expect(screen.texts[3...4] == ["❯ line 3", "  Line 3  6 characters"])
    }
  }

  @Test func saysWhatHappened_ToAReaderAtTheEnd() throws {
    try withLog(lines: 1...50) { folder, screen in
      try folder.truncate("log", to: 0)
      screen.wait(.milliseconds(250))
      #expect(screen.texts.contains { $0.hasSuffix("shorter.") })
      try folder.append("line 51\n", to: "log")
      screen.wait(.milliseconds(250))
      #expect(screen.focusedLine == "❯ line 51")
      try screen.press("enter")
      #expect(screen.texts.contains("  Line 1  7 characters"))
      try screen.press("c")
      #expect(!screen.texts.contains { $0.contains("!") })
    }
  }

  @Test func saysWhatIsMissing_BeforeTheFirstLine() throws {
    try withTemporaryFolder { folder in
      let line = String(repeating: "x", count: 63) + "\n"
      try folder.write(String(repeating: line, count: 200_000), to: "log")
      let screen = try ScreenDriver("log") { $0.file = folder.path("log") }
      try screen.press("home")
      #expect(screen.texts[1].hasSuffix("Earlier lines are not shown"))
      #expect(screen.texts[2] == "    Before these: 4.2 MiB and 31,072 lines")
      try screen.press("c")
      #expect(!screen.texts.contains { $0.contains("Earlier") })
    }
  }

  @Test func machineWithoutLogs_showsAnExampleThatGrows() throws {
    let screen = try ScreenDriver("log")
    #expect(screen.lines[0].hasSuffix("example · 30 lines"))
    #expect(screen.focusedLine == "❯ 12:00:29  GET /search?q=blue 200 in 11 ms")
    for _ in 0..<2 { screen.wait(.milliseconds(250)) }
    #expect(screen.lines[0].hasSuffix("example · 31 lines"))
    try screen.press("c")
    #expect(screen.lines[0].hasSuffix("example · 0 lines"))
  }

  @Test func logOfTheMachine_isFollowed_ifNoFileWasNamed() throws {
    try withTemporaryFolder { folder in
      try folder.write("first\n", to: "syslog")
      let screen = try ScreenDriver("log") { $0.logs = ["/nowhere", folder.path("syslog")] }
      #expect(screen.focusedLine == "❯ first")
    }
  }

  private func withLog(
    lines: ClosedRange<Int>, _ body: (TemporaryFolder, ScreenDriver) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      try folder.write(lines.map { "line \($0)\n" }.joined(), to: "log")
      try body(folder, ScreenDriver("log", columns: 40) { $0.file = folder.path("log") })
    }
  }
}
