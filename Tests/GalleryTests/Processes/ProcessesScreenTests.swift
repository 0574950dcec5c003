import Gallery
import TablewareTesting
import TablewareViewport
import Testing

@Suite struct ProcessesScreenTests {
  @Test func listsProcessesByUser_WithTheirMemory() throws {
    try withProcesses([1: 300, 2: 100, 3: 200]) { _, screen in
      #expect(screen.lines[0].hasSuffix("3 processes · by CPU"))
      #expect(screen.lines[1].contains("CPU %      Memory       PID"))
      #expect(screen.names == ["p1", "p3", "p2"])
    }
  }

  @Test func keepsTheFocusOnItsProcess_WhenTheOrderChanges() throws {
    try withProcesses([1: 300, 2: 100, 3: 200]) { folder, screen in
      try screen.press("down")
      #expect(screen.focusedLine?.contains("p3") == true)
      let line = screen.lines.firstIndex { $0.hasPrefix("❯") }

      try folder.writeProcess(3, pages: 1)
      screen.wait(.seconds(1))
      #expect(screen.names == ["p1", "p2", "p3"])
      #expect(screen.focusedLine?.contains("p3") == true)

      try folder.writeProcess(3, pages: 900)
      screen.wait(.seconds(1))
      #expect(screen.names == ["p3", "p1", "p2"])
      #expect(screen.focusedLine?.contains("p3") == true)
      #expect(line != nil)
    }
  }

  @Test func movesRows_WhenTheOrderIsToggled() throws {
    try withProcesses([1: 300, 2: 100, 3: 200]) { folder, screen in
      try folder.writeProcess(2, pages: 100, ticks: 500)
      screen.wait(.seconds(1))
      #expect(screen.names == ["p2", "p1", "p3"])
      _ = screen.takeTrace()
      try screen.press("s")
      #expect(screen.names == ["p1", "p3", "p2"])
      // Rows moved: no cell was made, bound or given back.
      #expect(screen.takeTrace() == FrameTrace())
      #expect(screen.lines[0].hasSuffix("by memory"))
    }
  }

  @Test func bindsOnlyRowsThatLookDifferent_WhenTimePasses() throws {
    try withProcesses([1: 300, 2: 100, 3: 200]) { folder, screen in
      screen.wait(.seconds(1))
      _ = screen.takeTrace()
      screen.wait(.seconds(1))
      #expect(screen.takeTrace() == FrameTrace())

      try folder.writeProcess(2, pages: 101)
      screen.wait(.seconds(1))
      let trace = screen.takeTrace()
      #expect(trace.rebound == 1)
      #expect(trace.bound == 0)
      #expect(trace.recycled == 0)
    }
  }

  @Test func expandsDetailsInPlace() throws {
    try withProcesses([1: 300, 2: 100]) { _, screen in
      try screen.press("enter")
      #expect(screen.lines[2].hasPrefix("❯ ▾ p1"))
      #expect(screen.lines[3] == "    Command  [p1]")
      try screen.press("enter")
      #expect(screen.lines[3].hasPrefix("  ▸ p2"))
    }
  }

  @Test func forgetsAProcessThatEnds_AndShowsOneThatComes() throws {
    try withProcesses([1: 300, 2: 100]) { folder, screen in
      try folder.remove("1")
      try folder.writeProcess(9, pages: 50)
      screen.wait(.seconds(1))
      #expect(screen.names == ["p2", "p9"])
    }
  }

  @Test func showsAllOthers_WhenOneCannotBeRead() throws {
    try withProcesses([1: 300]) { folder, screen in
      try folder.write("this is no stat line", to: "7/stat")
      screen.wait(.seconds(1))
      #expect(screen.names == ["p1"])
      #expect(screen.lines[1].hasPrefix("Not shown"))
      #expect(screen.lines[2].contains("! "))
    }
  }

  @Test func machineWithoutProcesses_hasExamples_thatSaySo() throws {
    let screen = try ScreenDriver("processes", rows: 30)
    #expect(screen.lines[1].contains("These processes are examples."))
    #expect(screen.lines[2].contains("/nowhere"))
    #expect(screen.lines[0].hasSuffix("16 processes · by CPU"))
    screen.wait(.seconds(1))
    screen.wait(.seconds(1))
    let positions = ["compiler", "linker", "editor"].map { name in
      screen.lines.firstIndex { $0.contains(name) } ?? .max
    }
    #expect(positions == positions.sorted() && positions.last != .max, "the busiest first")
    try screen.press("s")
    #expect(screen.lines[0].hasSuffix("by memory"))
    try screen.press("end enter")
    #expect(screen.lines.contains { $0.contains("nginx:") })
  }

  @Test func standsStill_WhilePaused() throws {
    try withProcesses([1: 300]) { folder, screen in
      try screen.press("p")
      try folder.writeProcess(2, pages: 9)
      screen.wait(.seconds(5))
      #expect(screen.names == ["p1"])
      #expect(screen.lines[0].hasSuffix("paused"))
      try screen.press("p")
      screen.wait(.seconds(1))
      #expect(screen.names == ["p1", "p2"])
    }
  }

  /// An hour of changes: what is kept does not grow, and the frame stays right.
  @Test func keepsUp_ThroughManyChanges() throws {
    try withProcesses([1: 300, 2: 100, 3: 200]) { folder, screen in
      var random = SeededGenerator(seed: 11)
      try screen.press("down")
      for _ in 0..<120 {
        for process in 1...3 {
          try folder.writeProcess(process, pages: Int.random(in: 1...900, using: &random))
        }
        screen.wait(.seconds(1))
        #expect(screen.focusedLine?.contains("p3") == true)
        #expect(screen.names.sorted() == ["p1", "p2", "p3"])
      }
      #expect(screen.takeTrace().made <= 8)
    }
  }
}

extension ScreenDriver {
  /// The names of the processes from top to bottom.
  fileprivate var names: [String] {
    lines.compactMap { line in
      line.split(separator: " ").first { $0.hasPrefix("p") && Int($0.dropFirst()) != nil }
        .map(String.init)
    }
  }
}

extension TemporaryFolder {
  func writeProcess(_ pid: Int, pages: Int, ticks: Int = 0) throws {
    let text =
      "\(pid) (p\(pid)) S 0 1 1 0 -1 0 0 0 0 0 \(ticks) 0 0 0 20 0 1 0 77 1000 \(pages) 1 1 1 0\n"
    try write(text, to: "\(pid)/stat")
  }
}

private func withProcesses(
  _ pages: [Int: Int], _ body: (TemporaryFolder, ScreenDriver) throws -> Void
) throws {
  try withTemporaryFolder { folder in
    for (pid, pages) in pages { try folder.writeProcess(pid, pages: pages) }
    try body(folder, ScreenDriver("processes") { $0.processes = folder.path })
  }
}
