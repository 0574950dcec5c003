#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// Headers and footers: the table's where it has them, your delegate's elsewhere.
extension TableViewBackend {
  private static let identifier = "Tableware header"

  /// The section's header; your delegate's, if it has none.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    if let header = snapshot.header(of: section) {
      return headerView(in: tableView, texts: header.texts)
    }
    let ask = delegate?.tableView(_:viewForHeaderInSection:)
    return ask?(tableView, section) ?? nil
  }

  /// The section's footer; your delegate's, if it has none.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    if let footer = snapshot.footer(of: section) {
      return headerView(in: tableView, texts: [footer])
    }
    let ask = delegate?.tableView(_:viewForFooterInSection:)
    return ask?(tableView, section) ?? nil
  }

  /// Shows the header and footer of a section again, in the views that they have.
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
