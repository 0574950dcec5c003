/// A screen for a table that the app owns and shows itself, with ``Table/show(completion:_:)``.
///
/// For code that already has a table. A new screen declares its ``Screen/sections`` instead.
///
/// ```swift
/// let table = Table()
/// table.show { Section("songs") { TextRow("Willow Song") } }
/// try await Terminal.run(TableScreen(table, title: "Songs"))
/// ```
public final class TableScreen: Screen {
  /// The connection between the screen and its host.
  public let context = ScreenContext()
  /// The title at the top of the screen.
  public let title: String
  /// The table that the app owns.
  public let table: Table

  /// Creates a screen that shows an existing table.
  ///
  /// - Parameters:
  ///   - table: the table. The screen retains it.
  ///   - title: the title at the top; may be empty.
  public init(_ table: Table, title: String = "") {
    self.table = table
    self.title = title
  }

  /// Empty: the app calls ``Table/show(completion:_:)`` on ``table``.
  public var sections: [Section] { [] }
}
