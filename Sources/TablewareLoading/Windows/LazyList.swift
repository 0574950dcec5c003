import Observation
import Synchronization
import Tableware

/// A list of any length of which only the rows near the screen are in memory.
///
/// ```swift
/// final class OrdersScreen: Screen {
///   let context = ScreenContext()
///   let title = "Orders"
///   private lazy var orders = LazyList(Orders(client: client), context: context)
///
///   var sections: [Section] {
///     Section("orders") {
///       ForEach(orders) { OrderRow(order: $0) }
///     }
///   }
///
///   func appear() { orders.load() }
/// }
/// ```
///
/// Rows that are not loaded are placeholders. They are loaded when they appear or are about to, one
/// window at a time; rows far from the screen are released. The position, the focus and the
/// selection refer to identities, so they stay when rows above them are inserted or removed.
///
/// A list belongs in a section of its own: other rows beside it in the section cost time in
/// proportion to the length of the list when they change.
public final class LazyList<Element: Identifiable & Sendable>: Observable
where Element.ID: Sendable {
  private let registrar = ObservationRegistrar()
  // A generic class would create a key path for each access.
  private let countPath: KeyPath<LazyList, Int?> = \.count
  private let failurePath: KeyPath<LazyList, (any Error)?> = \.failure
  var storedContents: LazyContents
  var storedFailure: (any Error)?
  /// The loaded rows.
  var elements: [Identity: Element] = [:]
  var source: any LazySource<Element> { didSet { immediate = Self.immediate(source) } }
  /// The source, if it answers at once. It is cast once, which takes longer than a request.
  private(set) var immediate: (any ImmediateSource<Element>)?
  private(set) weak var context: ScreenContext?
  let windowSize: Int
  /// The placeholders that are on screen or near it, the latest one last.
  var wanted: [Int] = []
  /// The first row of the latest answer that was no reload.
  var latest: Identity?
  /// The loaded rows on screen.
  var visible: Set<Identity> = []
  /// Whether the latest rows that appeared were below those on screen.
  var isForward = true
  /// The placeholders on screen in the latest frame, also those whose rows were loaded since.
  var visibleTokens: Set<Int> = []
  var running: Running?
  /// The changes of the source that are followed.
  var following: Timeline.Schedule?
  var mustReload = false
  var isTotalKnown = false
  /// The request for the first rows.
  private(set) var firstRequest: LazyRequest<Element.ID>
  /// Whether the first rows of another source could not be loaded, and are to be requested again.
  var mustLoadFirst = false
  /// What changed since the running request began, and not by an answer.
  var unanswered = Change.none
  /// Whether the latest answer to a reload was older than the rows, and was not shown.
  var hasDroppedAnswer = false
  /// The placeholder that shows that the latest request failed.
  var failedToken: Int?

  /// What the app changed in the list.
  enum Change: Int, Comparable {
    case none, content, rows

    static func < (left: Change, right: Change) -> Bool { left.rawValue < right.rawValue }
  }

  /// What a running request is for.
  struct Running {
    enum Purpose {
      /// The first rows of a source.
      case first
      /// Placeholders, by the tokens of the first one and their number.
      case window(token: Int, count: Int)
      /// The rows on screen, again.
      case reload
    }

    let purpose: Purpose
    let schedule: Timeline.Schedule
  }

  /// Creates a list that has loaded nothing.
  ///
  /// - Parameters:
  ///   - source: the store of the rows.
  ///   - context: the context of the screen that shows the list; requests end with it.
  ///   - windowSize: the number of rows of a request, at least 10. Rows up to ten windows around
  ///     the latest one stay in memory.
  public convenience init(
    _ source: some LazySource<Element>, context: ScreenContext, windowSize: Int = 100
  ) {
    self.init(source, context: Optional(context), windowSize: windowSize)
  }

  init(_ source: some LazySource<Element>, context: ScreenContext?, windowSize: Int) {
    self.source = source
    immediate = Self.immediate(source)
    self.context = context
    self.windowSize = max(10, windowSize)
    let number = lastNumber.add(1, ordering: .relaxed).newValue
    storedContents = LazyContents(list: number, count: Self.firstPlaceholders)
    firstRequest = LazyRequest(position: 0, count: self.windowSize)
    if immediate != nil { request(.first, firstRequest) }
  }

  private static func immediate(
    _ source: any LazySource<Element>
  ) -> (any ImmediateSource<Element>)? { source as? any ImmediateSource<Element> }

  /// The number of placeholders before the first answer.
  private static var firstPlaceholders: Int { 12 }

  /// The known rows and the gaps, which a screen observes.
  var contents: LazyContents {
    get {
      registrar.access(self, keyPath: countPath)
      return storedContents
    }
    set { registrar.withMutation(of: self, keyPath: countPath) { storedContents = newValue } }
  }

  /// The number of rows of the source, as far as the list knows; `nil` before the first answer.
  public var count: Int? {
    registrar.access(self, keyPath: countPath)
    return isTotalKnown ? storedContents.count : nil
  }

  /// The error of the latest request; `nil` after a success, and while the first rows are requested
  /// again. The rows stay as they are. The next placeholder that appears is requested again, and
  /// ``retry()`` does so at once.
  public internal(set) var failure: (any Error)? {
    get {
      registrar.access(self, keyPath: failurePath)
      return storedFailure
    }
    set { registrar.withMutation(of: self, keyPath: failurePath) { storedFailure = newValue } }
  }

  /// Returns a row that is in memory.
  ///
  /// - Parameter id: the identity of the row.
  /// - Returns: `nil` for a row that is not loaded, or that does not exist.
  public subscript(id: Element.ID) -> Element? {
    registrar.access(self, keyPath: countPath)
    return elements[Identity(id)]
  }

  /// Loads the first rows, unless the list has rows already. Call it in `appear()`.
  public func load() {
    guard !isTotalKnown, running == nil else { return }
    follow()
    request(.first, firstRequest)
  }

  /// Loads the rows around one of them first, such as the first unread message of a chat, unless
  /// the list has rows already.
  ///
  /// - Parameters:
  ///   - id: the identity of the row.
  ///   - position: its position, counted from 0, for a source that does not contain the row.
  ///   - receive: runs in a turn of the screen, after the rows were shown or could not be loaded.
  public func load(
    near id: Element.ID, position: Int = 0,
    then receive: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) {
    guard !isTotalKnown, running == nil else { return }
    let lead = windowSize / 4
    firstRequest = LazyRequest(
      position: max(0, position - lead), count: windowSize,
      anchor: .init(id: id, distance: -lead))
    follow()
    request(.first, firstRequest, then: receive)
  }

  /// Repeats a request that failed.
  public func retry() {
    guard running == nil else { return }
    if isTotalKnown { requestNext() } else { load() }
  }

  /// Loads the rows on screen again, after a change of which only the fact is known. Rows elsewhere
  /// are loaded again when they appear. Calls during a request collapse to one.
  ///
  /// The first row on screen that still exists keeps its position on screen.
  public func reload() {
    guard isTotalKnown || running != nil else { return load() }
    mustReload = true
    if running == nil { requestNext() }
  }

  /// Shows another source from its beginning, such as another order or a search. The rows stay on
  /// screen until the first answer; rows of both sources are the same rows.
  ///
  /// - Parameter source: the new source. A request to the old one is canceled.
  public func replace(_ source: some LazySource<Element>) {
    self.source = source
    cancel()
    follow()
    (mustReload, mustLoadFirst) = (false, false)
    firstRequest = LazyRequest(position: 0, count: windowSize)
    request(.first, firstRequest)
  }

  /// Shows another source from the first row on screen, if that one has it.
  func exchange(_ source: some LazySource<Element>) {
    self.source = source
    mustLoadFirst = false
    cancel()
    follow()
    reload()
  }
}

/// The number of the latest list of the process.
private let lastNumber = Atomic(0)
