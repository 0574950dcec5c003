import Foundation

extension UITableView {
  /// Ends a batch: its completions come when the animation ends.
  func finish(_ duration: Double) {
    let answers = completions
    completions = []
    guard duration > 0 else { return answers.forEach { $0(true) } }
    animationCount += 1
    let number = animationCount
    animations[number] = answers
    VirtualTime.shared.after(duration) { [weak self] in
      guard let self else { return }
      endAnimation(number, finished: inspector.animationsFinish)
    }
  }

  /// Interrupts what animates, as a scroll or a rotation may: completions come at once, with
  /// `false`, and never again (F-52).
  public func simulateInterruption() {
    for number in animations.keys.sorted() { endAnimation(number, finished: false) }
  }

  /// The animation ended; its completion handlers run in the next turn.
  func stopAnimations() {
    let answers = animations.keys.sorted().flatMap { animations[$0] ?? [] }
    animations = [:]
    guard !answers.isEmpty else { return }
    VirtualTime.shared.after(0) { for answer in answers { answer(false) } }
  }

  private func endAnimation(_ number: Int, finished: Bool) {
    guard let answers = animations.removeValue(forKey: number) else { return }
    if phase == .idle { layoutIfNeeded() }
    for answer in answers { answer(finished) }
  }
}
