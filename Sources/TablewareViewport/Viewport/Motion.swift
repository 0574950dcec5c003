import Tableware

/// An animated movement of the table: fast at first, then slower until it stops.
///
/// ```
///  distance │      ______
///           │   ,´
///           │ ,´               1 − (1 − t)³
///           │/___________ time
/// ```
struct Motion {
  /// The duration of a movement to a row.
  static let glideTime = Duration.milliseconds(300)
  /// The duration of a fling.
  static let flingTime = Duration.milliseconds(1_200)
  /// The duration of a step.
  static let step = Duration.milliseconds(16)
  /// The greatest speed of a fling, in units a second.
  static let topSpeed = 100_000.0

  /// The distance of the movement; positive to show rows further down.
  let distance: Int
  let time: Duration
  let start: Duration
  /// The row that has to be on screen at the end, wherever it is by then.
  var target: (row: Identity, position: ScrollAlignment)?
  /// The distance that has been covered.
  var travelled = 0

  init(distance: Int, time: Duration, start: Duration) {
    self.distance = distance
    self.time = time
    self.start = start
  }

  /// Creates the movement of a table that decelerates from a speed in units a second. Returns nil
  /// for a speed that is NaN or has no effect.
  init?(speed: Double, start: Duration) {
    guard speed.isFinite else { return nil }
    let speed = min(max(speed, -Self.topSpeed), Self.topSpeed)
    // The curve begins three times as steep as its mean.
    let distance = Int((speed * (Self.flingTime / .seconds(1)) / 3).rounded())
    guard distance != 0 else { return nil }
    self.init(distance: distance, time: Self.flingTime, start: start)
  }

  /// Returns whether the movement has ended.
  func isFinished(at now: Duration) -> Bool { now - start >= time }

  /// Returns the distance of the next step.
  mutating func advance(to now: Duration) -> Int {
    let part = isFinished(at: now) ? 1 : max(0, (now - start) / time)
    let rest = 1 - part
    let position = Int((Double(distance) * (1 - rest * rest * rest)).rounded())
    defer { travelled = position }
    return position - travelled
  }
}
