/// Decides what a table does when: one commit at a time, storms collapse, a plan that is made elsewhere
/// is dropped when a newer state came, nothing moves while the reader holds a row, every ticket is completed once and in order. A pure state machine:
/// events in, answers out, no side effects.
///
/// ```
///            submit                begin               finish
///   idle ─────────────▶ waiting ─────────▶ committing ────────▶ idle
///    │                   ▲   ▲                 │ submit: waits    │ something waits
///    │ plan              │   └─────────────────┴──────────────────┘
///    └─────▶ planning ───┘ planned, or a newer change: the plan is dropped
/// ```
package struct CommitQueue<Ticket> {
  private var waiting: [Ticket] = []
  private var running: [Ticket]?
  /// Whether something was submitted since the last commit began.
  private var hasWork = false
  /// Whether a commit was asked for that has not begun.
  private var isAsked = false
  /// The plan that what was submitted waits for.
  private var planning: Int?
  private var planCount = 0
  /// Whether commits wait because the reader holds a row.
  private var isHeld = false

  /// Whether a commit has begun and not ended.
  package var isCommitting: Bool { running != nil }

  private var canBegin: Bool { running == nil && planning == nil && !isHeld }

  package init() {}

  /// Notes a submission. Tickets are completed when the commit that contains it has ended.
  ///
  /// - Parameter isChange: whether it changes what is shown. A ticket that only waits for that does not
  ///   outdate a plan.
  /// - Returns: whether a commit has to be asked for; no, if one is already due or running.
  package mutating func submit(_ ticket: Ticket?, isChange: Bool = true) -> Bool {
    hasWork = true
    if let ticket { waiting.append(ticket) }
    if isChange { planning = nil }
    return mustAsk()
  }

  /// Notes a change whose plan is made elsewhere. No commit begins until it is there or outdated.
  ///
  /// - Returns: the number of the plan.
  package mutating func plan(_ ticket: Ticket?) -> Int {
    hasWork = true
    isAsked = false
    if let ticket { waiting.append(ticket) }
    planCount += 1
    planning = planCount
    return planCount
  }

  /// Whether a plan is still wanted, because nothing newer was submitted.
  package func isWanted(_ plan: Int) -> Bool { planning == plan }

  /// Notes that a plan is there, or given up.
  ///
  /// - Returns: whether a commit has to be asked for.
  package mutating func planned(_ plan: Int) -> Bool {
    guard isWanted(plan) else { return false }
    planning = nil
    return mustAsk()
  }

  /// No commit begins until ``release()``.
  package mutating func hold() {
    isHeld = true
    isAsked = false
  }

  /// Commits may begin again.
  ///
  /// - Returns: whether a commit has to be asked for.
  package mutating func release() -> Bool {
    isHeld = false
    return mustAsk()
  }

  /// Starts a commit of everything submitted so far.
  ///
  /// - Returns: `false` if there is nothing to do, a commit is running, a plan is waited for or commits are held.
  package mutating func begin() -> Bool {
    guard hasWork, canBegin else { return false }
    running = waiting
    waiting = []
    hasWork = false
    isAsked = false
    return true
  }

  /// Notes that the commit that was asked for came when none could begin: it has to be asked for again.
  package mutating func refuse() { isAsked = false }

  /// Ends the running commit.
  ///
  /// - Returns: the tickets to complete, in order. After that ``mustAsk()`` tells whether another commit
  ///   has to be asked for.
  package mutating func finish() -> [Ticket] {
    defer { running = nil }
    return running ?? []
  }

  /// Gives up everything that waits, because the table goes.
  ///
  /// - Returns: the tickets to complete, in order.
  package mutating func abandon() -> [Ticket] {
    defer { (running, waiting, hasWork) = (nil, [], false) }
    return (running ?? []) + waiting
  }

  /// Whether a commit has to be asked for now. Says so once.
  package mutating func mustAsk() -> Bool {
    guard hasWork, canBegin, !isAsked else { return false }
    isAsked = true
    return true
  }
}
