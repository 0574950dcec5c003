import Gallery
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite struct FilesScreenTests {
  private func screen(_ folder: TemporaryFolder, rows: Int = 14) throws -> ScreenDriver {
    try ScreenDriver("files", columns: 140, rows: rows) { $0.folder = folder.path }
  }

  /// The rows below the root, without values.
  private func names(_ screen: ScreenDriver) -> [String] {
    screen.texts.dropFirst(2).dropLast().filter { !$0.isEmpty }.map { line in
      String(line.dropFirst(4).prefix(24)).replacingTrailingSpaces
    }
  }

  @Test func showsFoldersFirst_AndReadsWhatIsExpanded() throws {
    try withTemporaryFolder { folder in
      try folder.write("12345", to: "b.txt")
      try folder.write("", to: "Z/inner/deep.txt")
      try folder.write("", to: "a/x")
      try folder.write("", to: ".hidden")
      let screen = try screen(folder)
      #expect(names(screen) == ["▸ a", "▸ Z", "  b.txt"])
      try screen.press("right down right right right")
      #expect(names(screen) == ["▸ a", "▾ Z", "  ▾ inner", "      deep.txt", "  b.txt"])
      try screen.press("left left left")
      #expect(names(screen) == ["▸ a", "▸ Z", "  b.txt"])
      #expect(screen.focusedLine?.contains("Z") == true)
      try screen.press("h")
      #expect(names(screen).contains("  .hidden"))
      try screen.press("end enter")
      #expect(screen.texts.contains { $0.contains("Size  5 bytes") })
      try screen.press("c")
      #expect(names(screen).contains("▸ Z"))
    }
  }

  @Test func readsAgain_KeepingWhatIsExpanded() throws {
    try withTemporaryFolder { folder in
      try folder.write("", to: "a/one")
      let screen = try screen(folder)
      try screen.press("right right")
      #expect(names(screen) == ["▾ a", "    one"])
      try folder.write("", to: "a/two")
      try folder.write("", to: "new/x")
      try screen.press("f5")
      #expect(names(screen) == ["▾ a", "    one", "    two", "▸ new"])
      try folder.remove("a")
      try screen.press("f5")
      #expect(names(screen) == ["▸ new"])
    }
  }

  @Test func saysWhatIsWrong_AndTriesAgain() throws {
    try withTemporaryFolder { folder in
      try folder.write("", to: "a/one")
      let screen = try screen(folder)
      try folder.remove("a")
      try screen.press("right right")
      #expect(screen.texts.contains { $0.contains("✗ Could not open") })
      #expect(screen.texts.contains { $0.contains("Try again") })
      try folder.write("", to: "a/back")
      try screen.press("down enter")
      #expect(names(screen) == ["▾ a", "    back"])
    }
  }

  @Test func saysWhatIsWrong_WithTheRoot() throws {
    let screen = try ScreenDriver("files", columns: 140, rows: 8) { $0.folder = "/nowhere/at/all" }
    #expect(screen.texts.contains { $0.contains("No such file") })
    try screen.press("down enter r")
    #expect(screen.texts.contains { $0.contains("No such file") })
    let file = try ScreenDriver("files", columns: 140, rows: 8) { $0.folder = "/dev/null" }
    #expect(file.texts.contains { $0.contains("Not a directory") })
  }

  @Test func doesNotFollowALinkInCircles() throws {
    try withTemporaryFolder { folder in
      try folder.write("", to: "a/b/file")
      try folder.link("a/b/up", to: "..")
      try folder.link("a/b/self", to: "self")
      try folder.link("broken", to: "/nowhere")
      let screen = try screen(folder, rows: 20)
      try screen.press("right right right right")
      #expect(screen.texts.contains { $0.contains("▸ up") && $0.hasSuffix("→ ..") })
      #expect(screen.texts.contains { $0.contains("broken") && $0.hasSuffix("→ /nowhere") })
      try screen.press("right right")
      #expect(screen.texts.contains { $0.contains("leads back to a folder above.") })
      #expect(screen.texts.contains { $0.contains("file") })
    }
  }

  @Test func showsNamesThatAreNotUTF8_AndUnfoldsThem() throws {
    try withTemporaryFolder { folder in
      // Two names that look the same.
      for byte: UInt8 in [0xFF, 0xFE] {
        let path = (Array(folder.path.utf8) + [0x2F, 0x6E, byte, 0]).map { CChar(bitPattern: $0) }
        #expect(mkdir(path, 0o700) == 0)
      }
      let screen = try screen(folder)
      #expect(names(screen) == ["▸ n\u{FFFD}", "▸ n\u{FFFD}"])
      try screen.press("right down right")
      #expect(names(screen) == ["▸ n\u{FFFD}", "▾ n\u{FFFD}", "    ∅ Empty"])
    }
  }

  @Test func largeFolder_expanded_isLoadedOnce() async throws {
    try await withTemporaryFolder { folder in
      try folder.makeFolder("big")
      for number in 0..<4_500 {
        let path = folder.path("big/\(10_000 + number)")
        #expect(mkdir(path, 0o700) == 0)
      }
      let screen = try screen(folder)
      try screen.press("right right")
      #expect(screen.lines[0].hasSuffix("reading"))
      #expect(screen.texts[2].contains("◌ big"))
      // Collapsing and expanding the folder while it is loaded changes nothing.
      try screen.press("left")
      #expect(screen.texts[2].contains("▸ big"))
      try screen.press("right")
      #expect(screen.lines[0].hasSuffix("reading"))
      await screen.settle()
      #expect(screen.lines[0].hasSuffix("4,502 rows"))
      try screen.press("end")
      #expect(screen.focusedLine?.contains("14499") == true)
    }
  }
}

extension String {
  fileprivate var replacingTrailingSpaces: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
