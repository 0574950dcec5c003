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
  private var storedContents: LazyContents
  private var storedFailure: (any Error)?
  /// The loaded rows.
  private(set) var elements: [Identity: Element] = [:]
  private(set) var source: any LazySource<Element>
  private weak var context: ScreenContext?
  private let windowSize: Int
  /// The placeholders that are on screen or near it, the latest one last.
  private var wanted: [Int] = []
  /// The loaded rows on screen.
  private var visible: Set<Identity> = []
  private var running: Running?
  private var mustReload = false
  private var isTotalKnown = false

  /// What a running request is for.
  private struct Running {
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
  ///   - windowSize: the number of rows of a request, at least 10. Rows up to ten windows around the
  ///     latest one stay in memory.
  public init(
    _ source: some LazySource<Element>, context: ScreenContext, windowSize: Int = 100
  ) {
    self.source = source
    self.context = context
    self.windowSize = max(10, windowSize)
    let number = lastNumber.add(1, ordering: .relaxed).newValue
    storedContents = LazyContents(list: number, count: Self.firstPlaceholders)
  }

  /// The number of placeholders before the first answer.
  private static var firstPlaceholders: Int { 12 }

  /// The known rows and the gaps, which a screen observes.
  private(set) var contents: LazyContents {
    get {
      registrar.access(self, keyPath: \.count)
      return storedContents
    }
    set { registrar.withMutation(of: self, keyPath: \.count) { storedContents = newValue } }
  }

  /// The number of rows of the source, as far as the list knows; `nil` before the first answer.
  public var count: Int? {
    registrar.access(self, keyPath: \.count)
    return isTotalKnown ? storedContents.count : nil
  }

  /// The error of the latest request; `nil` after a success. The rows stay as they are. The next
  /// placeholder that appears is requested again, and ``retry()`` does so at once.
  public private(set) var failure: (any Error)? {
    get {
      registrar.access(self, keyPath: \.failure)
      return storedFailure
    }
    set { registrar.withMutation(of: self, keyPath: \.failure) { storedFailure = newValue } }
  }

  /// Returns a row that is in memory.
  ///
  /// - Parameter id: the identity of the row.
  /// - Returns: `nil` for a row that is not loaded, or that does not exist.
  public subscript(id: Element.ID) -> Element? {
    registrar.access(self, keyPath: \.count)
    return elements[Identity(id)]
  }

  /// Loads the first rows, unless the list has rows already. Call it in `appear()`.
  public func load() {
    guard !isTotalKnown, running == nil else { return }
    request(.first, LazyRequest(position: 0, count: windowSize))
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
    guard isTotalKnown else { return load() }
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
    mustReload = false
    request(.first, LazyRequest(position: 0, count: windowSize))
  }

  // MARK: Requests

  /// A placeholder appeared, or is about to.
  func demand(_ token: Int) {
    wanted.removeAll { $0 == token }
    wanted.append(token)
    if !isTotalKnown { return load() }
    guard let running else { return requestNext() }
    guard case .window(let first, let count) = running.purpose else { return }
    let tokens = first..<first + count
    if wanted.contains(where: tokens.contains) { return }
    // The user is elsewhere by now.
    cancel()
    requestNext()
  }

  /// A placeholder is no longer on screen or near it.
  func withdraw(_ token: Int) { wanted.removeAll { $0 == token } }

  /// A loaded row appeared or disappeared.
  func note(_ row: Identity, isVisible: Bool) {
    if isVisible { visible.insert(row) } else { visible.remove(row) }
  }

  private func cancel() {
    running?.schedule.cancel()
    running = nil
  }

  private func requestNext() {
    if mustReload { return requestReload() }
    let contents = storedContents
    wanted.removeAll { contents.position(ofToken: $0) == nil }
    guard isTotalKnown, let token = wanted.last, let position = contents.position(ofToken: token),
      let range = contents.window(around: position, count: windowSize)
    else { return }
    var request = LazyRequest<Element.ID>(position: range.lowerBound, count: range.count)
    if range.lowerBound > 0, let id = id(at: range.lowerBound - 1) {
      request.anchor = .init(id: id, distance: 1)
    } else if range.upperBound < contents.count, let id = id(at: range.upperBound) {
      request.anchor = .init(id: id, distance: -range.count)
    }
    guard let first = contents.token(at: range.lowerBound) else { return }
    self.request(.window(token: first, count: range.count), request)
  }

  private func requestReload() {
    mustReload = false
    let contents = storedContents
    let rows = visible.compactMap { row in contents.position(of: row).map { (row, $0) } }
    let placeholder = wanted.last.flatMap(contents.position(ofToken:))
    let lead = windowSize / 4
    if let (row, position) = rows.min(by: { $0.1 < $1.1 }), let id = elements[row]?.id {
      let start = max(0, position - lead)
      request(
        .reload,
        LazyRequest(
          position: start, count: windowSize, anchor: .init(id: id, distance: start - position)))
    } else {
      let start = max(0, (placeholder ?? 0) - lead)
      request(.reload, LazyRequest(position: start, count: windowSize))
    }
  }

  private func id(at position: Int) -> Element.ID? {
    elements[storedContents.identity(at: position)]?.id
  }

  private func request(_ purpose: Running.Purpose, _ request: LazyRequest<Element.ID>) {
    guard let context else { return }
    let source = source
    let schedule = context.load {
      try await source.load(request)
    } then: { [weak self] result in
      self?.receive(result, request, purpose)
    }
    running = Running(purpose: purpose, schedule: schedule)
  }

  private func receive(
    _ result: Result<LazyWindow<Element>, any Error>, _ request: LazyRequest<Element.ID>,
    _ purpose: Running.Purpose
  ) {
    running = nil
    switch result {
    case .failure(let error):
      if case .reload = purpose { mustReload = true }
      failure = error
    case .success(let window):
      if storedFailure != nil { failure = nil }
      show(window, request, purpose)
      requestNext()
    }
  }

  // MARK: Answers

  private func show(
    _ window: LazyWindow<Element>, _ request: LazyRequest<Element.ID>, _ purpose: Running.Purpose
  ) {
    var (rows, ids): ([Identity: Element], [Identity]) = ([:], [])
    for element in window.rows where rows.updateValue(element, forKey: Identity(element.id)) == nil
    {
      ids.append(Identity(element.id))
    }
    var contents = storedContents
    switch purpose {
    case .first: contents.showFirst(ids, at: window.position, of: window.total)
    case .window(let token, let count):
      guard contents.show(ids, forToken: token, count, at: window.position, of: window.total) else {
        return
      }
    case .reload:
      contents.showAgain(
        ids, for: request.anchor.map { Identity($0.id) }, at: window.position, of: window.total)
    }
    elements.merge(rows) { $1 }
    isTotalKnown = true
    release(&contents, around: window.position + window.rows.count / 2)
    // Rows that are known elsewhere contradict the total: the data changed.
    if contents.count != window.total, case .window = purpose { mustReload = true }
    self.contents = contents
  }

  /// Releases rows that are far from a position, except the one that the user types into.
  private func release(_ contents: inout LazyContents, around position: Int) {
    let distance = 10 * windowSize
    let kept = position - distance..<position + distance
    if contents.knownCount > 2 * distance {
      contents.forget(
        outside: kept, except: context?.table?.typing.flatMap { contents.position(of: $0.row) })
    }
    if elements.count > contents.knownCount {
      let known = contents
      elements = elements.filter { known.position(of: $0.key) != nil }
    }
  }

  // MARK: Known changes

  /// Shows new content of rows, after a change of which everything is known.
  ///
  /// - Parameter elements: the rows; those that are not in memory are ignored.
  public func update(_ elements: [Element]) {
    for element in elements where self.elements[Identity(element.id)] != nil {
      self.elements[Identity(element.id)] = element
    }
    contents = storedContents
  }

  /// Removes rows. For rows that are not in memory, the list is loaded again.
  ///
  /// - Parameter ids: the identities of the removed rows.
  public func remove(_ ids: [Element.ID]) {
    var contents = storedContents
    for id in ids {
      guard elements.removeValue(forKey: Identity(id)) != nil,
        let position = contents.position(of: Identity(id))
      else { mustReload = true; continue }
      contents.replace(position..<position + 1, with: [])
    }
    self.contents = contents
    if mustReload, running == nil { requestNext() }
  }

  /// Inserts a row after another one, or moves it there. If the other row is not in memory, the list
  /// is loaded again.
  ///
  /// - Parameters:
  ///   - element: the new row, or a row of the list with its new content.
  ///   - id: the identity of the row before it; `nil` for the beginning of the list.
  public func insert(_ element: Element, after id: Element.ID?) {
    let identity = Identity(element.id)
    var contents = storedContents
    if let old = contents.position(of: identity) { contents.replace(old..<old + 1, with: []) }
    guard let place = id.map({ contents.position(of: Identity($0)).map { $0 + 1 } }) ?? 0 else {
      return reload()
    }
    contents.show([identity], at: place..<place)
    elements[identity] = element
    self.contents = contents
  }
}

/// The number of the latest list of the process.
private let lastNumber = Atomic(0)
