/// Decides when a table commits: one commit at a time, bursts collapse, a plan made on another
/// thread is dropped if a newer state was submitted, commits wait while the user holds a row, and
/// every ticket is completed once and in order.
///
/// A pure state machine: events in, actions out, no side effects.
///
/// ```
///                     submit                 begin              finish
///   .none ──────────────────────▶ .ready ─────────▶ running ───────────▶ not running
///     │                            ▲   ▲               │ submit: .ready     │ .ready: request
///     │ plan                       │   └───────────────┴───────────────────┘
///     └────▶ .planning ────────────┘ planned, or a newer change drops the plan
/// ```
package struct CommitQueue<Ticket> {
  /// The work of the next commit.
  private enum Work: Hashable {
    /// Nothing was submitted since the last commit began.
    case none
    /// A commit can begin. `isRequested` once it was requested.
    case ready(isRequested: Bool)
    /// The plan with this number is being made; until then no commit begins.
    case planning(Int)
  }

  /// What the owner of the queue does after an event.
  package enum Action: Hashable, Sendable {
    /// Request a commit, which calls ``begin()``.
    case requestCommit
    /// Nothing: a commit is requested already, is running, or cannot begin yet.
    case wait
  }

  /// What the owner does when a requested commit is due.
  package enum Begin: Hashable, Sendable {
    /// Commit everything submitted so far, then call ``finish()`` and ``resume()``.
    case commit
    /// Nothing: there is no work, or it has to wait.
    case wait
  }

  private var work = Work.none
  private var waiting: [Ticket] = []
  private var running: [Ticket]?
  private var isHeld = false
  private var planCount = 0

  package init() {}

  /// Whether a commit has begun and not ended.
  package var isCommitting: Bool { running != nil }

  /// Records that a state was submitted. It drops a plan that is being made.
  ///
  /// - Parameter ticket: completed when the commit that contains the state has ended.
  package mutating func submit(_ ticket: Ticket?) -> Action {
    if let ticket { waiting.append(ticket) }
    if case .ready = work {} else { work = .ready(isRequested: false) }
    return request()
  }

  /// Adds a ticket that waits until everything submitted so far is shown. It drops no plan.
  package mutating func wait(_ ticket: Ticket?) -> Action {
    if let ticket { waiting.append(ticket) }
    if work == .none { work = .ready(isRequested: false) }
    return request()
  }

  /// Records that a state was submitted whose plan is made on another thread. No commit begins
  /// until the plan is finished or dropped.
  ///
  /// - Returns: the number of the plan.
  package mutating func plan(_ ticket: Ticket?) -> Int {
    if let ticket { waiting.append(ticket) }
    planCount += 1
    work = .planning(planCount)
    return planCount
  }

  /// Returns whether a plan is still needed, because nothing newer was submitted.
  package func isWanted(_ plan: Int) -> Bool { work == .planning(plan) }

  /// Records that a plan is finished or was given up.
  package mutating func planned(_ plan: Int) -> Action {
    guard isWanted(plan) else { return .wait }
    work = .ready(isRequested: false)
    return request()
  }

  /// Records that the user holds a row: no commit begins until ``release()``.
  package mutating func hold() {
    isHeld = true
    forgetRequest()
  }

  /// Records that the user released the row.
  package mutating func release() -> Action {
    isHeld = false
    return request()
  }

  /// Begins a requested commit that is due.
  package mutating func begin() -> Begin {
    guard canBegin else { return .wait }
    running = waiting
    waiting = []
    work = .none
    return .commit
  }

  /// Records that the requested commit was due when none could begin, so it has to be requested
  /// again.
  package mutating func forgetRequest() {
    if case .ready = work { work = .ready(isRequested: false) }
  }

  /// Ends the running commit.
  ///
  /// - Returns: the tickets to complete, in order. After that, call ``resume()``.
  package mutating func finish() -> [Ticket] {
    defer { running = nil }
    return running ?? []
  }

  /// Continues after the tickets of the last commit were completed.
  package mutating func resume() -> Action { request() }

  /// Ends everything because the table is deallocated.
  ///
  /// - Returns: the tickets to complete, in order.
  package mutating func abandon() -> [Ticket] {
    defer { (running, waiting, work) = (nil, [], .none) }
    return (running ?? []) + waiting
  }

  private var canBegin: Bool {
    if case .ready = work { running == nil && !isHeld } else { false }
  }

  /// Requests a commit if one can begin. Returns `requestCommit` once.
  private mutating func request() -> Action {
    guard canBegin, work == .ready(isRequested: false) else { return .wait }
    work = .ready(isRequested: true)
    return .requestCommit
  }
}
