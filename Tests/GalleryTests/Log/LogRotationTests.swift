import Foundation
import Gallery
import Testing

private func lines(_ texts: String..., from id: Int = 0) -> [LogLine] {
  texts.enumerated().map { LogLine(id: id + $0.offset, text: $0.element) }
}

@Suite struct LogRotationTests {
  @Test func readsOldFileToItsEnd_BeforeTheNewOne() throws {
    try withTemporaryFolder { folder in
      let path = folder.path("log")
      try folder.write("one\nunfini", to: "log")
      let follower = LogFollower(path: path)
      _ = follower.poll()
      try folder.append("shed", to: "log")
      try folder.rename("log", to: "log.1")
      try folder.append("\nlate\n", to: "log.1")
      try folder.write("new\n", to: "log")
      #expect(
        follower.poll() == [
          .replacedLast(LogLine(id: 1, text: "unfinished")), .appended(lines("late", from: 2)),
          .restarted("\(path) was replaced by another file."), .appended(lines("new", from: 3)),
        ])
      #expect(follower.lines == lines("one", "unfinished", "late", "new"))
    }
  }

  @Test func startsNewLine_AfterRotationInMidLine() throws {
    try withTemporaryFolder { folder in
      let path = folder.path("log")
      try folder.write("half", to: "log")
      let follower = LogFollower(path: path)
      _ = follower.poll()
      try folder.write("new\n", to: "log")
      #expect(
        follower.poll() == [
          .restarted("\(path) was replaced by another file."), .appended(lines("new", from: 1)),
        ])
    }
  }

  @Test func startsAgain_WhenTruncated() throws {
    try withTemporaryFolder { folder in
      let path = folder.path("log")
      try folder.write("one\ntwo\n", to: "log")
      let follower = LogFollower(path: path)
      _ = follower.poll()
      try folder.truncate("log", to: 0)
      #expect(follower.poll() == [.restarted("\(path) became shorter.")])
      try folder.append("three\n", to: "log")
      #expect(follower.poll() == [.appended(lines("three", from: 2))])
      try folder.truncate("log", to: 2)
      #expect(
        follower.poll()
          == [.restarted("\(path) became shorter."), .appended(lines("th", from: 3))])
    }
  }

  @Test func reportsMissingFileOnce_AndShowsItWhenItComes() throws {
    try withTemporaryFolder { folder in
      let path = folder.path("log")
      let follower = LogFollower(path: path)
      #expect(
        follower.poll() == [.unavailable("Could not open \(path): No such file or directory.")])
      #expect(follower.poll() == [])
      try folder.write("one\n", to: "log")
      #expect(follower.poll() == [.available, .appended(lines("one"))])
    }
  }

  @Test func goesOnReading_WhileTheFileHasNoName() throws {
    try withTemporaryFolder { folder in
      let path = folder.path("log")
      try folder.write("one\n", to: "log")
      let follower = LogFollower(path: path)
      _ = follower.poll()
      try folder.rename("log", to: "away")
      try folder.append("two\n", to: "away")
      #expect(
        follower.poll() == [
          .appended(lines("two", from: 1)),
          .unavailable("Could not open \(path): No such file or directory."),
        ])
      try folder.rename("away", to: "log")
      #expect(follower.poll() == [.available])
      #expect(follower.lines == lines("one", "two"))
    }
  }

  @Test func saysWhy_WhenThePathIsAFolder() throws {
    try withTemporaryFolder { folder in
      let follower = LogFollower(path: folder.path)
      #expect(follower.poll() == [.unavailable("Could not follow \(folder.path): Is a directory.")])
    }
  }

  @Test func saysWhy_WhenThePathIsAPipe_WithoutWaitingForIt() throws {
    try withTemporaryFolder { folder in
      let path = folder.path("pipe")
      try #require(mkfifo(path, 0o600) == 0)
      let follower = LogFollower(path: path)
      #expect(
        follower.poll() == [.unavailable("Could not follow \(path): Operation not supported.")])
    }
  }

  @Test func saysWhy_WhenLinksLeadInACircle() throws {
    try withTemporaryFolder { folder in
      let path = folder.path("log")
      try folder.link("log", to: "log")
      let follower = LogFollower(path: path)
      #expect(
        follower.poll()
          == [.unavailable("Could not open \(path): Too many levels of symbolic links.")])
    }
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
  func saysWhy_WhenTheFileMayNotBeRead() throws {
    try withTemporaryFolder { folder in
      let path = folder.path("log")
      try folder.write("one\n", to: "log")
      chmod(path, 0)
      let follower = LogFollower(path: path)
      #expect(follower.poll() == [.unavailable("Could not open \(path): Permission denied.")])
      chmod(path, 0o600)
      #expect(follower.poll() == [.available, .appended(lines("one"))])
    }
  }

  @Test func showsNothingOfABinaryFile_UntilItIsReplaced() throws {
    try withTemporaryFolder { folder in
      let path = folder.path("log")
      try folder.write([0x7F, 0x45, 0x4C, 0x46, 0, 0x0A], to: "log")
      let follower = LogFollower(path: path)
      let reason = "\(path) looks like a binary file and is not shown."
      #expect(follower.poll() == [.unavailable(reason)])
      try folder.append("text\n", to: "log")
      #expect(follower.poll() == [])
      #expect(follower.lines == [])
      try folder.write("text\n", to: "log")
      #expect(
        follower.poll() == [
          .available, .restarted("\(path) was replaced by another file."),
          .appended(lines("text")),
        ])
    }
  }

  @Test func skipsToTheEnd_OfALargeFile() throws {
    try withTemporaryFolder { folder in
      try folder.write("aaaa\nbbbb\ncccc\n", to: "log")
      let torn = LogFollower(path: folder.path("log"), readLimit: 7)
      #expect(torn.poll() == [.skipped(bytes: 8), .appended(lines("…b", "cccc"))])
      let whole = LogFollower(path: folder.path("log"), readLimit: 10)
      #expect(whole.poll() == [.skipped(bytes: 5), .appended(lines("bbbb", "cccc"))])
    }
  }

  @Test func skipsTornCharacter_WhenItStartsInsideOne() throws {
    try withTemporaryFolder { folder in
      try folder.write("茉莉\n", to: "log")
      let follower = LogFollower(path: folder.path("log"), readLimit: 5)
      #expect(follower.poll() == [.skipped(bytes: 2), .appended(lines("…莉"))])
    }
  }

  @Test func readsHundredMegabytes_FromTheEndOnly() throws {
    try withTemporaryFolder { folder in
      let block = Array(String(repeating: "0123456789abcde\n", count: 512).utf8)
      try folder.write(block, to: "log")
      // A hole: the file becomes 100 MB long without taking the space.
      try folder.truncate("log", to: 100_000_000)
      try folder.append("\nend\n", to: "log")
      let follower = LogFollower(path: folder.path("log"), maximumLineBytes: 4)
      #expect(follower.poll().first == .skipped(bytes: 100_000_005 - (8 << 20)))
      #expect(follower.lines.map(\.text) == ["…\0\0\0\0…", "end"])
    }
  }

  @Test func skipsAgain_WhenFarBehind() throws {
    try withTemporaryFolder { folder in
      try folder.write("one\n", to: "log")
      let follower = LogFollower(path: folder.path("log"), readLimit: 10)
      _ = follower.poll()
      try folder.append("0123456789\n01234\nlast\n", to: "log")
      #expect(
        follower.poll() == [.skipped(bytes: 12), .appended(lines("…1234", "last", from: 1))])
      #expect(follower.lines == lines("one", "…1234", "last"))
    }
  }
}
