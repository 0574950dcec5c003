/// A module in the list with which the reader arranges them.
///
/// Its identity is ``ID``, not the id alone: the module's own row or section may stand in the same table.
public struct ModuleRow: Row {
  /// Which module it is about.
  public struct ID: Hashable, Sendable {
    /// The module's id.
    public let module: String

    /// The row about a module.
    public init(module: String) { self.module = module }
  }

  /// Which module it is about.
  public let id: ID
  let title: String
  let isHidden: Bool
  let words: ModuleWords

  /// The module's title, checked if it is shown.
  public var body: RowContent {
    RowContent(
      title: RowText(title, tone: isHidden ? .secondary : nil),
      values: isHidden ? [RowValue(RowText(words.hidden, tone: .secondary))] : [],
      accessory: isHidden ? .none : .checkmark)
  }
}
