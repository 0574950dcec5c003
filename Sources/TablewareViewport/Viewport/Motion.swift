import Tableware

/// A movement of the table that takes time: fast at first, then slower until it stands.
///
/// ```
///  distance │      ______
///           │   ,´
///           │ ,´               1 − (1 − t)³
///           │/___________ time
/// ```
struct Motion {
  /// How long a movement to a row takes.
  static let glideTime = Duration.milliseconds(300)
  /// How long a flung table takes to come to rest.
  static let flingTime = Duration.milliseconds(1_200)
  /// How long a step takes.
  static let step = Duration.milliseconds(16)
  /// How fast a table can be flung, in units a second.
  static let topSpeed = 100_000.0

  /// How far it goes in all; positive shows what is further down.
  let distance: Int
  let time: Duration
  let start: Duration
  /// The row that has to be on screen at the end, wherever it stands by then.
  var target: (row: Identity, position: ScrollAlignment)?
  /// How far it went already.
  var travelled = 0

  init(distance: Int, time: Duration, start: Duration) {
    self.distance = distance
    self.time = time
    self.start = start
  }

  /// The movement of a table that goes at a speed in units a second and is left to itself. `nil`
  /// for a speed that is no number or moves nothing.
  init?(speed: Double, start: Duration) {
    guard speed.isFinite else { return nil }
    let speed = min(max(speed, -Self.topSpeed), Self.topSpeed)
    // The curve begins three times as steep as its mean.
    let distance = Int((speed * (Self.flingTime / .seconds(1)) / 3).rounded())
    guard distance != 0 else { return nil }
    self.init(distance: distance, time: Self.flingTime, start: start)
  }

  /// Whether it stands still.
  func isFinished(at now: Duration) -> Bool { now - start >= time }

  /// How far to go now.
  mutating func advance(to now: Duration) -> Int {
    let part = isFinished(at: now) ? 1 : max(0, (now - start) / time)
    let rest = 1 - part
    let position = Int((Double(distance) * (1 - rest * rest * rest)).rounded())
    defer { travelled = position }
    return position - travelled
  }
}
