import Foundation

/// A drag of the user: it begins at a row of a table or in another app, is over one table at a time
/// and ends with a drop, or outside of all tables.
///
/// ```swift
/// let drag = try #require(SimulatedDrag(from: songs, at: path))
/// drag.move(over: favorites, at: IndexPath(row: 0, section: 0))
/// drag.drop()
/// ```
@MainActor
public final class SimulatedDrag {
  private let session: DragSession
  private weak var source: UITableView?
  private weak var target: UITableView?
  private var destination: IndexPath?
  private var drop: DropSession?
  /// The tables that the drag was over, which learn of its end.
  private var visited: [UITableView] = []
  /// The last answer of the table that the drag is over; `nil` over none, and over one that has no
  /// use for the drag.
  public private(set) var proposal: UITableViewDropProposal?
  /// The rows that items were sent to by the coordinator.
  public private(set) var landings: [IndexPath] = []

  /// Lifts a row by a long touch.
  ///
  /// - Returns: `nil` if the row stays: the table does not let rows be dragged, or not this one.
  public init?(from table: UITableView, at path: IndexPath) {
    guard table.allows(.gesture) else { return nil }
    table.layoutIfNeeded()
    let session = DragSession()
    self.session = session
    guard table.phase == .idle, table.dragInteractionEnabled, let delegate = table.dragDelegate,
      table.shown[path] != nil
    else { return nil }
    session.items = delegate.tableView(table, itemsForBeginning: session, at: path)
    guard !session.items.isEmpty else { return nil }
    session.paths = session.items.map { _ in path }
    source = table
    session.allowsMoveOperation =
      delegate.tableView(table, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication =
      delegate.tableView(table, dragSessionIsRestrictedToDraggingApplication: session)
    delegate.tableView(table, dragSessionWillBegin: session)
    table.activeDrag = session
  }

  /// A drag that began in another app.
  public init(ofOtherApp providers: [NSItemProvider]) {
    session = DragSession()
    session.items = providers.map(UIDragItem.init)
    session.paths = providers.map { _ in nil }
    session.allowsMoveOperation = false
    for provider in providers { provider.isLoadable = false }
  }

  /// Everything that is dragged.
  public var items: [UIDragItem] { session.items }
  /// Whether another app would see the drag.
  public var isVisibleToOtherApps: Bool { !session.isRestrictedToDraggingApplication }

  /// Taps another row of the table that the drag began in.
  ///
  /// - Returns: whether its items were added.
  @discardableResult
  public func add(_ path: IndexPath) -> Bool {
    guard let source, source.allows(.gesture), source.shown[path] != nil else { return false }
    let added =
      source.dragDelegate?.tableView(
        source, itemsForAddingTo: session, at: path, point: .zero) ?? []
    session.items += added
    session.paths += added.map { _ in path }
    return !added.isEmpty
  }

  /// Moves the finger over a table, at a row or at none.
  ///
  /// - Returns: the answer of the table.
  @discardableResult
  public func move(over table: UITableView, at path: IndexPath?) -> UITableViewDropProposal? {
    guard table.allows(.gesture) else { return nil }
    table.layoutIfNeeded()
    if target !== table { leave() }
    guard table.phase == .idle, let delegate = table.dropDelegate else { return nil }
    if target == nil {
      let session = DropSession(session, isLocal: source != nil)
      guard delegate.tableView(table, canHandle: session) else { return nil }
      drop = session
      target = table
      if !visited.contains(where: { $0 === table }) { visited.append(table) }
      delegate.tableView(table, dropSessionDidEnter: session)
      table.activeDrop = session
    }
    guard let drop else { return nil }
    destination = path
    let proposal = delegate.tableView(
      table, dropSessionDidUpdate: drop, withDestinationIndexPath: path)
    self.proposal = proposal
    // A gap is open, so the data is out of step for as long as rows are reordered.
    table.interaction.isReordering =
      isReorder(proposal, in: table) && proposal.intent == .insertAtDestinationIndexPath
    return proposal
  }

  /// Ends the drag where the finger is.
  ///
  /// - Returns: whether a table took the items, or moved its row.
  @discardableResult
  public func end() -> Bool {
    guard let table = target, let drop, let proposal, table.allows(.gesture) else {
      finish()
      return false
    }
    table.interaction.isReordering = false
    let isLegal = proposal.operation == .copy || proposal.operation == .move
    guard isLegal, proposal.operation == .copy || drop.allowsMoveOperation else {
      finish()
      return false
    }
    if isReorder(proposal, in: table), let source = currentPath(in: table), let destination {
      let hasMoved = table.simulateReorder(from: source, to: destination)
      finish()
      return hasMoved
    }
    for item in session.items { item.itemProvider.isLoadable = true }
    let coordinator = DropCoordinator(
      drop, proposal, destination, paths: session.paths.map { source === table ? $0 : nil }
    ) { [weak self, weak table] path in
      guard let table else { return }
      self?.landings.append(path)
      if !table.holds(path) {
        table.report("E-12", .exception, "an item is dropped to \(path.text), which does not exist")
      }
    }
    table.dropDelegate?.tableView(table, performDropWith: coordinator)
    if source == nil { for item in session.items { item.itemProvider.isLoadable = false } }
    // The items move to their place, which takes as long as an animation.
    table.interaction.isDropping = true
    VirtualTime.shared.after(0.3) { [weak table] in table?.interaction.isDropping = false }
    finish()
    return true
  }

  /// Ends the drag outside of all tables.
  public func cancel() {
    leave()
    finish()
  }

  /// UIKit moves a single row of a table itself, as in editing mode, if the data source can.
  private func isReorder(_ proposal: UITableViewDropProposal, in table: UITableView) -> Bool {
    guard source === table, session.items.count == 1, proposal.operation == .move,
      proposal.intent == .insertAtDestinationIndexPath, let path = currentPath(in: table)
    else { return false }
    return table.dataSource?.tableView(table, canMoveRowAt: path) ?? false
  }

  /// Where the lifted row is now: it follows its cell.
  private func currentPath(in table: UITableView) -> IndexPath? { session.paths.first ?? nil }

  private func leave() {
    guard let table = target else { return }
    table.interaction.isReordering = false
    if let drop { table.dropDelegate?.tableView(table, dropSessionDidExit: drop) }
    table.activeDrop = nil
    target = nil
    drop = nil
    proposal = nil
  }

  private func finish() {
    let drop = drop ?? DropSession(session, isLocal: source != nil)
    for table in visited {
      table.activeDrop = nil
      table.dropDelegate?.tableView(table, dropSessionDidEnd: drop)
    }
    target = nil
    self.drop = nil
    guard let source else { return }
    source.activeDrag = nil
    source.dragDelegate?.tableView(source, dragSessionDidEnd: session)
  }
}

/// The drag, for the table that it began in.
@MainActor
final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  /// The rows of the items, as they were when they were lifted.
  var paths: [IndexPath?] = []
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  var localContext: Any?

  /// The lifted rows follow an update of their table; none is known after a reload.
  func follow(_ target: (IndexPath) -> IndexPath?) { paths = paths.map { $0.flatMap(target) } }
}

/// The drag, for the table that it is over.
@MainActor
final class DropSession: NSObject, UIDropSession {
  private let drag: DragSession
  private let isLocal: Bool

  init(_ drag: DragSession, isLocal: Bool) {
    self.drag = drag
    self.isLocal = isLocal
  }

  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  var localDragSession: (any UIDragSession)? { isLocal ? drag : nil }
}

@MainActor
private final class DropItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?

  init(_ item: UIDragItem, from path: IndexPath?) {
    dragItem = item
    sourceIndexPath = path
  }
}

@MainActor
private final class DropAnimation: NSObject, UIDragAnimating {}

@MainActor
private final class DropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private let land: (IndexPath) -> Void

  init(
    _ session: any UIDropSession, _ proposal: UITableViewDropProposal, _ path: IndexPath?,
    paths: [IndexPath?], land: @escaping (IndexPath) -> Void
  ) {
    self.session = session
    self.proposal = proposal
    destinationIndexPath = path
    items = zip(session.items, paths).map(DropItem.init)
    self.land = land
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    land(indexPath)
    return DropAnimation()
  }
}
