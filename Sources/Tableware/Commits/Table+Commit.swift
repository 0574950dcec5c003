extension Table {
  /// Applies everything submitted so far. A back end calls this at the end of each turn in which it
  /// received a request; tests may call it to skip the wait. Nothing happens if nothing was
  /// submitted.
  package func commit() {
    // The request of the back end is used up: it has to be requested again.
    guard !isCommitting else { return queue.forgetRequest() }
    isCommitting = true
    defer { isCommitting = false }
    // Without a back end there is no turn to wait for: states submitted by completions are applied
    // here, in a loop and not by recursion. A back end attached meanwhile is loaded here, too.
    repeat {
      guard queue.begin() == .commit else { return }
      commitNumber += 1
      beginCommit(commitNumber)
    } while !hasTurns
  }

  /// Whether a loaded back end decides when to commit.
  var hasTurns: Bool { backend != nil && isLoaded }

  private func beginCommit(_ number: Int) {
    evaluateDeclaration()
    let (target, edits) = takeDraft()
    self.target = target
    let ready = readyPlan
    readyPlan = nil
    let isFar = target.isFarFrom(snapshot)
    guard let backend, isLoaded, backend.isReady, !isFar else {
      reportRepeats(in: target, edits)
      forgetSelection(outside: target)
      forgetRowStates()
      snapshot = target.presenting(stateOf: self)
      if backend != nil {
        trace?(.reload(!isLoaded ? .firstContent : isFar ? .manyRows : .backEndNotReady))
      }
      isLoaded = backend != nil
      backend?.reload(to: snapshot)
      return finishCommit(number)
    }
    let plan = plan(to: target, edits, ready?.follows == number - 1 ? ready?.plan : nil)
    forgetSelection(plan, from: snapshot, to: target)
    forgetRowStates()
    apply(
      plan.steps[...], toward: target.presenting(stateOf: self), number)
  }

  /// Returns the plan from the shown state to that of the next commit.
  private func plan(to target: Snapshot, _ edits: Edits?, _ ready: Plan?) -> Plan {
    if let ready {
      reportRepeats(in: target, edits)
      return ready
    }
    if let edits {
      let plan = edits.plan(from: snapshot, to: target, hasRepeats: repeats.rows == .repeated)
      reportRepeats(in: target, edits, nil, plan)
      return plan
    }
    let comparison = SnapshotComparison(
      from: snapshot, to: target, repeats: repeats.rows == .unique ? .unchecked : .inOrder)
    reportRepeats(in: target, nil, comparison)
    reportUnstableIdentities(from: snapshot, to: target)
    return comparison.plan
  }

  private func apply(_ steps: ArraySlice<Plan.Step>, toward target: Snapshot, _ number: Int) {
    guard let backend else {
      return abandonCommit()
    }
    guard let step = steps.first else {
      // The same structure, but rows and closures of the new state.
      snapshot = target
      trace?(.refresh)
      backend.refresh(to: target)
      return finishCommit(number)
    }
    let after =
      switch step.after {
      case .oldSections(let order): snapshot.reordered(order)
      case .new: target
      }
    guard isLegal(step.batch, to: after) else {
      trace?(.reload(.illegalBatch))
      snapshot = target
      backend.reload(to: target)
      return finishCommit(number)
    }
    if let animatingBackend,
      animatingBackend.waits(
        before: step.batch,
        then: { [weak self] in self?.applyLater(steps, toward: target, number) })
    {
      return
    }
    trace?(.batch(step.batch))
    snapshot = after
    // The back end, which may keep the closure until its animation ends, retains the table anyway.
    backend.perform(step.batch, to: snapshot) { [self] in
      guard number == commitNumber else { return }
      apply(steps.dropFirst(), toward: target, number)
    }
  }

  /// Goes on with a commit that had to wait, unless it was abandoned meanwhile.
  private func applyLater(
    _ steps: ArraySlice<Plan.Step>, toward target: Snapshot, _ number: Int
  ) {
    guard number == commitNumber, queue.isCommitting else { return }
    if let backend, !backend.isReady {
      trace?(.reload(.backEndNotReady))
      snapshot = target
      backend.reload(to: target)
      return finishCommit(number)
    }
    apply(steps, toward: target, number)
  }

  /// Returns whether a batch is legal. Debug builds check every batch before it is sent to a back
  /// end, up to a size that does not slow down the app. An illegal batch would be a defect of
  /// Tableware: it is reported, and the table reloads.
  private func isLegal(_ batch: Batch, to after: Snapshot) -> Bool {
    #if DEBUG
    guard snapshot.rowCount + after.rowCount <= Snapshot.validationLimit else { return true }
    let violations = snapshot.violations(of: batch, to: after)
    guard !violations.isEmpty else { return true }
    diagnostics.report(
      .illegalBatch(violations, from: snapshot.identityText, to: after.identityText))
    return false
    #else
    return true
    #endif
  }

  private func finishCommit(_ number: Int) {
    // A commit that was abandoned inside a call of the back end has ended already.
    guard number == commitNumber else { return }
    // States that a completion submits or commits wait until all completions have run.
    let isNested = isCommitting
    isCommitting = true
    forgetNextAnimations()
    reloadedSections = []
    forgetTypedText()
    for completion in queue.finish() { completion() }
    if queue.resume() == .requestCommit { backend?.setNeedsCommit() }
    guard !isNested else { return }
    isCommitting = false
    if !hasTurns { commit() }
  }

  /// Discards a typed text whose row was removed or disabled: if the row comes back, it does not
  /// show what was typed before.
  private func forgetTypedText() {
    guard let row = typing?.row, typing?.text != nil else { return }
    guard let path = snapshot.path(of: row), snapshot[path]?.content.isEnabled == true else {
      return typing = nil
    }
  }

  /// Ends a commit whose back end was detached during it: the table has the state that the commit
  /// was to show, no back end shows it, and the completions run. A newer state is committed next.
  func abandonCommit() {
    guard queue.isCommitting else { return }
    commitNumber += 1
    snapshot = target.presenting(stateOf: self)
    finishCommit(commitNumber)
  }
}
