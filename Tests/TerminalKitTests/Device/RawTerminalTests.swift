import TerminalKit
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// There is one terminal per process, so these take turns.
@Suite(.serialized, .timeLimit(.minutes(15)))
struct RawTerminalTests {
  private let pseudo: PseudoTerminal

  init() throws {
    pseudo = try #require(PseudoTerminal())
    pseudo.resize(columns: 100, rows: 30)
  }

  private func open() throws -> RawTerminal {
    try RawTerminal(input: pseudo.inner, output: pseudo.inner)
  }

  @Test func takesTheTerminalAndGivesItBack() throws {
    let before = pseudo.modes
    let terminal = try open()
    #expect(pseudo.modes != before)
    #expect(
      pseudo.readOutput()
        == "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?7l\u{1B}[2J")
    #expect(terminal.write(Array("frame".utf8)))
    #expect(pseudo.readOutput() == "frame")
    terminal.close()
    terminal.close()
    #expect(pseudo.modes == before)
    #expect(
      pseudo.readOutput()
        == "\u{1B}[?2026l\u{1B}[0m\u{1B}[?7h\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?25h"
        + "\u{1B}[?1049l")
    #expect(!terminal.write(Array("late".utf8)))
    #expect(!pseudo.hasOutput)
  }

  @Test func terminal_whenItIsReleased_isRestored() throws {
    let before = pseudo.modes
    do { _ = try open() }
    #expect(pseudo.modes == before)
  }

  @Test func isOpenOnce() throws {
    let terminal = try open()
    #expect(throws: RawTerminalError.alreadyOpen) { try open() }
    terminal.close()
    try open().close()
  }

  @Test func refusesWhatIsNoTerminal() throws {
    #expect(throws: RawTerminalError.notATerminal) { try RawTerminal(input: -1, output: -1) }
    #expect(
      RawTerminalError.refused(call: "pipe", errno: 24).description
        == "the system refused pipe (errno 24)")
  }

  @Test func reportsBytes_ThenQuiet() async throws {
    let terminal = try open()
    var events = terminal.events.makeAsyncIterator()
    pseudo.type("\u{1B}")
    #expect(await events.next() == .bytes([0x1B]))
    #expect(await events.next() == .quiet)
    pseudo.type("漢")
    #expect(await events.next() == .bytes(Array("漢".utf8)))
    terminal.close()
  }

  @Test func knowsItsSize_AndSaysWhenItChanges() async throws {
    let terminal = try open()
    var events = terminal.events.makeAsyncIterator()
    #expect(terminal.size == TerminalSize(columns: 100, rows: 30))
    pseudo.resize(columns: 40, rows: 8)
    // The system tells only the program that the terminal controls, which a test is not.
    _ = kill(getpid(), SIGWINCH)
    #expect(await events.next() == .resized)
    #expect(terminal.size == TerminalSize(columns: 40, rows: 8))
    terminal.close()
    #expect(await events.next() == nil)
  }

  @Test func givesItBackAtOnce_WhenASignalAsksToEnd() async throws {
    let before = pseudo.modes
    let terminal = try open()
    var events = terminal.events.makeAsyncIterator()
    _ = kill(getpid(), SIGTERM)
    #expect(await events.next() == .interrupted(signal: SIGTERM))
    #expect(pseudo.modes == before)
    #expect(!terminal.write(Array("late".utf8)))
    terminal.close()
  }

  @Test func takesItAgain_WhenItWasContinued() async throws {
    let terminal = try open()
    let raw = pseudo.modes
    var events = terminal.events.makeAsyncIterator()
    _ = kill(getpid(), SIGCONT)
    #expect(await events.next() == .resumed)
    #expect(pseudo.modes == raw)
    #expect(terminal.write(Array("frame".utf8)))
    terminal.close()
  }

  /// Handlers of signals run on any thread, also while another one opens or closes the terminal.
  @Test func signals_whileItOpensAndCloses_leaveItRestored() async throws {
    let before = pseudo.modes
    let storm = Task.detached {
      while !Task.isCancelled {
        _ = kill(getpid(), SIGWINCH)
        await Task.yield()
      }
    }
    for round in 0..<60 {
      let terminal = try open()
      if round % 3 == 0 {
        _ = kill(getpid(), SIGINT)
        // Without a handler it would end the tests.
        for await event in terminal.events where event == .interrupted(signal: SIGINT) { break }
        #expect(pseudo.modes == before)
      }
      // Its handler enters the terminal, on another thread.
      _ = kill(getpid(), SIGCONT)
      terminal.close()
      #expect(pseudo.modes == before)
      while pseudo.hasOutput { _ = pseudo.readOutput() }
    }
    storm.cancel()
    await storm.value
    #expect(pseudo.modes == before)
    #expect(!pseudo.hasOutput)
  }

  @Test func close_whileTheTerminalAcceptsNoOutput_restoresItsModes() throws {
    let before = pseudo.modes
    let terminal = try open()
    pseudo.fillOutput()
    terminal.close()
    #expect(pseudo.modes == before)
  }

  @Test func signal_whileTheTerminalAcceptsNoOutput_isReported() async throws {
    let before = pseudo.modes
    let terminal = try open()
    pseudo.fillOutput()
    var events = terminal.events.makeAsyncIterator()
    _ = kill(getpid(), SIGTERM)
    #expect(await events.next() == .interrupted(signal: SIGTERM))
    #expect(pseudo.modes == before)
    terminal.close()
  }

  @Test func input_thatIsNotProcessed_staysInTheTerminal() async throws {
    let terminal = try open()
    let text = String(repeating: "x", count: 1024)
    let accepted = pseudo.type(text, upTo: 2_000_000)
    #expect(accepted < 1_000_000)
    // Once it is processed, the rest is read.
    var rest = accepted
    for await event in terminal.events {
      if case .bytes(let bytes) = event {
        rest -= bytes.count
        terminal.didProcess(bytes.count)
      }
      if rest == 0 { break }
    }
    #expect(pseudo.type(text, upTo: 100_000) >= 100_000)
    terminal.close()
  }

  @Test func saysThatTheTerminalIsGone() async throws {
    let terminal = try open()
    pseudo.hangUp()
    #expect(await terminal.events.first { $0 == .endOfInput } == .endOfInput)
    #expect(!terminal.write(Array("late".utf8)))
    terminal.close()
  }
}
