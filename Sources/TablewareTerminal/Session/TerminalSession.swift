import Tableware

/// Shows a navigator's screens in the real terminal until the user leaves: it connects the host,
/// which knows nothing of devices, with the device, which knows nothing of tables.
final class TerminalSession {
  private enum Wake: Sendable {
    case device(DeviceEvent)
    case timer
    case submitted
  }

  private let host: TerminalHost
  private let terminal: RawTerminal
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var parser = InputParser()
  private var writer: FrameWriter

  /// Takes the terminal over.
  init(_ navigator: Navigator) throws {
    guard RawTerminal.isAvailable else { throw TerminalError.notATerminal }
    terminal = try RawTerminal()
    let size = terminal.size
    host = TerminalHost(navigator, columns: size.columns, rows: size.rows)
    writer = FrameWriter(colour: ColourSupport.ofThisProcess == .full)
    start = clock.now
  }

  /// Ends when the user leaves, when the terminal goes away, or when a signal asks for it.
  nonisolated(nonsending) func run() async throws {
    defer { terminal.close() }
    let (wakes, continuation) = AsyncStream.makeStream(of: Wake.self)
    let events = terminal.events
    let reader = Task.detached {
      for await event in events { continuation.yield(.device(event)) }
      continuation.finish()
    }
    defer { reader.cancel() }
    host.onNeedsFrame = { continuation.yield(.submitted) }

    var timer: (deadline: Duration, task: Task<Void, Never>)?
    defer { timer?.task.cancel() }
    paint()
    while true {
      if let deadline = host.nextDeadline, deadline != timer?.deadline {
        timer?.task.cancel()
        let instant = start.advanced(by: deadline)
        let clock = clock
        let task = Task.detached {
          try? await clock.sleep(until: instant)
          if !Task.isCancelled { continuation.yield(.timer) }
        }
        timer = (deadline, task)
      }
      guard let wake = await wakes.first(where: { _ in true }) else { return }
      if let signal = handle(wake) {
        terminal.close()
        return RawTerminal.endProcess(by: signal)
      }
      if host.isFinished { return }
      paint()
    }
  }

  /// - Returns: the signal that ends the process, if one came.
  private func handle(_ wake: Wake) -> Int32? {
    host.advance(to: start.duration(to: clock.now))
    switch wake {
    case .device(.bytes(let bytes)): parser.feed(bytes).forEach(handle)
    case .device(.quiet): parser.flush().forEach(handle)
    case .device(.resized), .device(.resumed):
      writer.invalidate()
      let size = terminal.size
      host.resize(columns: size.columns, rows: size.rows)
    case .device(.interrupted(let signal)): return signal
    case .device(.endOfInput): host.finish()
    case .timer, .submitted: break
    }
    return nil
  }

  private func handle(_ input: Input) {
    switch input {
    case .key(.control("z")): terminal.suspend()
    case .key(.control("l")): writer.invalidate()
    default: host.handle(input)
    }
  }

  private func paint() {
    let bytes = writer.bytes(showing: host.frame())
    if !bytes.isEmpty { terminal.write(bytes) }
  }
}
