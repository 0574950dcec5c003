import Tableware
import TerminalKit

/// Shows a navigator's screens in the real terminal until the user leaves: it connects the host,
/// which is independent of devices, with the device, which is independent of tables.
final class TerminalSession {
  private let host: TerminalHost
  private let terminal: RawTerminal
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var parser = InputParser()
  private var pastes = UnmarkedPastes()
  private var writer: FrameWriter
  private var pictureWriter = PictureWriter()
  /// What is shown as pictures once the terminal has said that it can.
  private let pictures: TerminalPictures?

  /// Opens the terminal.
  ///
  /// - Parameters:
  ///   - words: the texts around the rows.
  ///   - showsDiagnostics: whether diagnostics are shown on screen.
  ///   - pictures: the pictures that may be shown; `nil` for none.
  init(
    _ navigator: Navigator, words: TerminalWords, showsDiagnostics: Bool,
    pictures: TerminalPictures? = nil
  ) throws {
    self.pictures = pictures
    guard RawTerminal.isAvailable else { throw TerminalError.notATerminal }
    do {
      terminal = try RawTerminal()
    } catch {
      throw TerminalError.unavailable("\(error)")
    }
    let size = terminal.size
    host = TerminalHost(
      navigator, columns: size.columns, rows: size.rows, words: words,
      showsDiagnostics: showsDiagnostics)
    host.today = CalendarDate.today
    writer = FrameWriter(ColorSupport.ofThisProcess)
    start = clock.now
  }

  /// Returns when the user leaves, when the terminal is closed, or when a signal requests it.
  nonisolated(nonsending) func run() async throws {
    defer {
      if host.pictures != nil { terminal.write(KittyGraphics.removeAll) }
      terminal.close()
      host.close()
    }
    // A terminal that does not know the protocol leaves the question out.
    if pictures != nil { terminal.write(KittyGraphics.query) }
    let wakes = Wakes()
    let events = terminal.events
    let reader = Task.detached {
      for await event in events { wakes.add(event) }
      wakes.add(.endOfInput)
    }
    defer { reader.cancel() }
    // Of the isolations, the main actor alone can be recognized.
    if MainQueue.isCurrent {
      host.navigator.timeline.isIsolated = { MainQueue.isCurrent }
    }
    host.onNeedsFrame = { wakes.call() }
    host.onArrival = { wakes.call() }

    var timer: (deadline: Duration, task: Task<Void, Never>)?
    defer { timer?.task.cancel() }
    paint()
    for await _ in wakes.calls {
      host.advance(to: start.duration(to: clock.now))
      // All events that arrived meanwhile are one frame.
      for event in wakes.take() {
        if let signal = handle(event) {
          terminal.close()
          host.close()
          return RawTerminal.endProcess(by: signal)
        }
      }
      if host.isFinished { return }
      paint()
      if let deadline = host.nextDeadline, deadline != timer?.deadline {
        timer?.task.cancel()
        timer = (deadline, timerTask(until: deadline, wakes))
      }
    }
  }

  private func timerTask(until deadline: Duration, _ wakes: Wakes) -> Task<Void, Never> {
    let instant = start.advanced(by: deadline)
    let clock = clock
    return Task.detached {
      try? await clock.sleep(until: instant)
      if !Task.isCancelled { wakes.call() }
    }
  }

  /// - Returns: the signal that ends the process, if there was one.
  private func handle(_ event: DeviceEvent) -> Int32? {
    switch event {
    case .bytes(let bytes):
      pastes.feed(parser.feed(bytes)).forEach(handle)
      terminal.didProcess(bytes.count)
    case .quiet:
      pastes.feed(parser.flush()).forEach(handle)
      pastes.pause()
    case .resized, .resumed:
      invalidate()
      let size = terminal.size
      host.resize(columns: size.columns, rows: size.rows)
    case .interrupted(let signal): return signal
    case .endOfInput: host.finish()
    }
    return nil
  }

  private func handle(_ input: Input) {
    switch input {
    case .key(.control("z")): terminal.suspend()
    case .key(.control("l")): invalidate()
    case .knowsPictures:
      host.pictures = pictures
    default: host.handle(input)
    }
  }

  private func paint() {
    let bytes = writer.bytes(showing: host.frame())
    if !bytes.isEmpty { terminal.write(bytes) }
    let placed = pictureWriter.bytes(showing: host.placements(&pictureWriter))
    if !placed.isEmpty { terminal.write(placed) }
  }

  private func invalidate() {
    writer.invalidate()
    pictureWriter.invalidate()
    if host.pictures != nil { terminal.write(KittyGraphics.removeAll) }
  }
}
