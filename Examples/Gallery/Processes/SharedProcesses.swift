import Synchronization

/// Reads processes repeatedly, and lists them with the processor time between two readings.
package struct ProcessLister: Sendable {
  private var reader: ProcessReader
  private var meter = CPUMeter()
  private var last: (listing: ProcessListing, time: Duration)?
  /// The examples, from the first reading without any process.
  private var examples = SampleProcesses()

  package init(_ reader: ProcessReader) { self.reader = reader }

  /// Reads the processes; on a machine that lists none, the result is examples.
  ///
  /// - Parameter time: the time since any fixed moment, which never runs backwards.
  package mutating func list(at time: Duration) -> ProcessListing {
    var reading = reader.read()
    if reading.samples.isEmpty { reading = examples.reading(instead: reading) }
    let percentages = meter.percentages(
      for: reading.samples, elapsedSeconds: last.map { (time - $0.time) / .seconds(1) } ?? 0,
      ticksPerSecond: ProcessReader.ticksPerSecond)
    let listing = ProcessListing(
      reading, percentages, after: last?.listing ?? ProcessListing())
    last = (listing, time)
    return listing
  }
}

/// One listing of the processes for all sessions that request it at about the same time.
///
/// Reading `/proc` and formatting its contents costs more than showing them: many sessions on the
/// same machine share the latest reading, as long as it is recent enough.
package final class SharedProcesses: Sendable {
  /// A listing with its time.
  package struct Moment: Sendable {
    package let listing: ProcessListing
    /// The time since the same moment for all listings of one source.
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
  ///   - age: the age after which a listing is made again.
  ///   - now: the time since any fixed moment; never runs backwards.
  package init(
    _ reader: ProcessReader, age: Duration = .milliseconds(500),
    now: @escaping @Sendable () -> Duration = SharedProcesses.sinceStart
  ) {
    state = Mutex(State(lister: ProcessLister(reader)))
    self.age = age
    self.now = now
  }

  /// Returns the last listing if it is recent enough, or a new one.
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

  /// The time since the first request.
  package static let sinceStart: @Sendable () -> Duration = { start.duration(to: .now) }
}
