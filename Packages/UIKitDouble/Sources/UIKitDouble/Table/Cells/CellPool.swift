import Foundation

/// Cells that wait for their next use, by identifier; the one that came last goes first (L-07).
/// Headers have a pool of their own (L-10).
@MainActor
struct CellPool {
  private enum Maker {
    case type(UIView.Type)
    case nib(UINib)
    case prototype(UIView.Type)

    @MainActor
    func make<View: UIView>(
      _ identifier: String, _ made: (UIView.Type) -> View?
    ) throws(NibFault) -> View {
      let view: UIView? =
        switch self {
        case .type(let type): made(type)
        case .nib(let nib): try nib.make(identifier)
        case .prototype(let type): try Self.awake(type, identifier)
        }
      guard let view = view as? View else {
        throw NibFault("“\(identifier)” gives a view that is no \(View.self)")
      }
      return view
    }

    @MainActor
    private static func awake(
      _ type: UIView.Type, _ identifier: String
    ) throws(NibFault) -> UIView {
      let view = try UINib.decode(type, identifier)
      view.awakeFromNib()
      return view
    }
  }

  private var makers: [String: Maker] = [:]
  private var headerMakers: [String: Maker] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var headers: [String: [UITableViewHeaderFooterView]] = [:]

  mutating func register(_ type: UIView.Type?, cell identifier: String) {
    makers[identifier] = type.map { .type($0) }
  }

  mutating func register(_ nib: UINib?, cell identifier: String) {
    makers[identifier] = nib.map { .nib($0) }
  }

  mutating func register(_ type: UIView.Type?, header identifier: String) {
    headerMakers[identifier] = type.map { .type($0) }
  }

  mutating func register(_ nib: UINib?, header identifier: String) {
    headerMakers[identifier] = nib.map { .nib($0) }
  }

  mutating func add(prototype type: UIView.Type, cell identifier: String) {
    makers[identifier] = .prototype(type)
  }

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  mutating func takeCell(_ identifier: String) -> UITableViewCell? {
    cells[identifier]?.popLast()
  }

  func makeCell(_ identifier: String) throws(NibFault) -> UITableViewCell? {
    try makers[identifier]?.make(identifier) { ($0 as? UITableViewCell.Type)?.made(identifier) }
  }

  mutating func takeHeader(
    _ identifier: String
  ) throws(NibFault) -> UITableViewHeaderFooterView? {
    if let header = headers[identifier]?.popLast() {
      header.prepareForReuse()
      return header
    }
    return try headerMakers[identifier]?.make(identifier) {
      ($0 as? UITableViewHeaderFooterView.Type)?.made(identifier)
    }
  }

  mutating func put(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { cells[identifier, default: []].append(cell) }
  }

  mutating func put(_ header: UITableViewHeaderFooterView) {
    if let identifier = header.reuseIdentifier { headers[identifier, default: []].append(header) }
  }

  mutating func empty() {
    cells = [:]
    headers = [:]
  }
}

/// A row that a cell is asked for: it may be dequeued once (L-05).
struct CellRequest {
  let path: IndexPath
  var isUsed = false
  /// The cell that has to come back, for a row that is configured again in place (L-20).
  var existing: UITableViewCell?
}
