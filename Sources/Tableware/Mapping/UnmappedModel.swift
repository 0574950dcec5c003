/// A model was given to a ``RowMapping`` that has no row for its type.
public struct UnmappedModel: Hashable, Sendable {
  /// The name of the type.
  public let type: String

  /// What stands in the model's place.
  var notice: NoticeRow {
    NoticeRow(
      "No row for \(type)", detail: "Map it: mapping.map(\(type).self) { … }", level: .warning)
  }
}

extension UnmappedModel: CustomStringConvertible {
  /// What happened, what was done about it, and how to mend it.
  public var description: String {
    "There is no row for models of type \(type). A notice is shown in the place of each; map the type, "
      + "a class above it or a protocol: mapping.map(\(type).self) { … }."
  }
}
