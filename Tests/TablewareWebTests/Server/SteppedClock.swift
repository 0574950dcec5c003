import Synchronization

/// A clock that stands still: who waits for it waits until a test lets the time pass.
final class SteppedClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Watcher {
    let deadline: Duration
    let count: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now = Duration.zero
    var last = 0
    var sleepers: [Int: (deadline: Duration, continuation: CheckedContinuation<Void, any Error>)] =
      [:]
    var watchers: [Watcher] = []
    var isFree = false

    /// The number of tasks that wait for a time.
    func count(at deadline: Duration) -> Int {
      sleepers.values.count { $0.deadline == deadline }
    }
  }

  private let state = Mutex(State())

  var now: Instant { Instant(offset: state.withLock(\.now)) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.last += 1
      return state.isFree ? nil : state.last
    }
    guard let number else {
      // Who waits again and again leaves the others room.
      await Task.yield()
      return try Task.checkCancellation()
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        add(number, deadline.offset, continuation)
      }
    } onCancel: {
      state.withLock { $0.sleepers.removeValue(forKey: number)?.continuation }?
        .resume(throwing: CancellationError())
    }
  }

  /// Lets the time pass.
  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now += duration
      return Self.takeDue(&state)
    }
    due.forEach { $0.resume() }
  }

  /// Returns when a number of tasks wait for a time, counted from the beginning.
  func isAwaited(at deadline: Duration, by count: Int = 1) async {
    await withCheckedContinuation { continuation in
      let isAwaited = state.withLock { state in
        if state.count(at: deadline) >= count { return true }
        state.watchers.append(
          Watcher(deadline: deadline, count: count, continuation: continuation))
        return false
      }
      if isAwaited { continuation.resume() }
    }
  }

  /// Whether a task waits for a time, counted from the beginning.
  func hasSleeper(until deadline: Duration) -> Bool {
    state.withLock { $0.sleepers.values.contains { $0.deadline == deadline } }
  }

  /// From now on every sleep ends at once.
  func endSleeps() {
    let all = state.withLock { state in
      state.isFree = true
      defer { state.sleepers = [:] }
      return state.sleepers.values.map(\.continuation)
    }
    all.forEach { $0.resume() }
  }

  private func add(
    _ number: Int, _ deadline: Duration, _ continuation: CheckedContinuation<Void, any Error>
  ) {
    let watchers = state.withLock { state -> [CheckedContinuation<Void, Never>]? in
      // A task that is canceled earlier would not be found among the sleepers.
      guard !Task.isCancelled, deadline > state.now, !state.isFree else { return nil }
      state.sleepers[number] = (deadline, continuation)
      let count = state.count(at: deadline)
      let isDone = { (watcher: Watcher) in watcher.deadline == deadline && watcher.count <= count }
      defer { state.watchers.removeAll(where: isDone) }
      return state.watchers.filter(isDone).map(\.continuation)
    }
    if let watchers { return watchers.forEach { $0.resume() } }
    continuation.resume(with: Result { try Task.checkCancellation() })
  }

  private static func takeDue(_ state: inout State) -> [CheckedContinuation<Void, any Error>] {
    let due = state.sleepers.filter { $0.value.deadline <= state.now }
    for number in due.keys { state.sleepers[number] = nil }
    return due.sorted { $0.value.deadline < $1.value.deadline }.map(\.value.continuation)
  }
}
