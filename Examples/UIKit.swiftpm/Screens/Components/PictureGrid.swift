import Foundation

/// The positions of pictures in a width.
struct PictureGrid: Equatable {
  let count: Int
  let width: CGFloat

  private var columns: Int { count == 1 ? 1 : 3 }
  private var gap: CGFloat { 8 }
  private var side: CGFloat {
    let column = (width - gap * CGFloat(columns + 1)) / CGFloat(columns)
    return max(0, count == 1 ? column / 2 : column)
  }

  var height: CGFloat {
    let rows = (count + columns - 1) / columns
    return gap + CGFloat(rows) * (side + gap)
  }

  func frame(at position: Int) -> CGRect {
    CGRect(
      x: gap + CGFloat(position % columns) * (side + gap),
      y: gap + CGFloat(position / columns) * (side + gap), width: side, height: side)
  }
}
