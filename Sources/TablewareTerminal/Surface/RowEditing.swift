import Tableware

/// What the reader is in the middle of setting, in one row.
enum RowEditing {
  case text(FieldTyping)
  case date(DateTyping)

  /// The row, by identity: it is found again wherever updates take it.
  var row: Identity {
    switch self {
    case .text(let typing): typing.row
    case .date(let typing): typing.row
    }
  }
}

/// Text that is being typed into a row.
struct FieldTyping {
  let row: Identity
  var editor: TextEditor
  /// The first character that is shown; of a text in lines, the first line.
  var start = 0
  /// The text that the row showed last.
  private var bound: String
  /// What was reported and may still come back from the app, the oldest first.
  private var sent: [String] = []

  init(row: Identity, input: TextInput) {
    self.row = row
    editor = TextEditor(input)
    bound = input.text
  }

  /// Notes that the app is told of the text.
  mutating func noteSent() {
    sent.append(editor.text)
    // An app that answers that late has long stopped listening.
    if sent.count > 256 { sent.removeFirst() }
  }

  /// Takes over what the row shows now. A text that was typed comes back sooner or later, perhaps
  /// when more was typed already; any other comes from elsewhere and replaces what was typed.
  mutating func follow(_ input: TextInput) {
    editor.adopt(input)
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

  /// Scrolls the text so that the cursor is seen.
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

/// A date that is being set in a row.
struct DateTyping {
  let row: Identity
  var editor: DateEditor
}
