#if Web
  import Tableware
  import TablewareImages

  /// A session on its own isolation: it connects ``WebSession``, which uses neither time nor
  /// network, with a clock and with the current browser.
  actor LiveSession {
    private let executor = SessionExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    nonisolated let token: String
    /// The cookie of the browser that opened it.
    nonisolated let cookie: String
    /// The time of its last use.
    nonisolated let use: SessionUse
    nonisolated let visitor: WebVisitor
    nonisolated let time: ServerTime
    /// Whether the server stops: then messages of clients and timers are ignored.
    private let stopping: StopFlag
    nonisolated let options: WebOptions
    private let app: WebApp
    /// Created with the first page, and released as soon as the session has ended.
    private(set) var session: WebSession?
    private let start: Duration
    private var outbox: Outbox?
    private var connection = 0
    let timers: SessionTimers
    /// The drags between the pages of the server.
    private let drags: DragBoard
    private let signIns: SignIns
    private var timer: (deadline: Duration, timer: SessionTimers.Timer)?
    /// The version that a client confirmed while nothing waited to be sent.
    nonisolated private let receipts = Receipts()
    private(set) var hasEnded = false
    /// The pictures that the browser waits for, by a number, each with what cancels the wait.
    private var awaited: [Int: (name: String, cancel: () -> Void)] = [:]
    private var lastAwaited = 0
    private var files = OfferedFiles()
    /// The files that the user sends.
    var uploads = Uploads()

    init(
      _ visitor: WebVisitor, token: String, cookie: String, options: WebOptions, time: ServerTime,
      timers: SessionTimers, drags: DragBoard, signIns: SignIns, stopping: StopFlag, _ app: WebApp
    ) {
      self.token = token
      self.cookie = cookie
      self.visitor = visitor
      self.options = options
      self.time = time
      self.timers = timers
      self.drags = drags
      self.signIns = signIns
      self.stopping = stopping
      self.app = app
      start = time.now()
      use = SessionUse(at: start)
    }

    /// The answer to a request for the page.
    enum PageAnswer: Sendable {
      case page(String)
      /// No screen has the address.
      case missing
      /// The session has ended.
      case ended
    }

    /// Returns the whole page; a connected browser has to connect again, since it has another page.
    ///
    /// - Parameter address: the address of the request. A session that shows another one, such as
    ///   before a step back in a browser without a script, shows the screens of the address.
    func page(at address: ScreenAddress) -> PageAnswer {
      guard goesOn() else { return .ended }
      use.note(at: time.now())
      if outbox != nil { disconnect(connection, closing: Self.takenOver) }
      let isFirst = session == nil
      guard let session = session ?? makeSession() else { return .missing }
      self.session = session
      session.advance(to: elapsed)
      if !isFirst { session.open(address) }
      offerFiles(session)
      return .page(session.firstPage(token: token))
    }

    /// The address of the screen on top.
    var address: ScreenAddress { session?.navigator.address ?? ScreenAddress() }

    private func makeSession() -> WebSession? {
      let language = options.language(visitor)
      guard
        let navigator = Words.use(language.sessionWords, { app.navigator(visitor, options.theme) })
      else { return nil }
      navigator.timeline.workExecutor = LoadExecutor()
      navigator.timeline.isIsolated = { [executor] in executor.isCurrent }
      navigator.timeline.onArrival = { [weak self] in self?.wakeSoon() }
      visitor.account?.notifyOfFiles { [weak self] in self?.wakeSoon() }
      let session = WebSession(
        navigator, language: language, showsDiagnostics: options.showsDiagnostics,
        showsIdentifiers: options.showsIdentifiers, drags: drags, browser: cookie,
        user: visitor.principal?.id, basePath: options.base,
        usesCharacterKeys: visitor.usesCharacterKeys)
      session.images.allows = { [options] source in
        switch source {
        case .asset(let name): options.assets(name) != nil
        case .url(let address):
          options.imageLoader != nil || URLImageLoader.allows(address, options.imageOrigins)
        case .data: true
        case .symbol, .none: false
        }
      }
      let (report, number) = (options.onReport, visitor.number)
      session.onDiagnostic = { report("Session \(number): \($0)") }
      if let onAction = options.onAction {
        session.onAction = { [visitor] action in
          onAction(
            WebAction(
              name: action.name, row: action.row?.token, screen: action.screen,
              address: action.address, principal: visitor.principal, session: visitor.number))
        }
      }
      return session
    }

    /// Returns the file of a picture, if this session has shown it. A picture is loaded only while
    /// its row is in the page: the wait ends when the row leaves, the session ends, or the task is
    /// canceled.
    ///
    /// - Parameter load: loads the file; the task is canceled when nothing waits for it any more.
    func picture(
      _ name: String, load: @escaping @Sendable (RowImage.Source) async -> [UInt8]?
    ) async -> [UInt8]? {
      guard goesOn(), let session, let source = session.images.source(name) else { return nil }
      lastAwaited += 1
      let number = lastAwaited
      let task = Task { await load(source) }
      awaited[number] = (name, { task.cancel() })
      defer { awaited[number] = nil }
      return await withTaskCancellationHandler {
        await task.value
      } onCancel: {
        task.cancel()
      }
    }

    /// Removes and returns a file that a screen has offered.
    func takeFile(_ name: String) -> WebDownload? { goesOn() ? files.take(name) : nil }

    /// Lets the browser save the files that screens have offered.
    private func offerFiles(_ session: WebSession) {
      for file in visitor.account?.takeFiles() ?? [] {
        session.offer(file: "/file?tab=\(token)&f=\(files.add(file))")
      }
    }

    /// Ends the waits for pictures of rows that have left the page.
    private func cancelPictures(_ session: WebSession) {
      for wait in awaited.values where !session.page.showsPicture(wait.name) { wait.cancel() }
    }

    /// Performs the changes of a form, for browsers without a script.
    ///
    func handle(form body: [UInt8]) -> FormAnswer {
      guard goesOn(), let session else { return .ended }
      use.noteForm(at: time.now())
      session.advance(to: elapsed)
      for outcome in session.handle(form: FormText.fields(of: body), at: elapsed) {
        switch outcome {
        case .accepted: break
        case .rejected(let reason), .late(let reason): note(reason)
        case .ended(let reason): end(Closing(1008, reason))
        }
      }
      if let ticket = takeUserChange() { return .userChanged(ticket: ticket) }
      return hasEnded ? .ended : .shown
    }

    /// The result of a form.
    enum FormAnswer: Hashable, Sendable {
      case shown
      case ended
      /// The page has to be opened again, with the ticket of a sign-in or with an empty one.
      case userChanged(ticket: String)
    }

    /// The page of a browser that receives this opens itself again, with the ticket of a sign-in.
    static func userChanged(ticket: String = "") -> Closing { Closing(userChangedCode, ticket) }
    private static let userChangedCode = 4002

    /// Ends the session if its screen signed the user in or out.
    ///
    /// - Returns: the ticket of the sign-in, or an empty one; `nil` if the user is the same.
    private func takeUserChange() -> String? {
      guard let change = visitor.account?.takeChange() else { return nil }
      var ticket = ""
      if case .signIn(let principal) = change {
        ticket = signIns.add(principal, cookie: cookie, at: address)
      }
      end(Self.userChanged(ticket: ticket))
      return ticket
    }

    /// A browser that receives this does not connect again: otherwise two tabs would take the
    /// session from each other forever.
    private static let takenOver = Closing(4001, "Another tab has taken over.")

    /// Connects a browser; the previous connection is closed.
    ///
    /// - Returns: the number of the connection; `nil` if the session has ended.
    func connect(_ outbox: Outbox) -> Int? {
      guard let session else { return nil }
      if let former = self.outbox {
        former.finish(Self.takenOver)
      } else {
        options.onMeasurement?(.connected)
      }
      self.outbox = outbox
      connection += 1
      use.note(isConnected: true, at: time.now())
      session.connect()
      session.onNeedsFrame = { [weak self] in self?.wakeSoon() }
      receipts.clear()
      return connection
    }

    /// Reacts to a message.
    ///
    /// - Returns: whether the connection may send more messages.
    func receive(_ bytes: [UInt8], on connection: Int) -> Bool {
      guard connection == self.connection, goesOn(), let session else { return false }
      let now = time.now()
      use.note(at: now)
      options.onMeasurement?(.message(bytes: bytes.count))
      guard takeReceipt(session) else { return false }
      session.advance(to: elapsed)
      guard react(to: bytes, session) else { return false }
      send(since: now)
      return true
    }

    /// Records that a client has confirmed a version, if that has no effect yet: the session need
    /// not run for it.
    ///
    /// - Returns: `false` if the message has to be processed as others are.
    nonisolated func note(receipt bytes: [UInt8], on connection: Int) -> Bool {
      guard ClientFrame.isReceipt(bytes), receipts.note(bytes, on: connection) else { return false }
      use.note(at: time.now())
      return true
    }

    /// Processes the confirmation that was recorded since the last turn.
    private func takeReceipt(_ session: WebSession) -> Bool {
      receipts.take().map { react(to: $0, session) } ?? true
    }

    private func react(to bytes: [UInt8], _ session: WebSession) -> Bool {
      switch session.handle(bytes, at: elapsed) {
      case .accepted: break
      case .rejected(let reason), .late(let reason): note(reason)
      case .ended(let reason):
        end(Closing(1008, reason))
        return false
      }
      return takeUserChange() == nil
    }

    /// The browser disconnected; it may connect again.
    func disconnect(_ connection: Int, _ reason: String? = nil, closing: Closing? = nil) {
      guard connection == self.connection else { return }
      if let reason { note(reason) }
      self.connection += 1
      use.note(isConnected: false, at: time.now())
      finishOutbox(closing)
      timer?.timer.cancel()
      timer = nil
      receipts.clear()
      guard !stopping.isSet else { return }
      session?.advance(to: elapsed)
      session?.disconnect()
    }

    /// Ends the session because of a connection.
    func end(_ closing: Closing, on connection: Int) {
      if connection == self.connection { end(closing) }
    }

    /// Ends the session: its screens disappear.
    func end(_ closing: Closing) {
      guard !hasEnded else { return }
      hasEnded = true
      use.noteEnd()
      // A user who signs in or out is no problem, and the ticket in the reason is secret.
      if closing.code != Self.userChangedCode { note(closing.reason) }
      if closing == .stop { saveSession() }
      finishOutbox(closing)
      options.onMeasurement?(.sessionEnded)
      timer?.timer.cancel()
      timer = nil
      awaited.values.forEach { $0.cancel() }
      uploads.end()
      session?.close()
      session = nil
    }

    /// Sends the session to the browser, which keeps it for another process.
    private func saveSession() {
      guard options.continuesSessions, let outbox, let session, session.hasGreeted,
        let frame = session.savedFrame()
      else { return }
      outbox.put(patch: frame)
    }

    private func finishOutbox(_ closing: Closing?) {
      guard let outbox else { return }
      outbox.finish(closing)
      self.outbox = nil
      options.onMeasurement?(.disconnected)
    }

    /// Ends the session if the server stops: work that waits for its turn is dropped.
    ///
    /// - Returns: whether the session continues.
    func goesOn() -> Bool {
      if stopping.isSet { end(.stop) }
      return !hasEnded
    }

    private func wake() {
      guard outbox != nil, goesOn(), let session else { return }
      let now = time.now()
      guard takeReceipt(session) else { return }
      session.advance(to: elapsed)
      if takeUserChange() == nil { send(since: now) }
    }

    nonisolated private func wakeSoon() {
      Task(executorPreference: WakeExecutor.shared) { [weak self] in await self?.wake() }
    }

    var elapsed: Duration { time.now() - start }

    /// Sends a patch if something changed.
    ///
    /// - Parameter began: when the session began to process the cause.
    func send(since began: Duration) {
      guard let session else { return }
      offerFiles(session)
      // The greeting contains the version that the browser has.
      if session.hasGreeted {
        if !session.hasTakenAll, !session.isSettled, let receipt = receipts.want() {
          guard react(to: receipt, session) else { return }
        }
        if let frame = session.takeFrame() {
          receipts.expect(on: connection)
          outbox?.put(patch: frame)
          options.onMeasurement?(.update(bytes: frame.count, duration: time.now() - began))
          if !awaited.isEmpty { cancelPictures(session) }
        }
      }
      guard let deadline = session.nextDeadline, deadline != timer?.deadline else { return }
      timer?.timer.cancel()
      timer = (deadline, timers.add(at: start + deadline) { [weak self] in self?.wakeSoon() })
    }

    func note(_ reason: String) { options.onReport("Session \(visitor.number): \(reason)") }
  }
#endif
