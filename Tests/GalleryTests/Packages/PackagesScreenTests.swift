import Testing

@Suite struct PackagesScreenTests {
  @Test func groupsPackagesByLetter_OthersLast() throws {
    try withPackages { screen in
      #expect(
        screen.lines.dropLast() == [
          " Packages                       5 packages · installed only",
          "A ────────────────────────────────────────────────────────",
          "❯ apt  package manager                     1.0     1.0 MiB",
          "  awk  patterns                            1.0     2.0 KiB",
          "B ────────────────────────────────────────────────────────",
          "  bash  the shell of GNU                   1.0     3.0 MiB",
          "Z ────────────────────────────────────────────────────────",
          "  zsh  another shell                       1.0     4.0 MiB",
          "# ────────────────────────────────────────────────────────",
          "  0ad  a game                              1.0     3.9 GiB",
          "",
        ])
    }
  }

  @Test func findsByNameAndSummary_AsTheReaderTypes() throws {
    try withPackages { screen in
      screen.resize(columns: 80, rows: 12)
      try screen.press("/ text:SHEL")
      #expect(screen.lines[0].hasSuffix("2 of 5 packages · installed only"))
      #expect(screen.lines[2].hasPrefix("❯ bash  the shell"))
      #expect(screen.lines[4].hasPrefix("  zsh  another shell"))
      try screen.press("backspace*4")
      #expect(screen.lines[0].hasSuffix("5 packages · installed only"))
    }
  }

  @Test func saysSo_WhenNothingMatches() throws {
    try withPackages { screen in
      try screen.press("/ text:nothing enter")
      #expect(screen.lines[1].contains("No package has “nothing” in its name or summary"))
      try screen.press("esc")
      #expect(screen.lines[0].hasSuffix("5 packages · installed only"))
    }
  }

  @Test func showsWhatAptKnows_InOneCommit_AndKeepsTheFocus() throws {
    try withPackages { screen in
      try screen.press("down down a")
      #expect(screen.lines[0].hasSuffix("7 packages · 5 installed"))
      #expect(screen.focusedLine?.hasPrefix("❯ ● bash") == true)
      #expect(screen.lines.contains { $0.hasPrefix("  ○ bat  a better cat") })
      try screen.press("a")
      #expect(screen.lines[0].hasSuffix("5 packages · installed only"))
      #expect(screen.focusedLine?.hasPrefix("❯ bash") == true)
    }
  }

  @Test func countsWhatWasFound_AmongAllThatAptKnows() throws {
    try withPackages { screen in
      try screen.press("a / text:bat enter")
      #expect(screen.lines[0].hasSuffix("1 of 7 packages · 5 installed"))
    }
  }

  @Test func expandsAPackage() throws {
    try withPackages(rows: 20) { screen in
      try screen.press("enter")
      #expect(screen.lines[3] == "  Summary    package manager")
      #expect(screen.lines[7] == "  Installed  yes")
    }
  }

  @Test func jumpsToALetter() throws {
    try withPackages(rows: 7) { screen in
      try screen.press("Z")
      #expect(screen.focusedLine?.hasPrefix("❯ zsh") == true)
    }
  }

  @Test func machineWithoutPackages_showsExamples_andSaysSo() throws {
    let screen = try ScreenDriver("packages", columns: 90)
    #expect(screen.lines[0].hasSuffix("31 packages · installed only"))
    #expect(screen.lines[1].hasPrefix("Not everything could be read"))
    #expect(screen.lines[2].contains("/nowhere: No such file or directory"))
    #expect(screen.lines[3].contains("These packages are examples."))
    #expect(screen.lines[5].hasPrefix("  apt  commandline package manager"))
    try screen.press("a")
    #expect(screen.lines[0].hasSuffix("31 packages · 31 installed"))
  }

  private func withPackages(rows: Int = 12, _ body: (ScreenDriver) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let installed = [
        ("0ad", "a game", 4_096_000), ("apt", "package manager", 1024), ("awk", "patterns", 2),
        ("bash", "the shell of GNU", 3072), ("zsh", "another shell", 4096),
      ]
      let known = [("bat", "a better cat", 77), ("yash", "yet another shell", 9)]
      try folder.write(stanzas(installed, status: true), to: "status")
      try folder.write(stanzas(known, status: false), to: "lists/x_Packages")
      try body(
        ScreenDriver("packages", rows: rows) {
          $0.installed = folder.path("status")
          $0.available = folder.path("lists")
        })
    }
  }

  private func stanzas(_ packages: [(String, String, Int)], status: Bool) -> String {
    packages.map { name, summary, size in
      "Package: \(name)\n" + (status ? "Status: install ok installed\n" : "")
        + "Version: 1.0\nArchitecture: all\nSection: misc\nInstalled-Size: \(size)\n"
        + "Description: \(summary)\n\n"
    }
    .joined()
  }
}
