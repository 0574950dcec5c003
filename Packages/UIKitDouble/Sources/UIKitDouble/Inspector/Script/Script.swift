import Foundation

/// What was done to a table, as one line that can be read again and done to another table:
/// `batch [dR (0,1), iS 2]; reloadData; tap (0,3); drag 120; reorder (0,0)→(1,0)`.
public struct Script: Hashable, Sendable, CustomStringConvertible {
  /// One thing that was done.
  public enum Step: Hashable, Sendable {
    /// A batch with its changes.
    case batch([TableUpdate])
    /// A full reload.
    case reloadData
    /// Rows were configured again.
    case reconfigure([IndexPath])
    /// Code scrolled to a row.
    case scroll(IndexPath, UITableView.ScrollPosition)
    /// Editing began or ended.
    case edit(Bool)
    /// A row was tapped.
    case tap(IndexPath)
    /// The detail button of a row was tapped.
    case accessory(IndexPath)
    /// The content was dragged by so many points.
    case drag(CGFloat)
    /// A row was dragged to another place.
    case reorder(IndexPath, IndexPath)
    /// An action of a row was uncovered and tapped.
    case swipe(String, IndexPath)
    /// A row was deleted by the user.
    case delete(IndexPath)
    /// The green button of a row was tapped.
    case insert(IndexPath)
    /// An index title was touched.
    case index(Int)
    /// The table got another size.
    case resize(CGSize)
  }

  /// What was done, in order.
  public var steps: [Step]

  /// A script of steps.
  public init(_ steps: [Step]) { self.steps = steps }

  /// One line, which ``init(_:)-(String)`` reads.
  public var description: String { steps.map(\.description).joined(separator: "; ") }
}

extension Script.Step: CustomStringConvertible {
  /// The step as a script says it.
  public var description: String {
    switch self {
    case .batch(let updates): "batch [\(updates.map(\.description).joined(separator: ", "))]"
    case .reloadData: "reloadData"
    case .reconfigure(let paths):
      "reconfigure [\(paths.map(\.text).joined(separator: ", "))]"
    case .scroll(let path, let position): "scroll \(path.text) \(position)"
    case .edit(let isOn): "edit \(isOn ? "on" : "off")"
    case .tap(let path): "tap \(path.text)"
    case .accessory(let path): "accessory \(path.text)"
    case .drag(let distance): "drag \(Self.number(distance))"
    case .reorder(let source, let target): "reorder \(source.text)→\(target.text)"
    case .swipe(let title, let path): "swipe \(Self.quoted(title)) \(path.text)"
    case .delete(let path): "delete \(path.text)"
    case .insert(let path): "insert \(path.text)"
    case .index(let index): "index \(index)"
    case .resize(let size): "resize \(Self.number(size.width))x\(Self.number(size.height))"
    }
  }

  private static func number(_ value: CGFloat) -> String {
    Int(exactly: value).map(String.init) ?? "\(Double(value))"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.flatMap { "\"\\".contains($0) ? ["\\", $0] : [$0] } + "\""
  }
}
