/// The data of one dragged row: a value for tables of this app, and text and bytes for other apps.
///
/// ```swift
/// SongRow(song: song).draggable(song, text: song.title)
/// ```
public struct DragItem: Sendable {
  /// The value for a drop in this app; `nil` if the row comes from another app.
  package let value: (any Sendable)?
  /// The text of the item; `nil` for none.
  public let text: String?
  /// The bytes of the item by their uniform type identifiers, such as `public.png`.
  public let data: [String: [UInt8]]

  /// Creates an item with a value for this app.
  ///
  /// - Parameters:
  ///   - value: the value that a section of this app receives. A `String` is the text as well.
  ///   - text: the text for other apps; `nil` for none, unless the value is a text.
  ///   - data: the bytes for other apps, by their uniform type identifiers.
  public init(_ value: some Sendable, text: String? = nil, data: [String: [UInt8]] = [:]) {
    self.value = value
    self.text = text ?? (value as? String)
    self.data = data
  }

  /// Creates an item of another app.
  package init(text: String?, data: [String: [UInt8]]) {
    value = nil
    self.text = text
    self.data = data
  }

  /// Returns the value of the item in a type of the app; the text, for `String`; `nil` for another
  /// type.
  ///
  /// - Parameter type: the type of the value.
  public func value<Value>(as type: Value.Type) -> Value? { value as? Value ?? text as? Value }
}

extension Row {
  /// Lets the user drag the row: to sections with a ``Section/dropDestination(for:_:)`` for its
  /// value, also of other tables of the app, and as text or bytes to other apps.
  ///
  /// ```swift
  /// SongRow(song: song).draggable(song, text: song.title)
  /// ```
  ///
  /// To let the user order the rows of one table, use ``movable(_:)``. A row may be both. In
  /// a browser, other programs receive the text only, and pages of the same server the value as
  /// well. A terminal has no drags between tables.
  ///
  /// - Parameters:
  ///   - value: the value that a section of this app receives, read when the drag begins. A
  ///     `String` is the text as well.
  ///   - text: the text for other apps.
  ///   - data: the bytes for other apps, by their uniform type identifiers, such as `public.png`.
  /// - Returns: the row with that behavior.
  public func draggable<Value: Sendable>(
    _ value: @autoclosure @escaping () -> Value, text: String? = nil,
    data: [String: [UInt8]] = [:]
  ) -> AnyRow {
    let ownText = text ?? (Value.self == String.self ? value() as? String : nil)
    return withBehaviors {
      $0.dragItem = { DragItem(value(), text: text, data: data) }
      $0.dragText = ownText
    }
  }
}
