import Synchronization

/// Reads processes again and again, and lists them with the processor time between two readings.
package struct ProcessLister: Sendable {
  private var reader: ProcessReader
  private var meter = CPUMeter()
  private var last: (listing: ProcessListing, time: Duration)?

  package init(_ reader: ProcessReader) { self.reader = reader }

  /// Reads the processes.
  ///
  /// - Parameter time: the time since any fixed moment, which never runs backwards.
  package mutating func list(at time: Duration) -> ProcessListing {
    let reading = reader.read()
    let percentages = meter.percentages(
      for: reading.samples, elapsedSeconds: last.map { (time - $0.time) / .seconds(1) } ?? 0,
      ticksPerSecond: ProcessReader.ticksPerSecond)
    let listing = ProcessListing(
      reading, percentages, after: last?.listing ?? ProcessListing())
    last = (listing, time)
    return listing
  }
}

/// One listing of the processes for everybody who asks at about the same time.
///
/// To read `/proc` and to format what it says costs more than to show it: where many sessions look
/// at the same machine, they share what was read last, as long as it is young enough.
package final class SharedProcesses: Sendable {
  /// A listing, and when it was made.
  package struct Moment: Sendable {
    package let listing: ProcessListing
    /// Since the same moment for all listings of one source.
    package let time: Duration

    package var reading: ProcessReading { listing.reading }
  }

  private struct State {
    var lister: ProcessLister
    var last: Moment?
  }

  private let state: Mutex<State>
  private let age: Duration
  private let now: @Sendable () -> Duration

  /// - Parameters:
  ///   - age: how old a listing may be before it is made again.
  ///   - now: the time since any fixed moment; never runs backwards.
  package init(
    _ reader: ProcessReader, age: Duration = .milliseconds(500),
    now: @escaping @Sendable () -> Duration = SharedProcesses.sinceStart
  ) {
    state = Mutex(State(lister: ProcessLister(reader)))
    self.age = age
    self.now = now
  }

  /// The last listing if it is young enough, or a new one.
  package func moment() -> Moment {
    state.withLock { state in
      let time = now()
      if let last = state.last, time - last.time < age { return last }
      let moment = Moment(listing: state.lister.list(at: time), time: time)
      state.last = moment
      return moment
    }
  }

  private static let start = ContinuousClock.now

  /// The time since it was asked for first.
  package static let sinceStart: @Sendable () -> Duration = { start.duration(to: .now) }
}
