#if Web
  import Synchronization

  /// Wakes sessions when something is due, many at a time.
  ///
  /// Deadlines are rounded up to common steps, so that sessions that tick each second are woken in
  /// groups: a group costs about as much as a single one.
  final class SessionTimers: Sendable {
    /// A requested wake-up.
    final class Timer: Sendable {
      private let isCancelled = Atomic(false)
      private let action: @Sendable () -> Void

      fileprivate init(_ action: @escaping @Sendable () -> Void) { self.action = action }

      func cancel() { isCancelled.store(true, ordering: .relaxed) }

      fileprivate func fire() { if !isCancelled.load(ordering: .relaxed) { action() } }
    }

    private struct State {
      /// The timers of each step.
      var timers: [Int: [Timer]] = [:]
      /// The steps in descending order: the next one is last.
      var steps: [Int] = []
      /// The task that waits for a step.
      var waiting: (step: Int, task: Task<Void, Never>)?
      var isStopped = false
    }

    private let time: ServerTime
    private let step: Duration
    private let state = Mutex(State())

    init(_ time: ServerTime, step: Duration = .milliseconds(10)) {
      self.time = time
      self.step = step
    }

    /// Runs an action at a time or up to a step later.
    ///
    /// - Complexity: O(log steps), and O(steps) where nothing is due at that step yet.
    func add(at deadline: Duration, _ action: @escaping @Sendable () -> Void) -> Timer {
      let timer = Timer(action)
      // Times beyond a hundred years never occur.
      let number = Int(min(max((deadline / step).rounded(.up), 0), 1e12))
      state.withLock { state in
        guard !state.isStopped else { return }
        if state.timers[number, default: []].isEmpty {
          let index = state.steps.partitioningIndex { $0 < number }
          state.steps.insert(number, at: index)
        }
        state.timers[number, default: []].append(timer)
        wait(&state)
      }
      return timer
    }

    /// Cancels all timers.
    func stop() {
      state.withLock { state in
        state.waiting?.task.cancel()
        state = State()
        state.isStopped = true
      }
    }

    /// Waits for the next step, unless a task already does.
    private func wait(_ state: inout State) {
      guard let next = state.steps.last, next != state.waiting?.step else { return }
      state.waiting?.task.cancel()
      let (time, instant) = (time, step * next)
      let task = Task(executorPreference: WakeExecutor.shared) { [weak self] in
        try? await time.sleep(instant)
        if !Task.isCancelled { self?.fire(next) }
      }
      state.waiting = (next, task)
    }

    private func fire(_ step: Int) {
      let due = state.withLock { state in
        guard state.waiting?.step == step else { return [Timer]() }
        state.waiting = nil
        let now = max(step, Int(time.now() / self.step))
        var due: [Timer] = []
        while let next = state.steps.last, next <= now {
          state.steps.removeLast()
          due += state.timers.removeValue(forKey: next) ?? []
        }
        wait(&state)
        return due
      }
      for timer in due { timer.fire() }
    }
  }
#endif
