import Tableware

/// The editor of one row.
enum RowEditing {
  case text(FieldTyping)
  case date(DateTyping)

  /// The identity of the row, by which it is found after updates.
  var row: Identity {
    switch self {
    case .text(let typing): typing.row
    case .date(let typing): typing.row
    }
  }
}

/// Text that the user types into a row.
struct FieldTyping {
  let row: Identity
  var editor: TextEditor
  /// The first visible character; for a text in lines, the first visible line.
  var start = 0
  /// Whether the text is set at the end, and the Escape key discards it.
  private(set) var isSetAtEnd: Bool
  /// The last text of the row.
  private var bound: String
  /// The reported texts that the app may still return, the oldest first.
  private var sent: [String] = []

  init(row: Identity, input: TextInput) {
    self.row = row
    editor = TextEditor(input)
    isSetAtEnd = input.reports == .end
    bound = input.text
  }

  /// Records that the text was reported to the app.
  mutating func noteSent() {
    sent.append(editor.text)
    // An app that is this late does not return its texts at all.
    if sent.count > 256 { sent.removeFirst() }
  }

  /// Applies the row's current text. A typed text is returned by the app sooner or later, perhaps
  /// after more was typed; any other text replaces the typed one.
  mutating func follow(_ input: TextInput) {
    editor.adopt(input)
    isSetAtEnd = input.reports == .end
    guard input.text != bound else { return }
    bound = input.text
    if let position = sent.firstIndex(of: bound) {
      sent.removeSubrange(...position)
    } else if bound != editor.text {
      sent = []
      start = 0
      editor.adopt(bound)
    }
  }

  /// Scrolls the text so that the cursor is visible.
  mutating func scroll(columns: Int, lines: Int) {
    let text = FieldText(editor)
    guard editor.isMultiline else {
      start = text.start(near: start, cursor: editor.cursor, columns: columns)
      return
    }
    let all = text.lines(columns: columns - 1)
    let line = all.lastIndex { $0.lowerBound <= editor.cursor } ?? 0
    start = min(max(start, line - lines + 1, 0), line, max(0, all.count - lines))
    start = max(start, line - lines + 1, 0)
  }
}

/// A date that the user sets in a row.
struct DateTyping {
  let row: Identity
  var editor: DateEditor
}
