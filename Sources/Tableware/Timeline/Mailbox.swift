import Synchronization

/// Values of other threads that wait for a timeline's next turn: the only part of a timeline that
/// may be used on any thread.
final class Mailbox: Sendable {
  struct Arrival: Sendable {
    /// The number of the work that sent the value.
    let work: Int
    let value: any Sendable
  }

  /// The end of work: it sends nothing more.
  struct End: Sendable {}

  private struct State {
    var waiting: [Arrival] = []
    var wake: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Requests that the host advances the timeline soon.
  var wake: (@Sendable () -> Void)? {
    get { state.withLock { $0.wake } }
    set { state.withLock { $0.wake = newValue } }
  }

  /// Returns whether a value that satisfies a condition waits.
  func contains(where isWanted: (Arrival) -> Bool) -> Bool {
    state.withLock { $0.waiting.contains(where: isWanted) }
  }

  /// - Parameter isState: whether it replaces an unread value of the same work: at most one state
  ///   of each work waits.
  func add(_ arrival: Arrival, isState: Bool = false) {
    let wake = state.withLock { state in
      if isState { state.waiting.removeAll { $0.work == arrival.work } }
      state.waiting.append(arrival)
      return state.wake
    }
    wake?()
  }

  /// Removes and returns the values that satisfy a condition, in the order of arrival.
  func take(where isWanted: (Arrival) -> Bool = { _ in true }) -> [Arrival] {
    state.withLock { state in
      let taken = state.waiting.filter(isWanted)
      state.waiting.removeAll(where: isWanted)
      return taken
    }
  }
}
