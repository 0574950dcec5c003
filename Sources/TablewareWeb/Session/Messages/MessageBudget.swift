/// The number of frames that a client may send: a burst, and a rate per second.
struct MessageBudget {
  static let perSecond = 100
  private static let burst = 300.0

  private var left = burst
  private var last: Duration = .zero

  mutating func spend(at time: Duration) -> Bool {
    left = min(Self.burst, left + max(0, (time - last) / .seconds(1)) * Double(Self.perSecond))
    last = max(last, time)
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
