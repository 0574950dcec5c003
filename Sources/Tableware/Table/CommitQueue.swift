/// Decides what a table does when: one commit at a time, storms collapse, every ticket is completed
/// once and in order. A pure state machine: events in, answers out, no side effects.
///
/// ```
///            submit                begin               finish
///   idle ─────────────▶ waiting ─────────▶ committing ────────▶ idle
///                          ▲                   │ submit: waits    │ something waits
///                          └───────────────────┴──────────────────┘
/// ```
package struct CommitQueue<Ticket> {
  private var waiting: [Ticket] = []
  private var running: [Ticket]?

  /// Whether something was submitted since the last commit began.
  package private(set) var hasWork = false

  /// Whether a commit has begun and not ended.
  package var isCommitting: Bool { running != nil }

  package init() {}

  /// Notes a submission. Tickets are completed when the commit that contains it has ended.
  ///
  /// - Returns: whether a commit has to be asked for; no, if one is already due or running.
  package mutating func submit(_ ticket: Ticket?) -> Bool {
    let wasIdle = !hasWork && running == nil
    hasWork = true
    if let ticket { waiting.append(ticket) }
    return wasIdle
  }

  /// Starts a commit of everything submitted so far.
  ///
  /// - Returns: `false` if there is nothing to do or a commit is running.
  package mutating func begin() -> Bool {
    guard hasWork, running == nil else { return false }
    running = waiting
    waiting = []
    hasWork = false
    return true
  }

  /// Ends the running commit.
  ///
  /// - Returns: the tickets to complete, in order. If there is work after that, another commit has
  ///   to be asked for.
  package mutating func finish() -> [Ticket] {
    defer { running = nil }
    return running ?? []
  }
}
