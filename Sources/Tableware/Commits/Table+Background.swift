extension Table {
  /// Declares everything the table shows, as ``show(completion:_:)`` does, and computes the
  /// difference on another thread, for lists so long that the computation would cause a delay.
  ///
  /// ```swift
  /// await table.showInBackground { Section("lines") { ForEach(lines) { LineRow($0) } } }
  /// ```
  ///
  /// Identities are read here, once; nothing else is sent to the other thread. If something newer
  /// is shown or edited meanwhile, the plan is dropped and the newer state is committed as usual.
  /// Scrolling to a row and moving the focus wait for the plan.
  ///
  /// Returns when this state or a newer one is shown.
  ///
  /// - Parameters:
  ///   - isolation: the actor that the table belongs to.
  ///   - content: declares the sections.
  /// - Complexity: O(rows) here, to read and copy the identities.
  public func showInBackground(
    isolation: isolated (any Actor)? = #isolation, @TableBuilder _ content: () -> [Section]
  ) async {
    draft.declare(content())
    reportProblems()
    let shown = OneShotEvent()
    guard hasTurns, backend?.isReady == true else {
      submit { shown.come() }
      return await shown.wait()
    }
    let number = queue.plan { shown.come() }
    while queue.isWanted(number) {
      let follows = commitNumber
      let plan = await Plan.inBackground(
        from: CapturedOutline(target), to: CapturedOutline(Snapshot(draft.shown)))
      // The commit that the plan starts from was abandoned meanwhile: plan again.
      guard follows == commitNumber else { continue }
      guard queue.isWanted(number) else { break }
      readyPlan = ReadyPlan(plan: plan, follows: follows)
      perform(queue.planned(number))
    }
    await shown.wait()
  }
}

/// A plan that was made on another thread.
struct ReadyPlan {
  let plan: Plan
  /// The commit whose result the plan starts from.
  let follows: Int
}

/// An event that happens once and can be awaited, within one isolation domain.
private final class OneShotEvent {
  private var hasCome = false
  private var waiting: CheckedContinuation<Void, Never>?

  func come() {
    hasCome = true
    waiting?.resume()
    waiting = nil
  }

  func wait(isolation: isolated (any Actor)? = #isolation) async {
    guard !hasCome else { return }
    await withCheckedContinuation { waiting = $0 }
  }
}
