/// The live table: it takes what the app declares or edits, finds the smallest safe change, and
/// applies it to whatever shows the table.
///
/// ```swift
/// let table = Table()
/// table.show {
///   Section("songs", header: "Popular") {
///     ForEach(songs) { SongRow(song: $0) }
///   }
/// }
/// ```
///
/// Everything submitted in one turn becomes one commit. Commits run one at a time, in order; a
/// submit from inside a callback waits for the next one; each completion runs once.
///
/// A table belongs to the isolation domain that made it: the main actor in an app, an actor for
/// each session in a server.
public final class Table {
  /// What the back end shows: the result of the latest commit.
  public internal(set) var snapshot = Snapshot()
  /// What Tableware noticed and survived.
  public let diagnostics = Diagnostics()
  /// Which place the reader keeps when rows come, go or change their height.
  public var anchoring = ScrollAnchoring.keepPosition
  /// The share and the time on screen after which a row raises ``Impression``.
  public var impressions = ImpressionRule()

  /// Shows a screen on top where no navigator does; answers whether it could.
  package var showScreen: ((any Screen) -> Bool)?
  /// The screen that the table belongs to, in the stack of a navigator; `nil` for a table on its
  /// own.
  package weak var hosted: HostedScreen?
  /// The stack of screens that holds the table's screen.
  package var navigator: Navigator? { hosted?.navigator }

  /// What the latest commit leads to; the same as ``snapshot`` when none is running.
  var target = Snapshot()
  /// What the next commit will show.
  var draft = Draft()
  /// The selected rows. A change by the user raises ``SelectionChange``; a change by code raises
  /// nothing.
  public var selection: Selection {
    get { currentSelection }
    set {
      guard newValue != currentSelection else { return }
      unshownSelection += newValue.rows.filter {
        !currentSelection.contains($0) && snapshot.path(of: $0) == nil
      }
      currentSelection = newValue
      submit(isChange: false, nil)
    }
  }
  var currentSelection = Selection()
  /// Selected rows that are not shown but in the table: of hidden sections, or not yet committed.
  var unshownSelection: [Identity] = []
  /// The problems of contents that were reported.
  var reportedContentProblems: Set<ContentProblem> = []
  /// Decides where a row that the reader moves may stand: answers with the move itself, with
  /// another place for it, or with `nil` to leave the row where it is. `nil` here allows every
  /// place.
  public var moveTarget: ((RowMove) -> RowMove?)?
  /// The row that the reader holds.
  var movingRow: Identity?
  /// Handlers for events that no row and no section handled.
  public var handlers = EventHandlers() {
    didSet {
      snapshot.handlers = handlers
      // Rows that are shown may offer more, or less, from now on.
      if isLoaded { submit(isChange: false, nil) }
    }
  }
  /// Hears of each step of each event, for a trace.
  package var onHop: ((EventHop) -> Void)?
  /// Who stands between the table and its screen, from the nearest to the farthest; asked for each
  /// event.
  package var responders: () -> [any EventResponder] = { [] }
  /// Asks a question in the manner of the surface, such as an alert; answers whether it could.
  package var askQuestion: ((QuestionScreen) -> Bool)?
  /// The row that was to be scrolled to or focused before anything showed the table.
  private var pendingLook: (row: Identity, act: (any CommitBackend, RowPath) -> Void)?
  /// Where the reader was to be before anything showed the table.
  var pendingState: TableState?
  /// How often something was submitted.
  private(set) var submitCount = 0
  /// Whether it was said that a set row was not shown again.
  var isNotShownAgainReported = false
  /// Hears that something changed that a row on screen has read.
  var observer: (@Sendable () -> Void)?
  /// The sections that a host evaluates; `nil` where the owner of the table shows them by itself.
  var declaration: Declaration?
  /// How many events are under way, each raised by a handler of the one before.
  var eventDepth = 0
  package weak var backend: (any CommitBackend)?
  /// Whether the back end has been given a snapshot yet.
  var isLoaded = false
  var queue = CommitQueue<() -> Void>()
  var isCommitting = false
  /// Which commit is running; late answers to an abandoned one are recognized by it.
  var commitNumber = 0
  /// The plan that was made elsewhere for the next commit, if it was.
  var readyPlan: ReadyPlan?
  /// What is known about repeated identities.
  var repeats = RepeatCheck()
  /// What was said about the data of the last declaration: it is not said again as long as it is
  /// so.
  private var reportedProblems: [Diagnostic] = []

  /// An empty table that nothing shows yet.
  public init() {}

  // Completions run also if their state will never be shown (rule T-11).
  deinit {
    for completion in queue.abandon() { completion() }
  }

  /// Declares everything the table shows. What differs from the last time is found and applied at
  /// the end of this turn.
  ///
  /// - Parameters:
  ///   - completion: runs once, when this state or a newer one is shown.
  ///   - content: the sections.
  public func show(
    completion: (() -> Void)? = nil, @TableBuilder _ content: () -> [Section]
  ) {
    let sections = content()
    if let identity = sections.first?.identity ?? draft.sections.first?.identity {
      reportEdit(of: identity)
    }
    draft.declare(sections)
    reportProblems()
    submit(completion)
  }

  /// Connects what shows the table. It is loaded with the current state at once.
  ///
  /// The back end is held weakly: it holds the table.
  package func attach(_ backend: any CommitBackend) {
    if let old = self.backend, old !== backend { diagnostics.report(.backendReplaced) }
    forgetHeldRow()
    self.backend = backend
    isLoaded = false
    abandonCommit()
    perform(queue.submit(nil))
    if let (row, act) = pendingLook, let path = snapshot.path(of: row) { act(backend, path) }
    pendingLook = nil
    if let state = pendingState { restore(state) }
  }

  /// Disconnects the back end. The table can be changed and attached again.
  package func detach() {
    forgetHeldRow()
    backend = nil
    isLoaded = false
    abandonCommit()
    commit()
  }

  /// Brings a row on screen once everything submitted so far is shown.
  ///
  /// - Parameter animated: whether it gets there in motion, where the back end can and knows the
  ///   time.
  public func scroll(
    to row: some Hashable & Sendable, at position: ScrollAlignment = .nearest,
    animated: Bool = false
  ) {
    locate(row) { $0.scroll(to: $1, at: position, animated: animated) }
  }

  /// Moves the focus to a row, and brings it on screen, once everything submitted so far is shown.
  public func focus(_ row: some Hashable & Sendable) {
    locate(row) {
      $0.focus($1)
      $0.scroll(to: $1, at: .nearest, animated: false)
    }
  }

  /// Says what was odd about the data of a declaration.
  func reportProblems() {
    let problems = draft.sections.flatMap(\.rows.problems)
    for problem in problems where !reportedProblems.contains(problem) {
      diagnostics.report(problem)
    }
    reportedProblems = problems
  }

  private func locate(
    _ row: some Hashable & Sendable, then act: @escaping (any CommitBackend, RowPath) -> Void
  ) {
    let identity = Identity(row)
    submit(isChange: false) { [weak self] in
      guard let self else { return }
      guard hasTurns, let backend else {
        // Whatever will show the table is not there yet: the latest wish is kept for it.
        pendingLook = (identity, act)
        return
      }
      guard let path = snapshot.path(of: identity) else {
        return diagnostics.report(.unknownRow(identity))
      }
      act(backend, path)
    }
  }

  /// Runs an action once everything submitted so far is shown.
  package func afterCommit(_ action: @escaping () -> Void) { submit(isChange: false, action) }

  /// A table that shows the same at the moment, for a look that does not disturb this one. It
  /// shares rows and their behaviors, not handlers, screen or back end.
  package func copy() -> Table {
    let table = Table()
    table.anchoring = anchoring
    table.currentSelection = selection
    table.draft.declare(draft.sections)
    table.submit(nil)
    return table
  }

  /// - Parameter isChange: `false` for what only waits until everything is shown.
  func submit(isChange: Bool = true, _ completion: (() -> Void)?) {
    if backend == nil {
      forgetHeldRow()
      abandonCommit()
    }
    if isChange { readyPlan = nil }
    submitCount += 1
    perform(isChange ? queue.submit(completion) : queue.wait(completion))
  }

  /// Without a back end there is no turn to wait for: what was submitted is applied at once.
  func perform(_ action: CommitQueue<() -> Void>.Action) {
    if !hasTurns {
      commit()
    } else if action == .requestCommit {
      backend?.setNeedsCommit()
    }
  }
}

/// Which place the reader keeps when rows come, go, move or change their height.
public enum ScrollAnchoring: Hashable, Sendable {
  /// The focused row stays where it is on screen; without one on screen, the first row shown. If
  /// the row goes, the next one that lives on takes its place. At the top, a reader who chose no
  /// row stays at the top.
  case keepPosition
  /// A reader who is at the end stays at the end, as in a chat or a log; one who has scrolled back
  /// keeps the place.
  case stickToEnd
  /// A reader who is at the top stays at the top, as in a feed whose newest entry comes first, also
  /// with the focus on the first row; one who has scrolled on keeps the place.
  case stickToTop
}
