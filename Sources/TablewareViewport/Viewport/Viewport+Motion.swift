import Tableware

/// Movements that take time, by the ``timeline``. What the reader does stops them; a commit does
/// not.
extension Viewport {
  /// Brings a row on screen, at once or in motion.
  public func scroll(to path: RowPath, at position: ScrollAlignment, animated: Bool) {
    if animated { glide(to: path, at: position) } else { scroll(to: path, at: position) }
  }

  /// Brings a row on screen in motion; at once where there is no time or no room. What is farther
  /// away than two screens is skipped, so it takes as long and costs as much however far it is.
  public func glide(to path: RowPath, at position: ScrollAlignment) {
    guard let timeline, room > 0, snapshot.contains(path) else {
      return scroll(to: path, at: position)
    }
    stopMotion()
    restorePosition()
    normalizeAnchor()
    let start = anchor
    reveal(path, at: position)
    let distance = distance(from: start, to: anchor, limit: 2 * room)
    anchor.inset -= distance
    normalizeAnchor()
    guard distance != 0 else { return }
    var motion = Motion(distance: distance, time: Motion.glideTime, start: timeline.moment)
    motion.target = (snapshot.rowID(at: path), position)
    begin(motion, on: timeline)
  }

  /// Leaves the table to itself at a speed in units a second; positive shows what is further down.
  /// It comes to rest by itself, or at an end. A speed that is no number is taken as none.
  public func fling(at speed: Double) {
    stopMotion()
    guard let timeline, let motion = Motion(speed: speed, start: timeline.moment) else { return }
    begin(motion, on: timeline)
  }

  /// Stands still where it is.
  public func stopMotion() {
    motionSteps?.cancel()
    motionSteps = nil
    motion = nil
  }

  /// Whether the table moves by itself.
  public var isMoving: Bool { motion != nil }

  private func begin(_ motion: Motion, on timeline: Timeline) {
    self.motion = motion
    motionSteps = timeline.every(Motion.step) { [weak self] in self?.advanceMotion() }
  }

  private func advanceMotion() {
    guard var motion, let timeline else { return stopMotion() }
    restorePosition()
    let step = motion.advance(to: timeline.now)
    self.motion = motion
    let before = anchor
    anchor.inset += step
    normalizeAnchor()
    let isStuck = step != 0 && anchor == before
    guard motion.isFinished(at: timeline.now) || isStuck else { return }
    stopMotion()
    // Rows may have come and gone on the way.
    if let target = motion.target, let path = snapshot.path(of: target.row) {
      reveal(path, at: target.position)
    }
  }

  /// How far one anchor is behind another in units, no more than a limit.
  private func distance(from start: Anchor, to end: Anchor, limit: Int) -> Int {
    let items = min(start.item, end.item)..<max(start.item, end.item)
    let height = height(of: items, limit: limit + max(start.inset, end.inset))
    let distance = (start.item <= end.item ? height : -height) + end.inset - start.inset
    return min(max(distance, -limit), limit)
  }
}
