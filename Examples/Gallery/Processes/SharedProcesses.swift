import Synchronization

/// One reading of the processes for everybody who asks at about the same time.
///
/// To read `/proc` costs about as much as to show it: where many sessions look at the same machine,
/// they share what was read last, as long as it is young enough.
package final class SharedProcesses: Sendable {
  /// A reading, and when it was made.
  package struct Moment: Sendable {
    package let reading: ProcessReading
    /// Since the same moment for all readings of one source.
    package let time: Duration
  }

  private struct State {
    var reader: ProcessReader
    var last: Moment?
  }

  private let state: Mutex<State>
  private let age: Duration
  private let now: @Sendable () -> Duration

  /// - Parameters:
  ///   - age: how old a reading may be before it is made anew.
  ///   - now: the time since any fixed moment; never runs backwards.
  package init(
    _ reader: ProcessReader, age: Duration = .milliseconds(500),
    now: @escaping @Sendable () -> Duration = SharedProcesses.sinceStart
  ) {
    state = Mutex(State(reader: reader))
    self.age = age
    self.now = now
  }

  /// The last reading if it is young enough, or a new one.
  package func moment() -> Moment {
    state.withLock { state in
      let time = now()
      if let last = state.last, time - last.time < age { return last }
      let moment = Moment(reading: state.reader.read(), time: time)
      state.last = moment
      return moment
    }
  }

  private static let start = ContinuousClock.now

  /// The time since it was asked for first.
  package static let sinceStart: @Sendable () -> Duration = { start.duration(to: .now) }
}
