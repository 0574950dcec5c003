import Foundation

/// The positions of items. “Along” is the direction in which the user scrolls, “across” the other.
extension UICollectionViewFlowLayout {
  /// Items beside each other.
  private struct Line {
    var paths: [IndexPath] = []
    var sizes: [CGSize] = []
  }

  func place(_ section: Int, in view: UICollectionView) {
    let delegate = view.flowDelegate
    let inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section)
      ?? sectionInset
    let lineSpacing =
      delegate?.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    let itemSpacing =
      delegate?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section) ?? minimumInteritemSpacing
    placeSupplementary(
      UICollectionView.elementKindSectionHeader, section, in: view,
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize)
    let count = view.counts[section]
    contentLength += isVertical ? inset.top : inset.left
    let before = isVertical ? inset.left : inset.top
    let room = across(view.bounds.size) - before - (isVertical ? inset.right : inset.bottom)
    let paths = (0..<count).map { IndexPath(item: $0, section: section) }
    let lines = self.lines(paths.map { ($0, size(at: $0, in: view)) }, room, itemSpacing)
    let isUniform = Set(lines.flatMap(\.sizes).map { [$0.width, $0.height] }).count <= 1
    var spacing = itemSpacing
    for (index, line) in lines.enumerated() {
      if index > 0 { contentLength += lineSpacing }
      let isLast = index == lines.count - 1
      if !isLast {
        spacing = spread(line, room, itemSpacing)
      } else if !isUniform {
        spacing = itemSpacing
      }
      place(line, from: before, spacing)
    }
    contentLength += isVertical ? inset.bottom : inset.right
    placeSupplementary(
      UICollectionView.elementKindSectionFooter, section, in: view,
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize)
  }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  private func lines(
    _ items: [(path: IndexPath, size: CGSize)], _ room: CGFloat, _ spacing: CGFloat
  ) -> [Line] {
    var lines: [Line] = []
    var used: CGFloat = 0
    for (path, size) in items {
      let length = across(size)
      if lines.isEmpty || used + spacing + length > room + 0.001 {
        lines.append(Line())
        used = length
      } else {
        used += spacing + length
      }
      lines[lines.count - 1].paths.append(path)
      lines[lines.count - 1].sizes.append(size)
    }
    return lines
  }

  private func spread(_ line: Line, _ room: CGFloat, _ spacing: CGFloat) -> CGFloat {
    guard line.sizes.count > 1 else { return spacing }
    let used = line.sizes.reduce(0) { $0 + across($1) }
    return max(spacing, (room - used) / CGFloat(line.sizes.count - 1))
  }

  private func place(_ line: Line, from start: CGFloat, _ spacing: CGFloat) {
    let length = line.sizes.reduce(0) { max($0, along($1)) }
    var position = start
    for (path, size) in zip(line.paths, line.sizes) {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      let offset = contentLength + (length - along(size)) / 2
      attributes.frame = CGRect(
        origin: isVertical
          ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position), size: size)
      items[path] = attributes
      position += across(size) + spacing
    }
    contentLength += length
  }

  private func placeSupplementary(
    _ kind: String, _ section: Int, in view: UICollectionView, _ size: CGSize
  ) {
    guard along(size) > 0 else { return }
    let path = IndexPath(item: 0, section: section)
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: path)
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: contentLength, width: view.bounds.width, height: size.height)
      : CGRect(x: contentLength, y: 0, width: size.width, height: view.bounds.height)
    supplementary[kind, default: [:]][section] = attributes
    contentLength += along(size)
  }
}
