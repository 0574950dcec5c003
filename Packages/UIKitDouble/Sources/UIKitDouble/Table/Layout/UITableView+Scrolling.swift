import Foundation

extension UITableView {
  func baseScrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard allows(.scrollToRow) else { return }
    loadIfNeeded()
    let isSection =
      indexPath.count == 2 && indexPath.row == NSNotFound
      && counts.indices.contains(indexPath.section)
    guard isSection || holds(indexPath) else {
      return report("G-20", .exception, "scrolled to \(indexPath.text), which does not exist")
    }
    inspector.note(.scroll(indexPath, scrollPosition))
    asking(.layout) { measureSectionsIfNeeded() }
    guard phase != .poisoned else { return }
    let rect = isSection ? sectionRect(indexPath.section) : rectForRow(of: indexPath)
    let wanted = offset(for: rect, scrollPosition)
    updateContentSize()
    setContentOffset(CGPoint(x: 0, y: clamped(wanted)), animated: animated)
  }

  private func offset(for rect: CGRect, _ position: ScrollPosition) -> CGFloat {
    let top = contentOffset.y + contentInset.top
    let height = bounds.height - contentInset.top - contentInset.bottom
    let minimum = rect.minY - contentInset.top
    switch position {
    case .top: return minimum
    case .middle: return minimum + (rect.height - height) / 2
    case .bottom: return minimum + rect.height - height
    case .none:
      if rect.minY < top { return minimum }
      return rect.maxY > top + height ? minimum + rect.height - height : contentOffset.y
    }
  }
}
