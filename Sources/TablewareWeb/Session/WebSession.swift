import JSONText
import Tableware
import TablewareHosting
import TablewareViewport

/// A navigator's screens for one client: frames and time are the input, patches are the output.
///
/// ```
///   frames ──▶ ┐
///              ├─ session ──▶ frame for the client, when it has taken the one before
///   time   ──▶ ┘
/// ```
///
/// It uses no network and no clock, so a server and a test run the same code. At most one patch is
/// in progress: a slow client receives the newest state and no queue of old ones.
package final class WebSession {
  /// The result of processing a frame.
  package enum Outcome: Hashable, Sendable {
    case accepted
    /// The frame was ignored for the given reason; the session continues unless that happens too
    /// often.
    case rejected(String)
    /// The frame was ignored, because the rows that the client showed have changed meanwhile; that
    /// is not a mistake.
    case late(String)
    /// The session has to end, for the given reason.
    case ended(String)
  }

  /// The stack of screens.
  package let navigator: Navigator
  /// Receives the diagnostics of tables, with their origins.
  package var onDiagnostic: ((String) -> Void)?
  /// Receives each accepted action of the user, for an audit.
  var onAction: ((SessionAction) -> Void)?
  private let showsDiagnostics: Bool
  /// Whether items have identifiers for tests of the app.
  let showsIdentifiers: Bool
  /// The language of the page.
  let language: WebLanguage
  /// Called when something was submitted from outside: request a frame soon.
  package var onNeedsFrame: (() -> Void)?
  /// The reasons for rejected frames, oldest first; the latest hundred.
  package private(set) var rejections: [String] = []
  /// The version of the page that was sent last.
  package private(set) var version = 0

  var ids = ItemNumbers()
  /// The drags between the pages of the server, the cookie of the client's browser, and its user.
  let drags: DragBoard
  let browser: String
  let user: String?
  /// The path below which the browser reaches the server.
  let basePath: BasePath
  /// The latest drag that began on the page: its name and its row.
  var dragged: (name: String, row: Identity)?
  /// The pictures whose addresses were sent to the client.
  package let images = WebImages()
  var isHandling = false
  private(set) var message: String?
  /// Debug builds only: the diagnostics for the console of the browser that were not sent yet.
  private var console: [String] = []
  /// The most diagnostics of one frame, so that a frame stays small.
  private static let consoleLimit = 20
  private var messageSchedule: Timeline.Schedule?
  /// The number of the newest page.
  var lastPage = 0
  /// The screen whose rows the client shows; they are notified when they are no longer visible.
  var seen: ShownScreen?
  var chromeShown: ItemHTML?
  /// The colors that the client has rules for.
  private var colors: Set<ColorClass> = []
  /// The themes that the client has rules for.
  private var themes: Set<ThemeClass> = []
  /// The source of the latest chrome, and its HTML.
  var chromeMade: (source: PageChrome, html: ItemHTML)?
  /// The links to the screens of the app, and the address that they are marked for.
  var destinationsMade: (address: ScreenAddress?, links: PageDestinations)?
  /// The keys of one character.
  var characterKeys: CharacterKeys
  /// The paths of files that the client has to save, and does not know yet.
  private var files: [String] = []
  /// Whether nothing has changed since the last frame, so that no new one is needed.
  var isSettled = false
  /// The number of the page that the client shows.
  private var pageShown: Int?
  /// The number of the page in the box; `nil` without a box.
  private var boxShown: Int?
  /// The fields of the page that was sent whole; `nil` after a form was sent from it.
  var sentForm: SentForm?
  /// The newest version that the client has.
  private var taken = 0
  /// The version that last moved the client to another position.
  private var jumpVersion = 0
  /// The entry of the history that the client shows; `nil` if it shows another one.
  var historyShown: HistoryEntry?
  /// Whether the next frame has to contain everything.
  var needsReset = false
  /// The number of the last frame of this connection.
  var lastFrame = 0
  /// Whether the client has reported the version that it has.
  package private(set) var hasGreeted = false
  /// Whether the client has given a session of another process to this one.
  var hasRestored = false
  /// Whether the client has to forget the session that it has kept.
  var clearsSaved = false
  /// Whether the client waits for an answer, with or without changes, to what its user did.
  var owesAnswer = false
  private static let rejectionsPerMinute = 50
  private var rejectionTimes: [Duration] = []
  private var budget = MessageBudget()

  package init(
    _ navigator: Navigator, language: WebLanguage = .english, showsDiagnostics: Bool = true,
    showsIdentifiers: Bool = false, drags: DragBoard = DragBoard(), browser: String = "",
    user: String? = nil, basePath: BasePath = .root, usesCharacterKeys: Bool = true
  ) {
    self.navigator = navigator
    self.language = language
    self.showsDiagnostics = showsDiagnostics
    self.showsIdentifiers = showsIdentifiers
    self.drags = drags
    self.browser = browser
    self.user = user
    self.basePath = basePath
    characterKeys = CharacterKeys(isOn: usesCharacterKeys)
    images.basePath = basePath
  }

  /// Runs work for the client: in its language, and without a request for a frame that follows
  /// anyway.
  func turn<Result>(_ body: () throws -> Result) rethrows -> Result {
    isHandling = true
    defer { isHandling = false }
    return try Words.use(language.sessionWords) {
      defer { noticeCover() }
      return try body()
    }
  }

  /// Advances the time of all screens.
  package func advance(to time: Duration) {
    if let deadline = nextDeadline, deadline <= time { isSettled = false }
    turn { navigator.timeline.advance(to: time) }
  }

  /// The time of the next timer; `nil` without timers.
  package var nextDeadline: Duration? { navigator.timeline.nextDeadline }

  /// Removes the screens: the one on top stops its work, and may save.
  package func close() {
    drags.forget(self)
    turn {
      unsee()
      navigator.end()
    }
  }

  /// Processes a frame.
  package func handle(_ bytes: [UInt8], at time: Duration) -> Outcome {
    do throws(FrameMistake) {
      let frame = try ClientFrame(bytes)
      // The messages that the session itself requests, once for each patch, are free.
      if case .taken = frame.message {} else if !spend(at: time) { return Self.tooMuch }
      guard frame.number == lastFrame + 1 else {
        return .ended("Frame \(frame.number) came after frame \(lastFrame).")
      }
      lastFrame = frame.number
      if !hasGreeted {
        guard case .hello = frame.message else {
          return .ended("The client sent a message before its greeting.")
        }
      }
      return handle(frame.message)
    } catch {
      return .ended(error.description)
    }
  }

  /// Processes a message.
  @discardableResult
  package func handle(_ message: ClientMessage) -> Outcome {
    // A confirmation of the client changes nothing.
    if case .taken = message {} else { isSettled = false }
    if isAct(message) { owesAnswer = true }
    return judge(message.items) { react(to: message) }
  }

  /// Processes what a client sent about some items, and counts its mistakes.
  func judge(_ items: [Int], _ react: () -> Outcome) -> Outcome {
    var hasNewest = false
    var outcome = turn {
      // What was submitted before is what the user saw when acting.
      page.host.commit()
      topPage.host.commit()
      hasNewest = hasTakenAll && !page.isOutdated && !topPage.isOutdated
      return react()
    }
    // The client may have shown something that no longer exists; but every item existed once.
    if case .rejected(let reason) = outcome, !hasNewest, items.allSatisfy(ids.wasGiven) {
      outcome = .late(reason)
    }
    if case .late(let reason) = outcome { note(reason) }
    if case .rejected(let reason) = outcome {
      note(reason)
      let now = navigator.timeline.now
      rejectionTimes = rejectionTimes.filter { now - $0 < .seconds(60) } + [now]
      if rejectionTimes.count > Self.rejectionsPerMinute {
        return .ended("Too many messages of the client were rejected. The last one: \(reason)")
      }
    }
    return outcome
  }

  private func note(_ reason: String) {
    rejections = Array((rejections + [reason]).suffix(100))
  }

  /// Counts a message against the client's limit, for frames and forms together.
  func spend(at time: Duration) -> Bool { budget.spend(at: time) }

  static let tooMuch = Outcome.ended(
    "The client sends more than \(MessageBudget.perSecond) frames a second.")

  /// Begins with the version of a client that connected, or connected again.
  func begin(_ version: Int) -> Outcome {
    guard !hasGreeted else { return .ended("The client sent two greetings.") }
    guard version >= 0, version <= self.version else {
      return .ended("The client has a version that was never sent.")
    }
    if version != self.version { needsReset = true }
    hasGreeted = true
    taken = self.version
    return .accepted
  }

  /// A connection begins: its frames are counted from 1 again.
  package func connect() {
    lastFrame = 0
    hasGreeted = false
    isSettled = false
  }

  /// A connection has ended: no row is visible.
  package func disconnect() {
    isSettled = false
    turn(unsee)
  }

  /// Lets the client save a file.
  ///
  /// - Parameter path: the path below the base path.
  func offer(file path: String) {
    files.append(basePath.path(of: path))
    isSettled = false
    if !isHandling { onNeedsFrame?() }
  }

  /// Whether the client has applied everything that was sent.
  var hasTakenAll: Bool { taken == version }

  func take(_ version: Int) -> Outcome {
    guard version > taken, version <= self.version else {
      return .ended("The client confirmed a version that was not in progress.")
    }
    taken = version
    return .accepted
  }

  /// Returns the next frame for the client; `nil` if it has everything, or has not applied the last
  /// one yet.
  package func takeFrame() -> [UInt8]? {
    guard taken == version, !isSettled || isElsewhere else { return nil }
    return turn(nextFrame)
  }

  /// Whether the client has to show another position, for reasons other than its messages.
  private var isElsewhere: Bool {
    guard let shown = baseHosted.attachment as? ShownScreen else { return true }
    return shown.number != pageShown || shown.page.jump != nil || boxNumber != boxShown
  }

  /// The number of the page on top, if it is in a box.
  private var boxNumber: Int? {
    navigator.visible.count > 1 ? shown(navigator.topHosted).number : nil
  }

  private func nextFrame() -> [UInt8]? {
    // Before the commit, whose completions may submit something.
    isSettled = true
    commit()
    let (page, number) = (shownScreen.page, shownScreen.number)
    let isOtherScreen = pageShown != number
    if isOtherScreen { page.prepareReturn() }
    var patch = page.takePatch(isReset: isOtherScreen || needsReset)
    let chrome = chrome
    boxShown = boxNumber
    if needsReset || chromeShown == nil {
      patch.operations.append(.replace(0, state: chrome.state, html: chrome.string))
    } else if let chromeShown {
      patch.operations += Patch.updates(of: 0, from: chromeShown, to: chrome)
    }
    let entry = historyEntry
    let isMoved = entry != historyShown
    let isNews = !patch.isEmpty || !console.isEmpty || !files.isEmpty || isMoved || clearsSaved
    guard isNews || characterKeys.isNews || owesAnswer else { return nil }
    patch.colors = ColorClass.all(in: patch.html).filter { colors.insert($0).inserted }
    if let theme = baseHosted.screen.theme.map({ ThemeClass($0) }), themes.insert(theme).inserted {
      patch.theme = theme.rule
    }
    chromeShown = chrome
    pageShown = number
    needsReset = false
    historyShown = entry
    version += 1
    if isOtherScreen || patch.jump != nil { jumpVersion = version }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("v") { $0.write(version) }
      writer.member("a") { $0.write(lastFrame) }
      if isOtherScreen { writer.member("s") { $0.write(1) } }
      if clearsSaved { writer.member("z") { $0.write("") } }
      if characterKeys.isNews { writer.member("k") { $0.write(characterKeys.cookie) } }
      if isMoved { writer.member("u") { entry.write(to: &$0) } }
      if !files.isEmpty { writer.member("f") { $0.list(files) { $0.write($1) } } }
      if !console.isEmpty {
        writer.member("l") { $0.list(console) { $0.write($1) } }
      }
      patch.writeMembers(to: &writer)
    }
    (console, files, clearsSaved, owesAnswer) = ([], [], false, false)
    characterKeys.isNews = false
    return writer.bytes
  }

  /// Returns the page as a client receives it first.
  package func firstPage(token: String) -> String {
    turn { makeFirstPage(token) }
  }

  private func makeFirstPage(_ token: String) -> String {
    images.token = token
    isSettled = false
    commit()
    // The page shows the rows around a position to scroll to; its script scrolls there.
    let jump = page.jump
    _ = page.takePatch(isReset: true)
    page.jump = jump
    pageShown = shownScreen.number
    boxShown = boxNumber
    historyShown = historyEntry
    let chrome = chrome
    chromeShown = chrome
    version += 1
    taken = version
    sentForm = SentForm(version, of: shownScreen)
    let screen = baseHosted.screen
    let box = box
    themes = Set([screen.theme.map { ThemeClass($0) }].compactMap { $0 })
    colors = Set(ColorClass.all(in: (page.shownItems + (box?.items ?? [])).map(\.html.colored)))
    return PageDocument(
      language: language, basePath: basePath, file: takeFile(), title: screen.title, token: token,
      version: version,
      chrome: chrome,
      theme: screen.theme.map { ThemeClass($0) }, items: page.shownItems, box: box,
      identifiers: page.identifiers, window: page.shownPositions, history: historyEntry,
      sticksToEnd: page.table.anchoring == .stickToEnd
    ).html.string
  }

  /// Removes and returns the path of the newest file. A page without a script can save one.
  private func takeFile() -> String? {
    defer { files = [] }
    return files.last
  }

  /// Whether the positions of the client are those that it was sent to: until it has applied a
  /// jump, or another screen, they refer to the former state.
  var isWhereItWasSent: Bool {
    page.jump == nil && taken >= jumpVersion && pageShown == shownScreen.number
  }

  /// Reports a diagnostic, and shows it on the page for a while if ``WebOptions/showsDiagnostics``
  /// is set.
  func show(_ diagnostic: String) {
    onDiagnostic?(diagnostic)
    #if DEBUG
    if console.count < Self.consoleLimit { console.append(diagnostic) }
    isSettled = false
    #endif
    guard showsDiagnostics else { return }
    message = diagnostic
    isSettled = false
    messageSchedule?.cancel()
    messageSchedule = navigator.timeline.after(.seconds(8)) { [weak self] in self?.message = nil }
  }
}
