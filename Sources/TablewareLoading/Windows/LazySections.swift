import Observation
import Tableware

/// Groups of rows as sections, of which only the rows near the screen are in memory.
///
/// ```swift
/// private lazy var orders = LazySections(OrdersByCustomer(client), context: context)
///
/// var sections: [Section] {
///   ForEach(orders.groups) { group in
///     Section(group.id, header: "\(group.id): \(group.count) orders") {
///       ForEach(orders.rows(of: group.id)) { OrderRow(order: $0) }
///     }
///   }
/// }
///
/// func appear() { orders.load() }
/// ```
///
/// All sections have their full length from the first answer on. The rows of a section are loaded
/// when one of its placeholders appears, by a ``LazyList`` for each group that was on screen.
///
/// A table costs time in proportion to its sections with each commit: use this for up to a few
/// thousand groups.
public final class LazySections<Groups: LazyGroups>: Observable {
  private let registrar = ObservationRegistrar()
  private var source: Groups
  private weak var context: ScreenContext?
  private let windowSize: Int
  private var storedGroups: [LazyGroup<Groups.Group>]?
  private var storedFailure: (any Error)?
  private var lists: [Groups.Group: LazyList<Groups.Element>] = [:]
  private var running: Timeline.Schedule?
  private var following: Timeline.Schedule?
  private var mustReload = false
  /// Whether the lists show rows of an earlier source.
  private var isReplaced = false
  /// Whether the rows of the groups are to be loaded again as well.
  private var reloadsRows = false

  /// Creates sections that have loaded nothing.
  ///
  /// - Parameters:
  ///   - source: the store of the groups.
  ///   - context: the context of the screen that shows them; requests end with it.
  ///   - windowSize: the number of rows of a request, at least 10.
  public init(_ source: Groups, context: ScreenContext, windowSize: Int = 100) {
    (self.source, self.context, self.windowSize) = (source, context, windowSize)
    if let source = source as? any ImmediateGroups<Groups.Group> { show(source.groups()) }
  }

  /// The groups in their order; empty before the first answer.
  public var groups: [LazyGroup<Groups.Group>] {
    registrar.access(self, keyPath: \.groups)
    return storedGroups ?? []
  }

  /// Whether the groups are known. Before that, ``groups`` is empty although the store may have
  /// some.
  public var isLoaded: Bool {
    registrar.access(self, keyPath: \.groups)
    return storedGroups != nil
  }

  /// The error of the latest request for the groups; `nil` after a success. The groups stay as they
  /// are. Each list of rows has a failure of its own.
  public var failure: (any Error)? {
    registrar.access(self, keyPath: \.failure)
    return storedFailure
  }

  /// Returns the rows of a group, the same list each time.
  ///
  /// - Parameter group: a group; one that does not exist has no rows.
  public func rows(of group: Groups.Group) -> LazyList<Groups.Element> {
    if let list = lists[group] { return list }
    let list = LazyList(source.rows(of: group), context: context, windowSize: windowSize)
    if list.count == nil { list.setCount(storedGroups?.first { $0.id == group }?.count ?? 0) }
    lists[group] = list
    return list
  }

  /// Loads the groups, unless they are known already, and follows their changes. Call it in
  /// `appear()`.
  public func load() {
    guard storedGroups == nil, running == nil else { return }
    if following == nil { follow() }
    request()
  }

  /// Shows the groups of another source, such as those of a search. Groups and rows stay on screen
  /// until the first answer; after it, the first row on screen keeps its position if the other
  /// source has it in the same group.
  ///
  /// - Parameter source: the new source. A request to the old one is canceled.
  public func replace(_ source: Groups) {
    self.source = source
    running?.cancel()
    running = nil
    isReplaced = true
    follow()
    request()
  }

  /// Loads the groups again, and of each group on screen the rows. Calls during a request collapse
  /// to one.
  public func reload() {
    reloadsRows = true
    reloadGroups()
  }

  private func reloadGroups() {
    guard running == nil else { return mustReload = true }
    request()
  }

  private func follow() {
    following?.cancel()
    guard !(source is any ImmediateGroups<Groups.Group>) else { return following = nil }
    following = context?.follow(source.changes(), .untilRemoved) { [weak self] _ in
      // The lists follow the changes of their rows themselves.
      self?.reloadGroups()
    }
  }

  private func request() {
    mustReload = false
    if let source = source as? any ImmediateGroups<Groups.Group> { return show(source.groups()) }
    running = context?.load { [source] in
      try await source.groups()
    } then: { [weak self] result in
      self?.receive(result)
    }
  }

  private func receive(_ result: Result<[LazyGroup<Groups.Group>], any Error>) {
    running = nil
    switch result {
    case .failure(let error):
      registrar.withMutation(of: self, keyPath: \.failure) { storedFailure = error }
    case .success(let groups):
      if storedFailure != nil {
        registrar.withMutation(of: self, keyPath: \.failure) { storedFailure = nil }
      }
      show(groups)
    }
    if mustReload { request() }
  }

  /// Of groups with one value the first one counts.
  private func show(_ groups: [LazyGroup<Groups.Group>]) {
    var counts: [Groups.Group: Int] = [:]
    let groups = groups.filter { counts.updateValue($0.count, forKey: $0.id) == nil }
    let mustShow = isReplaced || reloadsRows
    for (group, list) in lists {
      // A list that is not on screen begins again when its section is shown.
      if let count = counts[group], !mustShow || list.isOnScreen {
        if isReplaced { list.exchange(source.rows(of: group)) }
        if mustShow, !isReplaced, list.hasRows { list.reload() } else { list.setCount(count) }
      } else {
        list.end()
        lists[group] = nil
      }
    }
    (isReplaced, reloadsRows) = (false, false)
    guard mustShow || groups != storedGroups else { return }
    registrar.withMutation(of: self, keyPath: \.groups) { storedGroups = groups }
  }
}
