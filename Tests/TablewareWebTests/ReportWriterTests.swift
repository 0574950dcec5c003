#if Web
  import Foundation
  import Testing

  @testable import TablewareWeb

  @Suite(.timeLimit(.minutes(15))) struct ReportWriterTests {
    @Test func lines_withAReader_arriveInOrder() throws {
      let pipe = try TestPipe()
      let writer = ReportWriter(pipe.input)
      for number in 0..<100 { writer.write("line \(number)") }
      #expect(writer.flush(within: .seconds(30)))
      #expect(pipe.lines { $0.count == 100 } == (0..<100).map { "line \($0)" })
    }

    @Test func lines_withAReaderThatStandsStill_areDroppedAndCounted() throws {
      let pipe = try TestPipe()
      let writer = ReportWriter(pipe.input, limit: 10_000)
      // A pipe holds 65,536 bytes: this ends only if no write waits for the program that reads.
      for number in 0..<20_000 { writer.write("line \(number)") }
      func dropped(_ line: String) -> Int? {
        line.wholeMatch(of: /(\d+) reports were dropped: .*/).flatMap { Int($0.1) }
      }
      func count(_ lines: [String]) -> Int { lines.map { dropped($0) ?? 1 }.reduce(0, +) }
      let lines = pipe.lines { count($0) >= 20_000 }
      #expect(count(lines) == 20_000)
      #expect(lines.contains { dropped($0) != nil })
      #expect(lines.first == "line 0")
      let numbers = lines.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
      #expect(numbers == numbers.sorted())
      writer.write("later")
      #expect(pipe.lines { !$0.isEmpty } == ["later"])
    }

    @Test func lines_withoutAReader_areDropped() throws {
      let pipe = try TestPipe()
      let writer = ReportWriter(pipe.input)
      pipe.closeOutput()
      // The signal of such a write would end this process.
      for number in 0..<1_000 { writer.write("line \(number)") }
      #expect(writer.flush(within: .seconds(30)))
    }

    @Test func flush_withAReaderThatStandsStill_givesUp() throws {
      let pipe = try TestPipe()
      let writer = ReportWriter(pipe.input)
      for _ in 0..<2_000 { writer.write(String(repeating: "a", count: 100)) }
      #expect(!writer.flush(within: .zero))
    }
  }

  /// A pipe whose reader is the test.
  private final class TestPipe {
    let input: Int32
    private let output: Int32
    private var isOpen = true

    init() throws {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw TestFailure("There is no pipe.") }
      (output, input) = (ends[0], ends[1])
    }

    /// The writing end stays open: a writer's thread may still use it.
    deinit { closeOutput() }

    func closeOutput() {
      if isOpen { close(output) }
      isOpen = false
    }

    /// Reads whole lines until there are enough of them, or nothing has come for half a minute.
    func lines(_ isEnough: ([String]) -> Bool) -> [String] {
      var bytes: [UInt8] = []
      var lines: [String] = []
      var entry = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      while !isEnough(lines) || bytes.last != UInt8(ascii: "\n"), poll(&entry, 1, 30_000) == 1 {
        var piece = [UInt8](repeating: 0, count: 65_536)
        let count = read(output, &piece, piece.count)
        guard count > 0 else { break }
        bytes += piece.prefix(count)
        lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      }
      return lines
    }
  }
#endif
