/// The connection between a ``Screen`` and its host: weak access to the table, navigation, and work
/// that ends with the screen.
///
/// ```swift
/// final class ClockScreen: Screen {
///   let context = ScreenContext()
///   private var seconds = 0
///   func appear() { context.every(.seconds(1)) { self.seconds += 1 } }
///   …
/// }
/// ```
///
/// Before the screen is shown, and after it was removed, ``table`` and ``navigator`` are `nil`,
/// nothing is pushed, and no work starts. Work that was started too early is reported as
/// ``Diagnostic/workBeforeShowing(_:)`` when the screen is shown.
public final class ScreenContext {
  /// The duration of work that a context started.
  public enum WorkDuration: Hashable, Sendable {
    /// Until the screen is covered by another one or removed. For work that ``Screen/appear()``
    /// starts.
    case untilCovered
    /// Until the screen is removed from the stack, also while other screens cover it.
    case untilRemoved
  }

  weak var host: HostedScreen?
  /// Calls that were made before the screen was shown.
  var earlyCalls: [String] = []

  /// Creates a context without a host.
  public init() {}

  /// The table that the host made for the screen.
  public var table: Table? { host?.table }
  /// The stack of screens that holds the screen.
  public var navigator: Navigator? { host?.navigator }
  /// The time of all screens in the stack.
  public var timeline: Timeline? { navigator?.timeline }
  /// The time since the stack of screens began; zero if the screen is not shown.
  public var now: Duration { timeline?.now ?? .zero }

  /// Evaluates ``Screen/sections`` again at the end of this turn. For changes that no event,
  /// command, search, timer, load or `@Observable` value causes.
  public func setNeedsUpdate() { host?.setNeedsUpdate() }

  /// Shows a short message about something that happened, with an action such as Undo.
  ///
  /// ```swift
  /// context.notify("Deleted “\(todo.title)”.", action: "Undo") {
  ///   self.todos.insert(todo, at: index)
  /// }
  /// ```
  ///
  /// The message is in the place of the status of the screen, in a browser below it, and the action
  /// is beside the commands, with a key of its own. A further message replaces it. The action runs
  /// at most once.
  ///
  /// - Parameters:
  ///   - text: the message, one sentence.
  ///   - action: the title of the action, in a word or two; `nil` for none.
  ///   - duration: the time for which the message is shown.
  ///   - run: the action; ``Screen/sections`` is evaluated after it.
  /// - Returns: `false` if the screen is not shown.
  @discardableResult
  public func notify(
    _ text: String, action: String? = nil, for duration: Duration = .seconds(8),
    _ run: @escaping () -> Void = {}
  ) -> Bool {
    guard let host else { return false }
    host.show(Notice(text: text, action: action, run: run), for: duration)
    return true
  }

  /// Pushes a screen onto the stack.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - address: the address of the screen, if it has none of its own; see ``Router``.
  /// - Returns: `false` if the screen is not shown, so there is no stack.
  @discardableResult
  public func push(_ screen: any Screen, at address: ScreenAddress? = nil) -> Bool {
    guard let navigator else { return false }
    navigator.push(screen, at: address)
    return true
  }

  /// Shows the screens of an address, such as that of a link. A screen that is in the stack already
  /// stays in it.
  ///
  /// - Parameter address: the address.
  /// - Returns: `false` if the screen is not shown, if the app has no ``Router``, or if that has no
  ///   screen for the address.
  @discardableResult
  public func open(_ address: ScreenAddress) -> Bool { navigator?.open(address) ?? false }

  /// Returns to the screen below.
  ///
  /// - Returns: `false` if the screen is not shown, or there is no screen below.
  @discardableResult
  public func pop() -> Bool { navigator?.pop() ?? false }
}

extension ScreenContext {
  /// Runs an action repeatedly, first after one interval.
  ///
  /// - Parameters:
  ///   - interval: the time between two runs; zero or less counts as a millisecond.
  ///   - duration: when the repetition ends by itself.
  ///   - action: may capture the screen. ``Screen/sections`` is evaluated after it.
  /// - Returns: the schedule, to cancel it earlier.
  @discardableResult
  public func every(
    _ interval: Duration, _ duration: WorkDuration = .untilCovered, _ action: @escaping () -> Void
  ) -> Timeline.Schedule {
    start("every(_:)", duration) { $0.every(interval, $1.updating(action)) }
  }

  /// Runs an action once, after a delay.
  ///
  /// - Parameters:
  ///   - delay: the time until then; zero or less is the next turn.
  ///   - duration: until when it may still run.
  ///   - action: may capture the screen. ``Screen/sections`` is evaluated after it.
  /// - Returns: the schedule, to cancel it.
  @discardableResult
  public func after(
    _ delay: Duration, _ duration: WorkDuration = .untilRemoved, _ action: @escaping () -> Void
  ) -> Timeline.Schedule {
    start("after(_:)", duration) { $0.after(delay, $1.updating(action)) }
  }

  /// Runs asynchronous work on other threads, and continues on the screen with its result.
  ///
  /// ```swift
  /// func appear() {
  ///   guard let request = songs.begin() else { return }
  ///   context.load { [client] in
  ///     try await client.songs()
  ///   } then: { result in
  ///     self.songs.finish(request, with: result)
  ///   }
  /// }
  /// ```
  ///
  /// Work that each key of a search starts again replaces the work of the previous key:
  ///
  /// ```swift
  /// searching = context.load(replacing: searching) { [index] in
  ///   try await index.rows(matching: query)
  /// } then: { result in
  ///   if let rows = try? result.get() { self.rows = rows }
  /// }
  /// ```
  ///
  /// Cancellation is a request: long work calls `Task.checkCancellation()` and `Task.yield()` every
  /// few milliseconds. In a session of a server such work runs on threads that neither answer
  /// requests nor run handlers.
  ///
  /// - Parameters:
  ///   - earlier: the schedule of work that this work replaces; it is canceled.
  ///   - duration: how long the result is needed; after that the work is canceled.
  ///   - work: starts at once, on any thread.
  ///   - receive: runs once, in a turn of the screen, never within this call. It may capture the
  ///     screen. ``Screen/sections`` is evaluated after it.
  /// - Returns: the schedule, to cancel the work.
  @discardableResult
  public func load<Value: Sendable>(
    replacing earlier: Timeline.Schedule? = nil, _ duration: WorkDuration = .untilRemoved,
    _ work: @escaping @Sendable () async throws -> Value,
    then receive: @escaping (Result<Value, any Error>) -> Void
  ) -> Timeline.Schedule {
    earlier?.cancel()
    return start("load(_:then:)", duration) { timeline, host in
      timeline.load(work) { result in host.updating { receive(result) }() }
    }
  }

  /// Receives a sequence of states: of a stream, a database, a server. States that arrive between
  /// two turns collapse to the newest.
  ///
  /// - Parameters:
  ///   - states: the sequence.
  ///   - duration: how long it is followed; after that its task is canceled.
  ///   - receive: runs in turns of the screen, with a state or with the error that ended the
  ///     sequence. It may capture the screen. ``Screen/sections`` is evaluated after it.
  /// - Returns: the schedule, to cancel the sequence.
  @discardableResult
  public func follow<States: AsyncSequence & Sendable>(
    _ states: States, _ duration: WorkDuration = .untilCovered,
    _ receive: @escaping (Result<States.Element, any Error>) -> Void
  ) -> Timeline.Schedule where States.Element: Sendable {
    follow(duration, { states }, then: receive)
  }

  /// Receives a sequence that has to be requested first, such as one of an actor.
  ///
  /// ```swift
  /// context.follow { [shop] in await shop.orders() } then: { orders in … }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: how long it is followed; after that its task is canceled.
  ///   - states: returns the sequence.
  ///   - receive: runs in turns of the screen, with a state or the error that ended the sequence.
  /// - Returns: the schedule, to cancel the sequence.
  @discardableResult
  public func follow<States: AsyncSequence & Sendable>(
    _ duration: WorkDuration = .untilCovered,
    _ states: @escaping @Sendable () async throws -> States,
    then receive: @escaping (Result<States.Element, any Error>) -> Void
  ) -> Timeline.Schedule where States.Element: Sendable {
    start("follow(_:then:)", duration) { timeline, host in
      timeline.follow(states) { state in host.updating { receive(state) }() }
    }
  }

  private func start(
    _ call: String, _ duration: WorkDuration,
    _ begin: (Timeline, HostedScreen) -> Timeline.Schedule
  ) -> Timeline.Schedule {
    guard let host, let timeline else {
      earlyCalls.append(call)
      return .cancelled
    }
    let schedule = begin(timeline, host)
    host.note(schedule, duration)
    return schedule
  }
}
