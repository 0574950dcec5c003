import Gallery
import Testing

/// A fixed sequence of numbers, so that a failing case can be run again.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}

/// A screen that keeps its own list and only receives changes.
private struct Mirror {
  let limit: Int
  var lines: [LogLine] = []

  mutating func apply(_ changes: [LogChange]) {
    for change in changes {
      switch change {
      case .appended(let new): lines = (lines + new).suffix(limit)
      case .replacedLast(let line): lines[lines.count - 1] = line
      case .restarted, .skipped, .unavailable, .available: break
      }
    }
  }
}

@Suite struct LogMirrorTests {
  private static let pieces = ["\n", "a", "bc\n", "\r\n", "茉莉\n", "long line, longer\nx", "\n\n\n"]

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func changesTellTheWholeStory_WhateverHappensToTheFile(_ seed: UInt64) throws {
    try withTemporaryFolder { folder in
      var numbers = Numbers(state: seed)
      let limit = Int.random(in: 2...6, using: &numbers)
      let follower = LogFollower(
        path: folder.path("log"), limit: limit, maximumLineBytes: 9, readLimit: 40)
      var mirror = Mirror(limit: limit)
      try folder.write("start\n", to: "log")
      for step in 0..<60 {
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0: try folder.truncate("log", to: 0)
        case 1: try folder.write("new\nfile", to: "log")
        default:
          for _ in 0..<Int.random(in: 0...8, using: &numbers) {
            try folder.append(Self.pieces.randomElement(using: &numbers) ?? "", to: "log")
          }
        }
        mirror.apply(follower.poll())
        #expect(mirror.lines == follower.lines, "seed \(seed), step \(step)")
        let ids = follower.lines.map(\.id)
        let first = ids.first ?? 0
        #expect(ids == Array(first..<first + ids.count), "seed \(seed), step \(step)")
      }
    }
  }
}
