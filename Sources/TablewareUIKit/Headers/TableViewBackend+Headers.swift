#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// Headers and footers: those of the table, and of the app's delegate if the table has none.
extension UIListContentConfiguration {
  /// The fonts, colors and margins of headers or footers.
  fileprivate static func part(_ role: SectionPart.Role, _ theme: Theme) -> Self {
    var configuration = role == .footer ? footer() : header()
    let font = configuration.textProperties.font
    configuration.textProperties.font = theme.font(.header, over: font)
    return configuration
  }
}

extension TableViewBackend {
  /// The view of a header or footer, bound to it; `nil` if the table has none.
  func headerView(at path: RowPath, in tableView: UITableView) -> UIView? {
    guard let (bound, row) = bindRow(at: path, generation: nextGeneration()) else {
      return nil
    }
    let view = registry.header(for: row, isFooter: path.role == .footer, in: tableView)
    show(bound, row, in: view, animated: false)
    return view
  }

  /// A header or footer appears.
  func willDisplay(_ view: UIView, at path: RowPath) {
    guard let view = view as? UITableViewHeaderFooterView, let binding = headers[view] else {
      return
    }
    binding.isDisplayed = true
    binding.row.path = path
    if binding.stamp != stamp { _ = bindAgain(view, binding) }
    setNeedsDisplayEvents()
  }

  /// A header or footer disappeared.
  func didEndDisplaying(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    headers.release(view)
    setNeedsDisplayEvents()
  }

  /// Shows headers and footers again in the views that they have, as far as they changed.
  ///
  /// - Returns: whether one of them needs another height.
  func showHeaders(_ isChanged: (RowPath) -> Bool) -> Bool {
    var mustMeasure = false
    for (view, binding) in headers.views where snapshot.contains(binding.row.path) {
      guard isChanged(binding.row.path) || binding.isOutOfDate else {
        binding.stamp = stamp
        continue
      }
      if bindAgain(view, binding), binding.isDisplayed { mustMeasure = true }
    }
    return mustMeasure
  }

  /// Whether the view of a header can show the row that is there now, which is of another kind.
  /// Only a view that contains a cell can show any kind of row.
  func canShow(_ path: RowPath) -> Bool {
    guard let view = headers.views.first(where: { $0.binding.row.path == path })?.view else {
      return true
    }
    return view is HeaderView && !(row(at: path)?.base is any UIKitHeader)
  }

  /// Releases headers that were made to be measured and never displayed.
  func dropPooledHeaders() {
    for (view, binding) in headers.views where !binding.isDisplayed {
      let path = binding.row.path
      let shown =
        path.role == .header
        ? tableView?.headerView(forSection: path.section)
        : tableView?.footerView(forSection: path.section)
      if shown !== view { headers.release(view) }
    }
  }

  /// Shows every header again with the next refresh, because the theme changed.
  func invalidateHeaders() {
    for (_, binding) in headers.views { binding.isOutOfDate = true }
  }

  /// Moves the bindings with the sections of a batch.
  func followHeaders(_ mapping: BatchMapping) {
    for (view, binding) in headers.views {
      if let path = mapping.row(binding.row.path) {
        binding.row.path = path
      } else {
        headers.release(view)
      }
    }
  }

  /// - Returns: whether the content of the view was set again.
  private func bindAgain(_ view: UITableViewHeaderFooterView, _ binding: Binding) -> Bool {
    let old = binding.row
    guard let (bound, row) = bindRow(at: old.path, generation: old.generation) else {
      return false
    }
    let isSame = bound.kind == old.kind && bound.content == old.content
    guard binding.isOutOfDate || !isSame else {
      binding.row = bound
      binding.stamp = stamp
      describe(view, bound)
      return false
    }
    guard bound.kind == old.kind || view is HeaderView && !(row.base is any UIKitHeader) else {
      return false
    }
    let new = BoundRow(row, bound.presentation, at: old.path, generation: nextGeneration())
    show(new, row, in: view, animated: old.identity == bound.identity)
    return true
  }

  private func show(
    _ bound: BoundRow, _ row: AnyRow, in view: UITableViewHeaderFooterView, animated: Bool
  ) {
    if let view = view as? HeaderView {
      if let tableView, view.cell == nil || view.kind != bound.kind {
        view.adopt(registry.ownCell(for: row, in: tableView), of: bound.kind)
      }
      // The default of the view follows from its section, which it does not know yet.
      (view.cell as? ContentCell)?.base = .part(bound.path.role, table.shownTheme)
    }
    let previous = headers[view].flatMap { $0.row.identity == bound.identity ? $0.base : nil }
    let binding = Binding(bound, self, stamp: stamp)
    binding.base = row.base
    headers.bind(view, to: binding)
    if let base = row.base as? any UIKitHeader, base.show(in: view) {
      view.accessibilityIdentifier = bound.identity.plainText
    } else if let cell = (view as? HeaderView)?.cell {
      show(bound, row, in: cell, after: previous, animated: animated)
      cell.accessibilityTraits.formUnion(bound.path.role == .header ? .header : [])
      if bound.presentation.tap != .none { cell.accessibilityTraits.formUnion(.button) }
    }
    describe(view, bound)
    view.setNeedsLayout()
  }

  /// Sets what follows from what the row of a header offers: the button that takes taps, and its
  /// menu.
  private func describe(_ view: UITableViewHeaderFooterView, _ bound: BoundRow) {
    let presentation = bound.presentation
    let menu = menu(of: bound.path) ?? sortMenu(of: bound)
    let button = view.tapButton
    button.isHidden = presentation.tap == .none && menu == nil
    button.menu = menu
    button.showsMenuAsPrimaryAction = presentation.tap == .none
    (view as? HeaderView)?.captions.show(presentation.content.sort?.columns ?? [], in: view)
    let actions = customActions(of: bound)
    if let cell = (view as? HeaderView)?.cell {
      cell.accessibilityIdentifier = bound.identity.plainText
      cell.accessibilityCustomActions = actions
    } else {
      view.accessibilityCustomActions = actions
    }
  }
}
#endif
