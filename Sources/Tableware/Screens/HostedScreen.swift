/// A screen with the table that its host created for it, for as long as the screen is in a stack.
///
/// ```
///   Navigator ──▶ HostedScreen ──▶ Table ──▶ closures ──▶ Screen ──▶ ScreenContext
///                      ▲                                                  ┆ weak
///                      └┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┘
/// ```
///
/// Every strong reference leads away from the navigator, so removing this object frees everything.
package final class HostedScreen {
  package let screen: any Screen
  package let table: Table
  private(set) weak var navigator: Navigator?
  /// The surface's own state for the screen, such as its viewport. It ends with the screen.
  package var attachment: AnyObject?

  /// The address that led to the screen; `nil` if it was pushed.
  private let route: ScreenAddress?

  /// The address of the screen: its own, or the one that led to it.
  package var address: ScreenAddress? { screen.address ?? route }

  /// The theme of the screen: its own, or that of the stack.
  package var theme: Theme { screen.theme ?? navigator?.theme ?? Theme() }

  /// The text next to the title: that of the latest notice, or the status of the screen.
  package var status: String { notice?.text ?? screen.status }

  /// The tone of the text next to the title.
  package var statusTone: RowText.Tone { notice == nil ? screen.statusTone : .secondary }

  /// The commands of the screen, after the action of the latest notice. Those for selected rows are
  /// disabled while there are none.
  package var commands: [Command] {
    (noticeCommand.map { [$0] } ?? []) + screen.commands.map { $0.limited(to: table.selection) }
  }

  /// The action of the latest notice.
  package var noticeCommand: Command? {
    notice?.command(besides: screen.commands) { [weak self] in self?.endNotice() }
  }

  /// The text of the latest notice, for surfaces that announce it; `nil` for none.
  package var noticeText: String? { notice?.text }

  private var notice: Notice?
  private var noticeEnd: Timeline.Schedule?
  /// The next update of a text that depends on the time.
  private var tick: (time: Duration, schedule: Timeline.Schedule)?
  /// Whether the user sees the screen: it is on top, or only overlays are above it.
  private(set) var isVisible = false
  private var work: [(schedule: Timeline.Schedule, duration: ScreenContext.WorkDuration)] = []

  init(_ screen: any Screen, at route: ScreenAddress? = nil, in navigator: Navigator) {
    self.screen = screen
    self.route = route
    table = (screen as? any TableOwner)?.table ?? Table()
    self.navigator = navigator
    table.hosted = self
    screen.context.host = self
    screen.configure(table)
    for call in screen.context.earlyCalls { table.diagnostics.report(.workBeforeShowing(call)) }
    screen.context.earlyCalls = []
    guard !(screen is any TableOwner) else { return }
    let (schedule, announce) = navigator.timeline.channel { [weak table] (evaluation: Int) in
      table?.declarationChanged(evaluation)
    }
    work.append((schedule, .untilRemoved))
    table.declare({ screen.sections }, announce: announce)
  }

  // A stack may be released without a call of `end()`.
  deinit { releaseClosures() }

  /// The screen is visible in the stack.
  func appear() {
    isVisible = true
    screen.appear()
    setNeedsUpdate()
  }

  /// The screen is covered, or about to be removed.
  func disappear() {
    guard isVisible else { return }
    isVisible = false
    cancelWork { $0 == .untilCovered }
    screen.disappear()
    setNeedsUpdate()
  }

  /// The screen left the stack: all of its work ends.
  func remove() {
    cancelWork { _ in true }
    endNotice()
    table.hosted = nil
    navigator = nil
    releaseClosures()
    if screen.context.host === self { screen.context.host = nil }
    attachment = nil
  }

  /// Evaluates the sections again at the end of this turn.
  package func setNeedsUpdate() { table.setNeedsDeclaration() }

  /// Evaluates the sections again after a time, or earlier.
  func update(within delay: Duration) {
    guard let timeline = navigator?.timeline else { return }
    let time = timeline.moment + delay
    if let tick, tick.time <= time { return }
    tick?.schedule.cancel()
    let schedule = timeline.after(delay) { [weak self] in
      self?.tick = nil
      self?.setNeedsUpdate()
    }
    tick = (time, schedule)
    note(schedule, .untilRemoved)
  }

  /// Returns an action after which the sections are evaluated again. For a removed screen, it has
  /// no effect.
  package func updating(_ action: @escaping () -> Void) -> () -> Void {
    { [weak self] in
      guard let self else { return }
      action()
      setNeedsUpdate()
    }
  }

  /// Returns the command with a key, as the screen declares it now.
  package func command(_ key: Character) -> Command? {
    commands.first { $0.key == key }
  }

  /// Shows a notice instead of the one that is shown.
  func show(_ notice: Notice, for duration: Duration) {
    noticeEnd?.cancel()
    self.notice = notice
    noticeEnd = navigator?.timeline.after(duration) { [weak self] in
      self?.endNotice()
      self?.setNeedsUpdate()
    }
    setNeedsUpdate()
  }

  private func endNotice() {
    noticeEnd?.cancel()
    noticeEnd = nil
    notice = nil
  }

  /// Runs a command, after the answer to its question if it has one.
  package func run(_ command: Command, on row: EventSource?) {
    guard let question = command.question else { return perform(command, on: row) }
    let screen = QuestionScreen(question, before: command) { [weak self] in
      // The command may have changed, or another one has its key now.
      guard let self, let now = self.command(command.key), now.isEnabled,
        now.title == command.title
      else { return .stale }
      perform(now, on: row)
      return .handled(by: .screen)
    }
    if table.askQuestion?(screen) != true { navigator?.push(screen) }
  }

  private func perform(_ command: Command, on row: EventSource?) {
    command.run(row)
    setNeedsUpdate()
  }

  /// Starts the refresh of the screen, unless one is running.
  ///
  /// - Returns: `false` if the screen has none.
  package func refresh() -> Bool {
    guard let refresh = screen.refresh else { return false }
    guard !refresh.isRefreshing else { return true }
    refresh.run()
    setNeedsUpdate()
    return true
  }

  /// Searches for a text; nothing happens if the screen has no search or searches for it already.
  package func search(for query: String) {
    guard let search = screen.search, search.query != query else { return }
    search.update(query, search.scope)
    setNeedsUpdate()
  }

  /// Selects a scope of the search.
  ///
  /// - Returns: `false` if there is no such scope.
  package func selectScope(_ scope: Int) -> Bool {
    guard let search = screen.search, search.scopes.indices.contains(scope) else { return false }
    if scope != search.scope {
      search.update(search.query, scope)
      setNeedsUpdate()
    }
    return true
  }

  /// Removes a token from the search, or adds a suggested one and clears the text that matched it.
  ///
  /// - Returns: `false` if the search has neither.
  package func toggleToken(_ id: String) -> Bool {
    guard let search = screen.search, let update = search.updateTokens else { return false }
    if search.tokens.contains(where: { $0.id == id }) {
      update(search.tokens.filter { $0.id != id })
    } else {
      guard let token = search.offeredTokens.first(where: { $0.id == id }) else { return false }
      if !search.query.isEmpty { search.update("", search.scope) }
      update(search.tokens + [token])
    }
    setNeedsUpdate()
    return true
  }

  /// Removes the text and the tokens of the search; the scope stays.
  ///
  /// - Returns: `false` if there are none.
  package func clearSearch() -> Bool {
    guard let search = screen.search, search.isActive else { return false }
    if !search.query.isEmpty { search.update("", search.scope) }
    if !search.tokens.isEmpty { search.updateTokens?([]) }
    setNeedsUpdate()
    return true
  }

  func note(_ schedule: Timeline.Schedule, _ duration: ScreenContext.WorkDuration) {
    work.removeAll { $0.schedule.isCancelled }
    work.append((schedule, duration))
  }

  /// Closures of the app may retain the table that retains them.
  private func releaseClosures() {
    if !(screen is any TableOwner) { table.removeEverything() }
  }

  private func cancelWork(where isEnded: (ScreenContext.WorkDuration) -> Bool) {
    let ended = work.filter { isEnded($0.duration) }
    work.removeAll { isEnded($0.duration) }
    for entry in ended { entry.schedule.cancel() }
  }
}

/// A screen that shows a table of its own.
package protocol TableOwner: Screen {
  var table: Table { get }
}

extension TableScreen: TableOwner {}
