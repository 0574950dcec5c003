import Synchronization

/// What came from elsewhere and waits for a timeline's next turn: the one part of a timeline that
/// others may touch at any time.
final class Mailbox: Sendable {
  struct Arrival: Sendable {
    /// Which work it came from.
    let work: Int
    let value: any Sendable
  }

  /// The work is over: nothing more comes from it.
  struct End: Sendable {}

  private struct State {
    var waiting: [Arrival] = []
    var wake: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Asks whoever advances the timeline to do so soon.
  var wake: (@Sendable () -> Void)? {
    get { state.withLock { $0.wake } }
    set { state.withLock { $0.wake = newValue } }
  }

  var isEmpty: Bool { state.withLock { $0.waiting.isEmpty } }

  /// - Parameter isState: whether it takes the place of what the same work gave before and nobody
  ///   has seen: however fast states come, one waits.
  func add(_ arrival: Arrival, isState: Bool = false) {
    let wake = state.withLock { state in
      if isState { state.waiting.removeAll { $0.work == arrival.work } }
      state.waiting.append(arrival)
      return state.wake
    }
    wake?()
  }

  /// Removes and returns what satisfies a condition, in the order of arrival.
  func take(where isWanted: (Arrival) -> Bool = { _ in true }) -> [Arrival] {
    state.withLock { state in
      let taken = state.waiting.filter(isWanted)
      state.waiting.removeAll(where: isWanted)
      return taken
    }
  }
}
