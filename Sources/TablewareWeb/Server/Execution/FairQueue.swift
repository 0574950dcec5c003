/// Lanes that wait for a thread, ordered by the time that they have used.
///
/// ```
///  lane 7   0.2 ms ──▶ next
///  lane 3  41.0 ms
///  lane 5  97.3 ms
/// ```
///
/// A lane that was idle for a while gains no advantage: it starts at the time of the lane that ran
/// last, before all that wait. So a new lane waits for at most one running job, and not for the
/// jobs of the others.
struct FairQueue<Lane: AnyObject> {
  private struct Entry {
    let lane: Lane
    let used: Duration
    let number: Int

    static func < (left: Entry, right: Entry) -> Bool {
      (left.used, left.number) < (right.used, right.number)
    }
  }

  /// A heap: no entry is before its parent.
  private var entries: [Entry] = []
  private var last = 0
  /// The time of the lane that was taken last.
  private var floor = Duration.zero

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }

  /// Adds a lane.
  ///
  /// - Parameter used: the time that the lane has used.
  /// - Returns: the time that counts as used by the lane from now on.
  /// - Complexity: O(log lanes).
  @discardableResult
  mutating func add(_ lane: Lane, used: Duration) -> Duration {
    last += 1
    let used = max(used, floor)
    entries.append(Entry(lane: lane, used: used, number: last))
    var index = entries.count - 1
    while index > 0, entries[index] < entries[(index - 1) / 2] {
      entries.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
    return used
  }

  /// Removes the lane that is next; `nil` if none waits.
  ///
  /// - Complexity: O(log lanes).
  mutating func take() -> Lane? {
    guard let first = entries.first else { return nil }
    floor = max(floor, first.used)
    let moved = entries.removeLast()
    if !entries.isEmpty {
      entries[0] = moved
      sink()
    }
    return first.lane
  }

  private mutating func sink() {
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < entries.count && entries[child] < entries[least] {
        least = child
      }
      guard least != index else { return }
      entries.swapAt(index, least)
      index = least
    }
  }
}
