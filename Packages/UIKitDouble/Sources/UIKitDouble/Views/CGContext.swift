import Foundation

/// What a view draws into: here a list of what was drawn.
///
/// Checked against developer.apple.com/documentation/coregraphics/cgcontext.
public final class CGContext {
  /// The calls so far, in words: the double's way to see a drawing.
  public private(set) var simulatedCalls: [String] = []

  init() {}

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { note("fill", rect) }
  /// Draws the edges of a rectangle.
  public func stroke(_ rect: CGRect) { note("stroke", rect) }
  /// Adds an ellipse to the path.
  public func addEllipse(in rect: CGRect) { note("ellipse", rect) }
  /// Begins a line.
  public func move(to point: CGPoint) { simulatedCalls.append("move \(point.x) \(point.y)") }
  /// Continues a line.
  public func addLine(to point: CGPoint) { simulatedCalls.append("line \(point.x) \(point.y)") }
  /// Draws the lines of the path.
  public func strokePath() { simulatedCalls.append("stroke path") }
  /// Fills the path.
  public func fillPath() { simulatedCalls.append("fill path") }

  private func note(_ name: String, _ rect: CGRect) {
    simulatedCalls.append("\(name) \(rect.minX) \(rect.minY) \(rect.width) \(rect.height)")
  }
}

@MainActor private var currentContext: CGContext?

/// The context that a view draws into now; `nil` outside of `draw(_:)`.
@MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { currentContext }

extension UIView {
  /// Draws the view, if it has to be drawn.
  ///
  /// - Returns: what it drew; `nil` if what it drew before is still right.
  public func simulateDrawing() -> [String]? {
    guard needsDisplay else { return nil }
    needsDisplay = false
    let context = CGContext()
    let outer = currentContext
    currentContext = context
    draw(bounds)
    currentContext = outer
    return context.simulatedCalls
  }
}
