/// A live table: it receives the app's declarations and edits, finds the smallest safe change, and
/// applies it to the back end.
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
/// A table belongs to the isolation domain that created it: the main actor in an app, an actor for
/// each session in a server.
public final class Table {
  /// What the back end shows: the result of the latest commit.
  public internal(set) var snapshot = Snapshot()
  /// The problems that Tableware detected and recovered from.
  public let diagnostics = Diagnostics()
  /// The position that is kept when rows are inserted, removed or change their height.
  public var anchoring = ScrollAnchoring.keepPosition
  /// The share and the time on screen after which a row raises ``Impression``.
  public var impressions = ImpressionRule()
  /// How far ahead of the screen rows raise ``Prefetch``, in screens; from 0, for no row, to 10. A
  /// table view of UIKit decides that itself.
  public var prefetchDistance = 1.0

  /// How rows and sections appear and disappear, where the surface animates them.
  public var animations = RowAnimations.automatic
  /// How rows and sections appear and disappear with the next commit only, also in sections with
  /// animations of their own; `nil` for ``animations``.
  public var nextAnimations: RowAnimations?
  /// The animations of sections.
  var sectionAnimations: [Identity: RowAnimations] = [:]
  /// The animations of single rows with the next commit.
  var nextRowAnimations: [Identity: RowAnimations] = [:]

  /// The theme of a table that belongs to no screen; a screen has ``Screen/theme``.
  public var theme = Theme() {
    didSet { if theme != oldValue, isLoaded { submit(isChange: false, nil) } }
  }
  /// The theme that the table is shown in.
  package var shownTheme: Theme { hosted?.theme ?? theme }

  /// Shows a screen on top if no navigator does; returns whether that was possible.
  package var showScreen: ((any Screen) -> Bool)?
  /// Presents a screen modally; `nil` where screens are pushed only.
  package var presentScreen: ((any Screen) -> Bool)?
  /// The screen that the table belongs to, in the stack of a navigator; `nil` for a table without a
  /// screen.
  package weak var hosted: HostedScreen?
  /// The stack of screens that holds the table's screen.
  package var navigator: Navigator? { hosted?.navigator }

  /// The state after the latest commit; the same as ``snapshot`` when none is running.
  var target = Snapshot()
  /// The state that the next commit shows.
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
  /// Selected rows that are in the table but not shown: of hidden sections, or not yet committed.
  var unshownSelection: [Identity] = []
  /// The content problems that were reported.
  var reportedContentProblems: Set<ContentProblem> = []
  /// All entries of the index at the edge of the table, whether or not a section has them, such as
  /// the letters of an alphabet; empty for those that the sections have.
  ///
  /// An entry that no section has leads to the section of the nearest entry before it, or to the
  /// first section. Repeated titles are left out.
  public var indexTitles: [String] = [] {
    didSet {
      var seen: Set<String> = []
      indexTitles = indexTitles.filter { seen.insert($0).inserted }
      if indexTitles != oldValue { submit(isChange: false, nil) }
    }
  }
  /// Whether the index begins with a magnifier that leads to the search: to its field in a terminal
  /// and a browser, to the top of the table on UIKit. An empty index has none.
  public var indexHasSearch = false {
    didSet { if indexHasSearch != oldValue { submit(isChange: false, nil) } }
  }
  /// Decides about the positions to which the user may move a row: returns the move itself, a move
  /// to another position, or `nil` to leave the row where it is. Without a closure every position
  /// is allowed.
  public var moveTarget: ((RowMove) -> RowMove?)?
  /// What is shown when a state repeats the identity of a row. Any policy but
  /// ``RepeatedRows/showAll`` reads the identities of all rows for each commit.
  public var repeatedRows = RepeatedRows.showAll {
    didSet { if repeatedRows == .keepFormerState, acceptedDraft == nil { acceptedDraft = draft } }
  }
  /// The latest state without a repeat; `nil` unless the policy needs it.
  var acceptedDraft: Draft?
  /// The repeats that were rejected in the latest state.
  var rejectedRows: Set<Diagnostic> = []
  /// The time after a tap on a row, or an action of it, during which the same gesture on the same
  /// row has no effect: a protection against double taps on rows such as "Pay". Zero for none.
  public var repeatedTapInterval = Duration.zero
  /// The latest tap or action, with its time.
  package var latestTap: (row: Identity, gesture: String, time: Duration)?
  /// The current time of a table that no stack of screens shows.
  package var clock: () -> Duration = {
    let start = ContinuousClock.now
    return { ContinuousClock.now - start }
  }()
  /// The current time: that of the stack of screens, if one shows the table.
  package var moment: Duration { navigator?.timeline.moment ?? clock() }
  /// The row that the user holds.
  var movingRow: Identity?
  /// The field that the user types into.
  package var typing: TypedField? {
    didSet { if typing?.text != oldValue?.text { submit(isChange: false, nil) } }
  }
  /// The row into which the user should type, requested by ``focus(_:editing:)``. A surface whose
  /// focus is not the keyboard takes it at the end of a turn.
  package var requestedTyping: Identity?
  /// Handlers for events that no row and no section handled.
  public var handlers = EventHandlers() {
    didSet {
      snapshot.handlers = handlers
      // Rows on screen may offer more, or less, from now on.
      if isLoaded { submit(isChange: false, nil) }
    }
  }
  /// The changes of all rows of a type.
  var modifiers = RowModifiers()
  /// The sections whose cells the next commit replaces.
  var reloadedSections: Set<Identity> = []
  /// Called for each step of each event and for each change of what is shown, for a trace:
  ///
  /// ```swift
  /// table.trace = { print($0) }
  /// // Liked from row 3: section passed
  /// // Liked from row 3: table handled
  /// // batch: 1 row inserted, 1 row moved
  /// ```
  public var trace: ((TraceEntry) -> Void)?
  /// Returns the responders between the table and its screen, from the nearest to the farthest;
  /// called for each event.
  package var responders: () -> [any EventResponder] = { [] }
  /// Shows a question in the style of the surface, such as an alert; returns whether that was
  /// possible.
  package var askQuestion: ((QuestionScreen) -> Bool)?
  /// The row to scroll to or to focus, requested before a back end was attached.
  private var pendingLook: Look?
  /// The sections that were reported for unstable identities.
  var unstableSections: Set<Identity> = []
  /// The state to restore, requested before a back end was attached.
  var pendingState: TableState?
  /// The number of submits so far.
  private(set) var submitCount = 0
  /// Returns whether the calling code runs on the isolation of the surface; `nil` if the surface
  /// does not know, or uses the time of a stack of screens, which then answers.
  package var isIsolated: (@Sendable () -> Bool)?
  /// Whether a use outside of the isolation was reported.
  var isIsolationReported = false
  /// Whether it was reported that a set row was not shown again.
  var isNotShownAgainReported = false
  /// Values of the app that end with their rows.
  package var trackedStates: [any RowStateStore] = []
  /// Called when a value changed that a row on screen has read.
  var observer: (@Sendable () -> Void)?
  /// The sections that a host evaluates; `nil` if the owner of the table shows them itself.
  var declaration: Declaration?
  /// The number of nested events, each raised by a handler of the previous one.
  var eventDepth = 0
  package weak var backend: (any CommitBackend)? {
    didSet { animatingBackend = backend as? any AnimatingBackend }
  }
  /// The back end, if it lets batches wait. Each batch needs it, and a cast takes longer.
  private(set) weak var animatingBackend: (any AnimatingBackend)?
  /// Whether the back end has received a snapshot yet.
  var isLoaded = false
  var queue = CommitQueue<() -> Void>()
  var isCommitting = false
  /// The number of the running commit, by which late callbacks of an abandoned one are recognized.
  var commitNumber = 0
  /// The plan that another thread made for the next commit, if there is one.
  var readyPlan: ReadyPlan?
  /// The known repeats of identities.
  var repeats = RepeatCheck()
  /// The problems of the last declaration's data that were reported: they are not reported again as
  /// long as they persist.
  private var reportedProblems: [Diagnostic] = []

  /// Creates an empty table without a back end.
  public init() {
    #if DEBUG
    diagnostics.findOrigin = { [weak self] in self?.target.origin(of: $0) }
    #endif
  }

  // Completions run also if their state will never be shown (rule T-11).
  deinit {
    for completion in queue.abandon() { completion() }
  }

  /// Declares everything the table shows. The differences from the last time are found and applied
  /// at the end of this turn.
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

  /// Attaches a back end, which is loaded with the current state at once.
  ///
  /// The back end is held weakly, because it retains the table.
  ///
  /// - Parameters:
  ///   - backend: the back end.
  ///   - takingOver: whether it replaces another one on purpose, which is not reported.
  package func attach(_ backend: any CommitBackend, takingOver: Bool = false) {
    if let old = self.backend, old !== backend, !takingOver {
      diagnostics.report(.backendReplaced)
    }
    forgetHeldRow()
    isIsolated = nil
    self.backend = backend
    isLoaded = false
    abandonCommit()
    perform(queue.submit(nil))
    if let look = pendingLook, let path = look.path(snapshot) { look.act(backend, path) }
    pendingLook = nil
    if let state = pendingState { restoreRows(state) }
  }

  /// Detaches the back end. The table can be changed and attached again.
  package func detach() {
    forgetHeldRow()
    isIsolated = nil
    backend = nil
    isLoaded = false
    abandonCommit()
    commit()
  }

  /// Scrolls to a row once everything submitted so far is shown.
  ///
  /// - Parameters:
  ///   - row: the identity of the row.
  ///   - position: the position of the row on screen.
  ///   - animated: whether scrolling is animated, if the back end supports that.
  public func scroll(
    to row: some Hashable & Sendable, at position: ScrollAlignment = .nearest,
    animated: Bool = false
  ) {
    locate(row) { $0.scroll(to: $1, at: position, animated: animated) }
  }

  /// Scrolls to the header or the first row of a section.
  func scroll(toSection section: Identity, at position: ScrollAlignment, animated: Bool) {
    let look = Look(path: { $0.path(leadingTo: section) }) {
      $0.scroll(to: $1, at: position, animated: animated)
    }
    find(look) { [weak self] in
      guard let self, snapshot.index(of: section) == nil else { return }
      diagnostics.report(.unknownSection(section))
    }
  }

  /// Moves the focus to a row, and scrolls to it, once everything submitted so far is shown.
  ///
  /// - Parameters:
  ///   - row: the identity of the row.
  ///   - editing: whether the user types into the row's field at once, without the key that begins
  ///     typing in a terminal. On UIKit and in a browser a focused field is always typed into.
  public func focus(_ row: some Hashable & Sendable, editing: Bool = false) {
    let identity = Identity(row)
    locate(row) { [weak self] in
      self?.requestedTyping = editing ? identity : nil
      $0.focus($1)
      $0.scroll(to: $1, at: .nearest, animated: false)
    }
  }

  /// Reports the problems of a declaration's data.
  func reportProblems() {
    let problems = draft.sections.problems
    for problem in problems where !reportedProblems.contains(problem) {
      diagnostics.report(problem)
    }
    reportedProblems = problems
  }

  private func locate(
    _ row: some Hashable & Sendable, then act: @escaping (any CommitBackend, RowPath) -> Void
  ) {
    let identity = Identity(row)
    find(Look(path: { $0.path(of: identity) }, act: act)) { [weak self] in
      self?.reportUnknownRow(identity)
    }
  }

  /// Finds a path once everything submitted so far is shown.
  private func find(_ look: Look, else report: @escaping () -> Void) {
    submit(isChange: false) { [weak self] in
      guard let self else { return }
      // Without a back end, the latest request is kept for it.
      guard hasTurns, let backend else { return pendingLook = look }
      guard let path = look.path(snapshot) else { return report() }
      look.act(backend, path)
    }
  }

  /// A request to scroll to a path, or to focus it.
  private struct Look {
    let path: (Snapshot) -> RowPath?
    let act: (any CommitBackend, RowPath) -> Void
  }

  /// Runs an action once everything submitted so far is shown: declarations, edits and selection.
  ///
  /// ```swift
  /// table["mails"].append { MailRow(mail) }
  /// table.afterCommit { self.playSound() }
  /// ```
  ///
  /// Each action runs once, in the order of the calls; without a back end when the submitted state
  /// is applied.
  ///
  /// - Parameter action: the action. It may edit the table.
  public func afterCommit(_ action: @escaping () -> Void) { submit(isChange: false, action) }

  /// Returns a table that shows the same at the moment, for reading without an effect on this one.
  /// It shares rows and their behaviors, but not handlers, screen or back end.
  package func copy() -> Table {
    let table = Table()
    table.anchoring = anchoring
    table.currentSelection = selection
    table.draft = Draft(collapsedOf: draft)
    table.draft.declare(draft.sections.kept)
    table.submit(nil)
    return table
  }

  /// - Parameter isChange: `false` for an action that only waits until everything is shown.
  func submit(isChange: Bool = true, _ completion: (() -> Void)?) {
    checkIsolation()
    // Read once: ten thousand edits submit as many changes.
    var backend = backend
    if backend == nil {
      forgetHeldRow()
      abandonCommit()
      backend = self.backend
    }
    if isChange { readyPlan = nil }
    submitCount += 1
    perform(isChange ? queue.submit(completion) : queue.wait(completion), backend)
  }

  func perform(_ action: CommitQueue<() -> Void>.Action) { perform(action, backend) }

  /// Without a back end there is no turn to wait for: submitted states are applied at once.
  private func perform(
    _ action: CommitQueue<() -> Void>.Action, _ backend: (any CommitBackend)?
  ) {
    guard let backend, isLoaded else { return commit() }
    if action == .requestCommit { backend.setNeedsCommit() }
  }
}

/// The scroll position that is kept when rows are inserted, removed, moved or change their height.
public enum ScrollAnchoring: Hashable, Sendable {
  /// The focused row keeps its position on screen; without one on screen, the first visible row. If
  /// that row is removed, the next surviving one replaces it. At the top, without a row that the
  /// user focused, the table stays at the top.
  case keepPosition
  /// At the end, the table stays at the end, as in a chat or a log; elsewhere, it keeps its
  /// position.
  case stickToEnd
  /// At the top, the table stays at the top, also with the focus on the first row, as in a feed
  /// whose newest entry is first; elsewhere, it keeps its position.
  case stickToTop
}
