import Tableware

/// Animated movements, by the ``timeline``. An action of the user stops them; a commit does not.
extension Viewport {
  /// Scrolls to a row, at once or animated.
  ///
  /// - Parameters:
  ///   - path: the path of the row.
  ///   - position: the position of the row on screen.
  ///   - animated: whether scrolling is animated.
  public func scroll(to path: RowPath, at position: ScrollAlignment, animated: Bool) {
    if animated { glide(to: path, at: position) } else { scroll(to: path, at: position) }
  }

  /// Scrolls to a row with an animation; at once if there is no time or no room. Distances beyond
  /// two screens are skipped, so duration and cost are the same for any distance.
  ///
  /// - Parameters:
  ///   - path: the path of the row.
  ///   - position: the position of the row on screen.
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

  /// Lets the table decelerate from a speed until it stops by itself, or at an end.
  ///
  /// - Parameter speed: the speed in units a second; positive to show rows further down. NaN counts
  ///   as zero.
  public func fling(at speed: Double) {
    stopMotion()
    guard let timeline, let motion = Motion(speed: speed, start: timeline.moment) else { return }
    begin(motion, on: timeline)
  }

  /// Stops the movement at the current position.
  public func stopMotion() {
    motionSteps?.cancel()
    motionSteps = nil
    motion = nil
  }

  /// Whether an animated movement is in progress.
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
    // Rows may have been inserted and removed on the way.
    if let target = motion.target, let path = snapshot.path(of: target.row) {
      reveal(path, at: target.position)
    }
  }

  /// Returns the distance from one anchor to another in units, no more than a limit.
  private func distance(from start: Anchor, to end: Anchor, limit: Int) -> Int {
    let items = min(start.item, end.item)..<max(start.item, end.item)
    let height = height(of: items, limit: limit + max(start.inset, end.inset))
    let distance = (start.item <= end.item ? height : -height) + end.inset - start.inset
    return min(max(distance, -limit), limit)
  }
}
