#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// The cells for kinds of rows, registered when they are first needed.
@MainActor
struct CellRegistry {
  /// Numbers that distinguish types of the same name, for all table views, because cells wait in
  /// the pools of table views and outlive back ends.
  private static var numbers: [RowKind: Int] = [:]
  private var identifiers: [RowKind: String] = [:]
  /// The identifiers of cells that are not reused.
  private var ownIdentifiers: [OwnCell: String] = [:]
  private var registered: Set<String> = []
  private var misfits: Set<RowKind> = []
  private let report: (SurfaceProblem) -> Void

  init(report: @escaping (SurfaceProblem) -> Void) { self.report = report }

  /// Returns a cell for a row; only while the table view requests it.
  mutating func cell(
    for row: AnyRow, at path: IndexPath, in table: UITableView
  ) -> UITableViewCell {
    if let base = row.base as? any UIKitRow, !Self.reusesCells(of: base) {
      return table.dequeueReusableCell(withIdentifier: ownIdentifier(of: row, in: table), for: path)
    }
    if let identifier = identifiers[row.kind] {
      return table.dequeueReusableCell(withIdentifier: identifier, for: path)
    }
    if let base = row.base as? any UIKitRow, case .prototype(let name) = Self.source(of: base),
      let cell = table.dequeueReusableCell(withIdentifier: name)
    {
      // Only this method returns `nil` without a prototype.
      identifiers[row.kind] = name
      return cell
    }
    let identifier = Self.identifier(of: row.kind)
    identifiers[row.kind] = identifier
    register(row, identifier, in: table)
    return table.dequeueReusableCell(withIdentifier: identifier, for: path)
  }

  /// The row of a cell that is not reused.
  private struct OwnCell: Hashable {
    let kind: RowKind
    let row: Identity
  }

  /// An identifier that no other row has, so that its cell waits for the same row.
  private mutating func ownIdentifier(of row: AnyRow, in table: UITableView) -> String {
    let own = OwnCell(kind: row.kind, row: row.identity)
    if let identifier = ownIdentifiers[own] { return identifier }
    let identifier = "\(Self.identifier(of: row.kind)) of \(ownIdentifiers.count)"
    ownIdentifiers[own] = identifier
    register(row, identifier, in: table)
    return identifier
  }

  /// Reports a cell of a class that the row cannot configure, once for each kind.
  mutating func noteMisfit(_ cell: UITableViewCell, for row: AnyRow) {
    guard let base = row.base as? any UIKitRow, misfits.insert(row.kind).inserted else { return }
    report(
      .wrongCell(
        kind: row.kind.name, expected: "\(Self.cellClass(of: base))", found: "\(type(of: cell))"))
  }

  /// A view for a header or footer.
  mutating func header(
    for row: AnyRow, isFooter: Bool, in table: UITableView
  ) -> UITableViewHeaderFooterView {
    let base = row.base as? any UIKitHeader
    // Headers and footers look different: they do not share views.
    let identifier = (isFooter ? "Footer " : "Header ") + Self.identifier(of: row.kind)
    let viewClass = base.map { Self.viewClass(of: $0) } ?? HeaderView.self
    if registered.insert(identifier).inserted {
      table.register(viewClass, forHeaderFooterViewReuseIdentifier: identifier)
    }
    return table.dequeueReusableHeaderFooterView(withIdentifier: identifier)
      ?? HeaderView(reuseIdentifier: identifier)
  }

  /// A cell that a header contains: it stays there, and is never among the rows.
  mutating func ownCell(for row: AnyRow, in table: UITableView) -> UITableViewCell {
    if let base = row.base as? any UIKitRow, case .prototype(let name) = Self.source(of: base),
      let cell = table.dequeueReusableCell(withIdentifier: name)
    {
      return cell
    }
    let identifier = "Header cell " + Self.identifier(of: row.kind)
    if registered.insert(identifier).inserted { register(row, identifier, in: table) }
    return table.dequeueReusableCell(withIdentifier: identifier)
      ?? ContentCell(style: .default, reuseIdentifier: nil)
  }

  private func register(_ row: AnyRow, _ identifier: String, in table: UITableView) {
    guard let base = row.base as? any UIKitRow else {
      let isConfigured = row.base is any ConfiguredRow
      let cellClass = isConfigured ? UITableViewCell.self : ContentCell.self
      return table.register(cellClass, forCellReuseIdentifier: identifier)
    }
    switch Self.source(of: base) {
    case .cellClass:
      table.register(Self.cellClass(of: base), forCellReuseIdentifier: identifier)
    case .nib(let name, let bundle) where UINib.exists(name, in: bundle):
      table.register(UINib(nibName: name, bundle: bundle), forCellReuseIdentifier: identifier)
    case .nib(let name, _), .prototype(let name):
      report(.missingCell(kind: row.kind.name, name: name))
      table.register(ContentCell.self, forCellReuseIdentifier: identifier)
    }
  }

  private static func identifier(of kind: RowKind) -> String {
    let number = numbers[kind] ?? numbers.count
    numbers[kind] = number
    return "\(kind.name) \(number)"
  }

  private static func source<R: UIKitRow>(of row: R) -> CellSource { R.cellSource }
  private static func reusesCells<R: UIKitRow>(of row: R) -> Bool {
    if case .prototype = R.cellSource { true } else { R.reusesCells }
  }
  private static func viewClass<R: UIKitHeader>(
    of row: R
  ) -> UITableViewHeaderFooterView.Type { R.viewClass }
  private static func cellClass<R: UIKitRow>(of row: R) -> UITableViewCell.Type { R.cellClass }
}
#endif
