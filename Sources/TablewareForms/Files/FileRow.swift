import Tableware

/// A row with which the user sends a file: it opens the selection of files of the browser, the
/// system or the terminal, and shows how much of the file has arrived.
///
/// ```swift
/// FileRow("Picture", kinds: [.png, .jpeg], receiving: picture) { [store] file in
///   try await store.save(picture: file.bytes())
/// } then: { address in
///   self.address = address
/// }
/// ```
///
/// In a browser, a file may also be dropped on the control. While a file arrives, an action of the
/// row cancels it. An error is a message under the row until the next file.
public struct FileRow: StandardRow {
  /// The identity, content and handlers of the row.
  public let parts: RowParts

  /// Creates a row that hands each file to the work of the screen.
  ///
  /// - Parameters:
  ///   - title: the text before the control.
  ///   - subtitle: the line below the title; by default the name of the latest file that arrived.
  ///   - kinds: the accepted kinds; empty for all.
  ///   - limit: the most bytes of a file.
  ///   - id: the identity; by default the title.
  ///   - isEnabled: whether the user may send files.
  ///   - upload: the state, which the screen keeps.
  ///   - receive: reads the file, on any thread. It must not capture the screen. A file that is not
  ///     accepted throws when it is read; an error is a message under the row.
  ///   - finish: receives the result of the work, in a turn of the screen.
  public init<Value: Sendable>(
    _ title: any RowTextConvertible, subtitle: (any RowTextConvertible)? = nil,
    kinds: [FileKind] = [], limit: Int = 10_000_000, id: String? = nil, isEnabled: Bool = true,
    receiving upload: FileUpload,
    _ receive: @escaping @Sendable (SelectedFile) async throws -> Value,
    then finish: @escaping (Value) -> Void = { (_: Value) in }
  ) {
    let file = upload.isReceiving ? upload.file : nil
    let progress = file.map { FileInput.Progress($0.name, received: $0.received, of: $0.size) }
    let input = FileInput(kinds.map(\.kind), limit: limit, progress: progress)
    var content = RowContent(
      title: title, subtitle: subtitle ?? upload.lastName, control: .file(input)
    ).spoken(hint: progress == nil ? Words.current[.fileHint] : nil)
    content.message = upload.error.map { RowText("\($0)", tone: .bad) }
    content.isEnabled = isEnabled
    var handlers = EventHandlers()
    handlers.add(FileSelection.self) { selection, _ in
      upload.begin(selection.file, receive, then: finish)
    }
    let stop = RowAction(Words.current[.stopSending]) { upload.cancel() }
    parts = RowParts(
      id: id ?? content.title.string, content, handlers, isEnabled: isEnabled,
      actions: progress == nil ? [] : [stop])
  }
}
