import Observation
import Synchronization

/// Sections that a host evaluates again whenever they may have changed.
struct Declaration {
  /// Evaluates the sections.
  let sections: () -> [Section]
  /// Announces, on any thread, that a value which an evaluation has read changed.
  let announce: @Sendable (_ evaluation: Int) -> Void

  /// Whether the sections are not evaluated, because nothing shows them.
  var isSuspended = false
  /// Whether the sections may have changed since the last evaluation.
  private(set) var isStale = true
  /// The number of the last evaluation.
  private(set) var evaluation = 0
  private let latest = LatestEvaluation()

  init(
    _ sections: @escaping () -> [Section],
    announce: @escaping @Sendable (_ evaluation: Int) -> Void
  ) {
    self.sections = sections
    self.announce = announce
  }

  mutating func invalidate() { isStale = true }

  /// Begins the next evaluation.
  ///
  /// A change notifies the observers of older evaluations, too, in any order. They announce
  /// nothing: a host may keep only the latest announcement, which has to be that of the newest
  /// evaluation.
  ///
  /// - Returns: a closure that announces a change of a value that the evaluation reads.
  mutating func begin() -> @Sendable () -> Void {
    isStale = false
    evaluation += 1
    latest.set(evaluation)
    return { [announce, evaluation, latest] in
      if latest.is(evaluation) { announce(evaluation) }
    }
  }
}

/// The number of the latest evaluation, for observers on any thread.
private final class LatestEvaluation: Sendable {
  private let number = Mutex(0)

  func set(_ evaluation: Int) { number.withLock { $0 = evaluation } }

  func `is`(_ evaluation: Int) -> Bool { number.withLock { $0 == evaluation } }
}

extension Table {
  /// Declares the sections. Nothing is evaluated before the table is shown.
  ///
  /// - Parameter announce: announces, on any thread, that a value which an evaluation has read
  ///   changed.
  package func declare(
    _ sections: @escaping () -> [Section],
    announce: @escaping @Sendable (_ evaluation: Int) -> Void
  ) {
    declaration = Declaration(sections, announce: announce)
  }

  /// Releases all closures, some of which may retain the table itself. For a table that its host is
  /// about to release; the surface stays unchanged.
  func removeEverything() {
    // Nothing is committed any more, in particular not the empty table.
    backend = nil
    isLoaded = false
    declaration = nil
    observer = nil
    handlers = EventHandlers()
    modifiers = RowModifiers()
    moveTarget = nil
    responders = { [] }
    trace = nil
    diagnostics.sink = nil
    trackedStates = []
    draft = Draft()
    target = Snapshot()
    snapshot = Snapshot()
  }

  /// Releases the declared sections with all their closures until ``resumeDeclaration()``. Commits
  /// wait meanwhile; the selection is kept.
  package func suspendDeclaration() {
    guard declaration?.isSuspended == false else { return }
    forgetHeldRow()
    declaration?.isSuspended = true
    queue.hold()
    // The next commit loads the back end as a whole.
    isLoaded = false
    abandonCommit()
    readyPlan = nil
    observer = nil
    draft = Draft(collapsedOf: draft)
    target = Snapshot()
    snapshot = Snapshot()
  }

  /// Evaluates the sections again, and commits what was submitted meanwhile.
  package func resumeDeclaration() {
    guard declaration?.isSuspended == true else { return }
    declaration?.isSuspended = false
    declaration?.invalidate()
    _ = queue.submit(nil)
    perform(queue.release())
  }

  /// Evaluates the declared sections again with the next commit. Nothing happens if the owner of
  /// the table shows its sections itself.
  package func setNeedsDeclaration() {
    guard declaration != nil else { return }
    declaration?.invalidate()
    submit(nil)
  }

  /// Records that a value changed that an evaluation has read. Changes before a newer evaluation
  /// are known already.
  package func declarationChanged(_ evaluation: Int) {
    if declaration?.evaluation == evaluation { setNeedsDeclaration() }
  }

  /// Evaluates the declared sections now, in the middle of a turn, for a query about the newest
  /// state.
  func updateDeclaration() {
    setNeedsDeclaration()
    evaluateDeclaration()
  }

  /// Evaluates the declared sections if they may have changed.
  func evaluateDeclaration() {
    guard let declaration, declaration.isStale, !declaration.isSuspended,
      let changed = self.declaration?.begin()
    else { return }
    observer = changed
    draft.declare(withObservationTracking(declaration.sections, onChange: changed))
    reportProblems()
  }
}
