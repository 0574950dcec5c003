#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// A row that a closure draws, such as a chart.
///
/// ```swift
/// DrawnRow("steps", steps, height: 80, content: RowContent(title: "Steps", values: ["8,012"])) {
///   steps, context, rect in
///   let width = rect.width / CGFloat(steps.count)
///   for (day, count) in steps.enumerated() {
///     context.fill(CGRect(x: CGFloat(day) * width, y: 0, width: width - 2, height: count))
///   }
/// }
/// ```
///
/// The row is drawn again when the value, the content or the size of the cell changes, and when the
/// user switches between light and dark colors. Its content is what assistive technology says, and
/// what a terminal and a browser show.
public struct DrawnRow<Value: Hashable & Sendable>: UIKitRow {
  /// The identity of the row in the table.
  public let id: Identity
  /// The content for assistive technology and other surfaces.
  public let body: RowContent
  /// The fixed height of the row, in points.
  public let height: RowHeight
  private let value: Value
  private let points: CGFloat
  private let drawing: @MainActor (Value, CGContext, CGRect) -> Void

  /// Creates a row that a closure draws.
  ///
  /// - Parameters:
  ///   - id: the identity of the row, unique in the table.
  ///   - value: everything that the drawing depends on. An equal value is not drawn again.
  ///   - height: the height of the row in points; an invalid one is reported, and the height of an
  ///     empty cell is used.
  ///   - content: the content for assistive technology, and for a terminal and a browser.
  ///   - draw: draws the value into a rectangle, whose origin is at the upper left.
  public init(
    _ id: some Hashable & Sendable, _ value: Value, height: CGFloat, content: RowContent,
    draw: @escaping @MainActor (Value, CGContext, CGRect) -> Void
  ) {
    self.id = Identity(id)
    self.value = value
    self.height = .fixed(height)
    points = height
    body = content
    drawing = draw
  }

  /// Shows the drawing in a cell.
  ///
  /// - Parameter cell: the cell, which may have shown another drawing.
  public func configure(_ cell: DrawnCell) {
    cell.show { [value, drawing] context, rect in drawing(value, context, rect) }
  }
}

extension DrawnRow: Equatable {
  /// Returns whether two rows are drawn alike. The closures are not compared.
  public static func == (left: DrawnRow, right: DrawnRow) -> Bool {
    left.id == right.id && left.value == right.value && left.points == right.points
      && left.body == right.body
  }
}

/// The cell of a ``DrawnRow``, which draws into its content view.
@MainActor
public final class DrawnCell: UITableViewCell {
  private let canvas = CanvasView(frame: .zero)

  func show(_ drawing: @escaping (CGContext, CGRect) -> Void) {
    if canvas.superview == nil {
      canvas.backgroundColor = .clear
      contentView.addSubview(canvas)
    }
    canvas.drawing = drawing
    canvas.setNeedsDisplay()
  }

  /// Gives the drawing the size of the cell's content.
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard canvas.frame != contentView.bounds else { return }
    canvas.frame = contentView.bounds
    canvas.setNeedsDisplay()
  }
}

/// A view that a closure draws.
@MainActor
final class CanvasView: UIView {
  var drawing: ((CGContext, CGRect) -> Void)?

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawing?(context, bounds)
  }
}
#endif
