#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// Headers and footers: those of the table, and of the app's delegate if the table has none.
extension TableViewBackend {
  private static let identifier = "Tableware header"

  /// The header of a section; `nil` if the table has none.
  func headerView(of section: Int, in tableView: UITableView) -> UIView? {
    snapshot.header(of: section).map { headerView(in: tableView, texts: $0.texts) }
  }

  /// The footer of a section; `nil` if the table has none.
  func footerView(of section: Int, in tableView: UITableView) -> UIView? {
    snapshot.footer(of: section).map { headerView(in: tableView, texts: [$0]) }
  }

  /// Shows the header and footer of a section again, in their current views.
  func showHeader(of section: Int) {
    guard let tableView else { return }
    if let view = tableView.headerView(forSection: section),
      let header = snapshot.header(of: section)
    {
      show(header.texts, in: view)
    }
    if let view = tableView.footerView(forSection: section),
      let footer = snapshot.footer(of: section)
    {
      show([footer], in: view)
    }
  }

  private func headerView(in tableView: UITableView, texts: [RowText]) -> UIView {
    tableView.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: Self.identifier)
    let view =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: Self.identifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.identifier)
    show(texts, in: view)
    return view
  }

  private func show(_ texts: [RowText], in view: UITableViewHeaderFooterView) {
    var configuration = view.defaultContentConfiguration()
    configuration.text = texts.first?.string
    configuration.secondaryText =
      texts.count > 1 ? texts.dropFirst().map(\.string).joined(separator: "  ") : nil
    view.contentConfiguration = configuration
  }
}

extension SectionHeader {
  fileprivate var texts: [RowText] { [title] + values.map(\.text) }
}
#endif
