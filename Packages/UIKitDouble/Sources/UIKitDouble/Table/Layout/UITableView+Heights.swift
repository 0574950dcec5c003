import Foundation

extension UITableView {
  /// The height to begin with: the delegate's estimate, or the true one if there are no estimates
  /// (G-04).
  func firstHeight(of path: IndexPath) -> (height: CGFloat, isEstimate: Bool) {
    var asked = estimatedRowHeight
    if delegateEstimates {
      inspector.estimateRequests += 1
      asked = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? asked
    }
    if asked == 0 {
      let height = askedHeight(of: path)
      return (height == Self.automaticDimension ? TableHeights.rowEstimate : height, false)
    }
    if asked == Self.automaticDimension {
      return (rowHeight >= 0 ? rowHeight : TableHeights.rowEstimate, true)
    }
    return (checked(asked, "the estimate of row \(path.text)"), true)
  }

  /// Rows and headers are measured again in another width or with another size of text (G-09).
  func forgetMeasured() {
    asking(.layout) { heights.forgetRows { firstHeight(of: $0) } }
    sectionsAreStale = true
    setNeedsLayout()
  }

  /// Measures a row that has its cell.
  func measure(_ cell: UITableViewCell, at path: IndexPath) {
    var height = askedHeight(of: path)
    if height == Self.automaticDimension {
      height = checked(
        cell.systemLayoutSizeFitting(
          CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height, "the cell of row \(path.text)")
    }
    heights.set(height, at: path)
  }

  /// Measures headers and footers, if something may have changed them.
  func measureSectionsIfNeeded() {
    guard sectionsAreStale else { return }
    sectionsAreStale = false
    let padding = checkedPadding
    for section in counts.indices {
      let header = sectionHeight(section, isHeader: true)
      let footer = sectionHeight(section, isHeader: false)
      heights.set(section, padding: header > 0 ? padding : 0, header: header, footer: footer)
    }
  }

  private var checkedPadding: CGFloat {
    for room in [sectionHeaderTopPadding, fillerRowHeight]
    where room != Self.automaticDimension && !(room.isFinite && room >= 0) {
      report("G-12", .exception, "the room beside rows is \(room)")
      return 0
    }
    return sectionHeaderTopPadding == Self.automaticDimension ? 0 : sectionHeaderTopPadding
  }

  private func askedHeight(of path: IndexPath) -> CGFloat {
    inspector.heightRequests += 1
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height == Self.automaticDimension ? height : checked(height, "row \(path.text)")
  }

  /// Heights are finite and not negative (G-02, G-03).
  private func checked(_ height: CGFloat, _ name: String) -> CGFloat {
    if height.isFinite, height >= 0 { return height }
    report(height.isFinite ? "G-02" : "G-03", .exception, "the height of \(name) is \(height)")
    return 0
  }

  private func sectionHeight(_ section: Int, isHeader: Bool) -> CGFloat {
    let asked =
      isHeader
      ? tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let name = "the \(isHeader ? "header" : "footer") of section \(section)"
    if asked != Self.automaticDimension { return checked(asked, name) }
    checkEstimate(of: section, isHeader, name)
    let view =
      isHeader
      ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
      : tableDelegate?.tableView(self, viewForFooterInSection: section)
    if let view {
      // The view was made to be measured, unless it is one that is shown.
      defer {
        if view.superview !== self, let view = view as? UITableViewHeaderFooterView {
          pool.put(view)
        }
      }
      return checked(view.systemLayoutSizeFitting(bounds.size).height, name)
    }
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    if title != nil { return TableHeights.titleHeight }
    return style == .plain ? 0 : TableHeights.groupedGap
  }

  /// The double needs no estimates of what it measures at once, and minds wrong ones.
  private func checkEstimate(of section: Int, _ isHeader: Bool, _ name: String) {
    let estimate =
      isHeader
      ? tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: section)
      : tableDelegate?.tableView(self, estimatedHeightForFooterInSection: section)
    guard let estimate, estimate != Self.automaticDimension else { return }
    _ = checked(estimate, "the estimate of \(name)")
  }
}
