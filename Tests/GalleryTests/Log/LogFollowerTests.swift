import Foundation
import Gallery
import Testing

private func lines(_ texts: String..., from id: Int = 0) -> [LogLine] {
  texts.enumerated().map { LogLine(id: id + $0.offset, text: $0.element) }
}

@Suite struct LogFollowerTests {
  @Test func showsLines_ThenOnlyNewOnes() throws {
    try withTemporaryFolder { folder in
      try folder.write("one\ntwo\r\n\n", to: "log")
      let follower = LogFollower(path: folder.path("log"))
      #expect(follower.poll() == [.appended(lines("one", "two", ""))])
      #expect(follower.poll() == [])
      try folder.append("three\n", to: "log")
      #expect(follower.poll() == [.appended(lines("three", from: 3))])
      #expect(follower.lines == lines("one", "two", "", "three"))
    }
  }

  @Test func showsEmptyFile_AsNoLines() throws {
    try withTemporaryFolder { folder in
      try folder.write("", to: "log")
      let follower = LogFollower(path: folder.path("log"))
      #expect(follower.poll() == [])
      try folder.append("one\n", to: "log")
      #expect(follower.poll() == [.appended(lines("one"))])
    }
  }

  @Test func growsLastLineInPlace_UntilItEnds() throws {
    try withTemporaryFolder { folder in
      try folder.write("one\nt", to: "log")
      let follower = LogFollower(path: folder.path("log"))
      #expect(follower.poll() == [.appended(lines("one", "t"))])
      try folder.append("wo", to: "log")
      #expect(follower.poll() == [.replacedLast(LogLine(id: 1, text: "two"))])
      try folder.append("\n", to: "log")
      #expect(follower.poll() == [])
      try folder.append("three", to: "log")
      #expect(follower.poll() == [.appended(lines("three", from: 2))])
      try folder.append("!\nfour\n", to: "log")
      #expect(
        follower.poll() == [
          .replacedLast(LogLine(id: 2, text: "three!")), .appended(lines("four", from: 3)),
        ])
      #expect(follower.lines == lines("one", "two", "three!", "four"))
    }
  }

  @Test func completesCharacter_ThatArrivesInPieces() throws {
    try withTemporaryFolder { folder in
      let flower = Array("茉".utf8)
      try folder.write(Array("a".utf8) + flower.prefix(2), to: "log")
      let follower = LogFollower(path: folder.path("log"))
      #expect(follower.poll() == [.appended(lines("a"))])
      try folder.append(flower.suffix(1), to: "log")
      #expect(follower.poll() == [.replacedLast(LogLine(id: 0, text: "a茉"))])
    }
  }

  @Test func repairsText_ThatIsNotUTF8() throws {
    try withTemporaryFolder { folder in
      try folder.write([0x61, 0xFF, 0x0A, 0xE8, 0x0A], to: "log")
      let follower = LogFollower(path: folder.path("log"))
      #expect(follower.poll() == [.appended(lines("a\u{FFFD}", "\u{FFFD}"))])
    }
  }

  @Test func dropsOldestLines_BeyondTheLimit() throws {
    try withTemporaryFolder { folder in
      let text = (0..<10).map { "line \($0)\n" }.joined()
      try folder.write(text, to: "log")
      let follower = LogFollower(path: folder.path("log"), limit: 3)
      #expect(follower.poll() == [.appended(lines("line 7", "line 8", "line 9", from: 7))])
      try folder.append("x\ny", to: "log")
      #expect(follower.poll() == [.appended(lines("x", "y", from: 10))])
      #expect(follower.lines == lines("line 9", "x", "y", from: 9))
    }
  }

  @Test func doesNotReportGrownLine_ThatIsDroppedAtOnce() throws {
    try withTemporaryFolder { folder in
      try folder.write("a", to: "log")
      let follower = LogFollower(path: folder.path("log"), limit: 2)
      _ = follower.poll()
      try folder.append("b\nc\nd\n", to: "log")
      #expect(follower.poll() == [.appended(lines("c", "d", from: 1))])
    }
  }

  @Test func cutsVeryLongLine_BetweenCharacters() throws {
    try withTemporaryFolder { folder in
      try folder.write("123456789\n12345678\r\n1234567茉\n1234", to: "log")
      let follower = LogFollower(path: folder.path("log"), maximumLineBytes: 8)
      let cut = lines("12345678…", "12345678", "1234567…", "1234")
      #expect(follower.poll() == [.appended(cut)])
      try folder.append("5678", to: "log")
      #expect(follower.poll() == [.replacedLast(LogLine(id: 3, text: "12345678"))])
      try folder.append("9", to: "log")
      #expect(follower.poll() == [.replacedLast(LogLine(id: 3, text: "12345678…"))])
      try folder.append(String(repeating: "x", count: 1_000_000) + "\nnext\n", to: "log")
      #expect(follower.poll() == [.appended(lines("next", from: 4))])
    }
  }

  @Test func forgetsLines_WhenCleared() throws {
    try withTemporaryFolder { folder in
      try folder.write("one\ntw", to: "log")
      let follower = LogFollower(path: folder.path("log"))
      _ = follower.poll()
      follower.clear()
      #expect(follower.lines == [])
      try folder.append("o\n", to: "log")
      #expect(follower.poll() == [.appended(lines("two", from: 2))])
    }
  }

  @Test(arguments: [0, -1, .min])
  func acceptsNonsenseLimits(_ limit: Int) throws {
    try withTemporaryFolder { folder in
      try folder.write("ab\ncd\n", to: "log")
      let follower = LogFollower(
        path: folder.path("log"), limit: limit, maximumLineBytes: limit, readLimit: limit)
      _ = follower.poll()
      #expect(follower.lines.count == 1)
    }
  }
}
