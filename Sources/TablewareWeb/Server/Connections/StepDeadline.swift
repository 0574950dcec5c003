#if Web
  import NIOCore

  /// The time until which the current step of a connection has to end, on the clock of the server.
  /// It is used on the connection's event loop only.
  final class StepDeadline {
    private let time: ServerTime
    private let eventLoop: any EventLoop
    private var task: Task<Void, Never>?
    private var late: (() -> Void)?
    private var number = 0

    init(_ time: ServerTime, on eventLoop: any EventLoop) {
      self.time = time
      self.eventLoop = eventLoop
    }

    /// Replaces the deadline.
    ///
    /// - Parameters:
    ///   - duration: the time for the step, from now.
    ///   - late: called on the event loop if the time is exceeded.
    func set(in duration: Duration, _ late: @escaping () -> Void) {
      clear()
      self.late = late
      let (end, current) = (time.now() + duration, number)
      let owner = NIOLoopBound(self, eventLoop: eventLoop)
      task = Task { [time, eventLoop] in
        guard (try? await time.sleep(end)) != nil else { return }
        eventLoop.execute { owner.value.expire(current) }
      }
    }

    /// Removes the deadline.
    func clear() {
      number += 1
      task?.cancel()
      (task, late) = (nil, nil)
    }

    private func expire(_ number: Int) {
      guard number == self.number, let late else { return }
      clear()
      late()
    }
  }
#endif
