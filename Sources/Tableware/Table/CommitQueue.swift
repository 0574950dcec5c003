/// Decides what a table does when: one commit at a time, storms collapse, every ticket is completed
/// once and in order. A pure state machine: events in, answers out, no side effects.
///
/// ```
///            submit                begin               finish
///   idle ─────────────▶ waiting ─────────▶ committing ────────▶ idle
///                          ▲                   │ submit: waits    │ something waits
///                          └───────────────────┴──────────────────┘
/// ```
struct CommitQueue<Ticket> {
  private(set) var waiting: [Ticket] = []
  private var running: [Ticket]?

  /// Whether something was submitted since the last commit began.
  private(set) var hasWork = false

  /// Whether a commit has begun and not ended.
  var isCommitting: Bool { running != nil }

  /// Notes a submission. Tickets are completed when the commit that contains it has ended.
  ///
  /// - Returns: whether a commit has to be asked for; no, if one is already due or running.
  mutating func submit(_ ticket: Ticket?) -> Bool {
    let wasIdle = !hasWork && running == nil
    hasWork = true
    if let ticket { waiting.append(ticket) }
    return wasIdle
  }

  /// Starts a commit of everything submitted so far.
  ///
  /// - Returns: `false` if there is nothing to do or a commit is running.
  mutating func begin() -> Bool {
    guard hasWork, running == nil else { return false }
    running = waiting
    waiting = []
    hasWork = false
    return true
  }

  /// Ends the running commit.
  ///
  /// - Returns: the tickets to complete, in order, and whether another commit has to be asked for.
  mutating func finish() -> (completed: [Ticket], askAgain: Bool) {
    let completed = running ?? []
    running = nil
    return (completed, hasWork)
  }
}
