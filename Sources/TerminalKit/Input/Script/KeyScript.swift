/// The actions of a user as text: for demos, screenshots and tests of a terminal program.
///
/// ```
///   down*5 enter wait:2s text:"a b" esc click:5,4 wheel:down resize:40x8 ctrl+c / q
/// ```
///
/// Words are separated by white space:
///
/// | word | means |
/// | --- | --- |
/// | `down`, `pagedown`, `f5`, `/`, `é` | a key: its name, or the one character that it types |
/// | `ctrl+c`, `shift+tab`, `alt+left` | with modifiers |
/// | `text:abc`, `text:"a \"b\""` | each character typed; quotes keep spaces, a backslash a quote |
/// | `paste:"a b"` | pasted at once |
/// | `click:5,4`, `press:`, `drag:`, `release:` | the left button at column 5, row 4, both from 0 |
/// | `rightclick:5,4` | the right button, which opens a row's menu |
/// | `wheel:up`, `wheel:down@5,4` | one notch of the wheel |
/// | `wait:500ms`, `wait:2s`, `wait:5m`, `wait:1h` | time passes, at most an hour |
/// | `settle` | waits until everything that is being loaded has arrived; no time passes |
/// | `resize:40x8` | the terminal gets 40 columns and 8 rows |
/// | any of them with `*5` | five times, up to 10,000; after `text:` only after quotes |
package struct KeyScript: Hashable, Sendable {
  package enum Step: Hashable, Sendable {
    case input(Input)
    case wait(Duration)
    case settle
    case resize(columns: Int, rows: Int)
  }

  /// The actions in order; at most 100,000.
  package let steps: [Step]

  /// Reads a script; the empty one has no steps.
  package init(_ script: String) throws(KeyScriptError) {
    var reader = KeyScriptReader(script)
    steps = try reader.steps()
  }

  /// The syntax of a script in one sentence.
  package static let help = """
    known are \(keyNames.map(\.name).joined(separator: " ")) f1 to f35, any single character, \
    ctrl+ alt+ shift+ before a key as in alt+up, *5 after one, text:abc text:"a b" paste:"a b" \
    wait:500ms wait:2s settle click:5,4 rightclick:5,4 press:5,4 drag:5,4 release:5,4 wheel:up \
    wheel:down resize:40x8
    """

  /// Every named key, in the order in which help lists them.
  static let keyNames: [(name: String, press: KeyPress)] = [
    ("up", KeyPress(.up)), ("down", KeyPress(.down)), ("left", KeyPress(.left)),
    ("right", KeyPress(.right)), ("pageup", KeyPress(.pageUp)), ("pagedown", KeyPress(.pageDown)),
    ("home", KeyPress(.home)), ("end", KeyPress(.end)), ("enter", KeyPress(.enter)),
    ("space", .space), ("tab", KeyPress(.tab)), ("backtab", .backTab),
    ("esc", KeyPress(.escape)), ("escape", KeyPress(.escape)),
    ("backspace", KeyPress(.backspace)), ("delete", KeyPress(.delete)),
    ("insert", KeyPress(.insert)),
  ]
}
