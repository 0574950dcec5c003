import Tableware

/// The values of a whole form by tag, with their rules and messages.
///
/// ```swift
/// let form = FormState(["name": .text(""), "news": .bool(false)])
/// form.rule("name", .required("Say who you are."), when: .leave)
/// form.hide("how often") { !$0.bool("news") }
///
/// var sections: [Section] {
///   Section("you") {
///     TextFieldRow("Name", text: form.text("name"))
///     ToggleRow("Newsletter", isOn: form.bool("news"))
///     if form.isShown("how often") {
///       SegmentedRow("How often", ["daily", "weekly"], selected: form.index("how often"))
///     }
///     ButtonRow("Save") {
///       switch self.form.submit() {
///       case .valid(let values): self.save(values)
///       case .invalid(let messages): self.context.table?.focus(messages[0].tag)
///       }
///     }
///   }
/// }
/// ```
///
/// A form belongs to one isolation domain, as a table does. A change evaluates the rules of its tag
/// and of the tags whose rules read it, regardless of the size of the form.
public final class FormState {
  /// The number of times in a row that the observer of a change may change the form again.
  static let roundLimit = 32

  /// Called once for each change of a form: with the tag that was set or left, or with `nil` after
  /// several at once. A screen needs no closure: its host shows it again. Code that owns its table
  /// shows the table again in this closure.
  public var onChange: ((_ tag: String?) -> Void)?
  /// The problems that the form recovered from, oldest first, each once. A debug build also writes
  /// them to the log, as diagnostics of tables.
  public private(set) var problems: [FormProblem] = []
  /// The number of rule evaluations so far; a measure of the cost of a change.
  package internal(set) var checkCount = 0

  /// The values by tag.
  var stored: [String: FormValue]
  /// The values with which the form was created.
  private let initial: [String: FormValue]
  var entries: [String: FormEntry] = [:]
  /// All tags in the order in which the form first received them.
  private(set) var order: [String] = []
  private var knownProblems: Set<FormProblem> = []
  private var pending: [String?] = []
  private var isTelling = false

  /// Creates a form with initial values. They also determine the type of each tag and the order in
  /// which ``submit()`` reports messages.
  ///
  /// - Parameter values: the initial values by tag.
  public init(_ values: KeyValuePairs<String, FormValue> = [:]) {
    initial = Dictionary(values.map { ($0.key, $0.value) }) { _, last in last }
    stored = initial
    for (tag, _) in values { note(tag) }
  }

  /// Creates a form with decoded values.
  init(read values: [String: FormValue], _ problems: [FormProblem]) {
    (initial, stored) = (values, values)
    for tag in values.keys.sorted() { note(tag) }
    for problem in problems { report(problem) }
  }

  /// The value of a tag. Setting a value is not an edit of the user: it shows no new message, but
  /// removes a message that no longer applies.
  ///
  /// - Parameter tag: the tag.
  /// - Returns: the value; `nil` if the tag has none.
  public subscript(tag: String) -> FormValue? {
    get { stored[tag] }
    set {
      guard newValue != stored[tag] else { return }
      note(tag)
      stored[tag] = newValue
      recheck(tag, as: nil)
      tell(tag)
    }
  }

  /// The values of all tags, hidden ones included.
  public var values: FormValues { FormValues(stored) }

  /// Sets several values at once; the others stay. A value of another type than its tag is ignored
  /// and reported as a ``FormProblem``.
  ///
  /// - Parameter new: the values by tag.
  public func take(_ new: FormValues) {
    var changed: [String] = []
    for (tag, value) in new.all.sorted(by: { $0.key < $1.key }) {
      guard let old = stored[tag] else {
        note(tag)
        stored[tag] = value
        changed.append(tag)
        continue
      }
      guard let fit = value.converted(to: old.kind) else {
        report(.wrongType(tag: tag, expected: old.kind, found: value.kind))
        continue
      }
      if fit != old { changed.append(tag) }
      stored[tag] = fit
    }
    for tag in changed { recheck(tag, as: nil) }
    tell(nil)
  }

  /// Sets all tags to the values with which the form was created, and removes all messages: for the
  /// next item, after ``submit()``. Tags without an initial value have no value then.
  public func reset() {
    stored = initial
    resetMessages()
  }

  /// Appends a tag to the order unless it is there.
  func note(_ tag: String) {
    guard entries[tag] == nil else { return }
    entries[tag] = FormEntry()
    order.append(tag)
  }

  func report(_ problem: FormProblem) {
    guard knownProblems.insert(problem).inserted else { return }
    problems.append(problem)
    DeveloperLog.add("\(problem)")
  }

  /// Notifies the observers of a change. A change during a notification is notified after it.
  func tell(_ tag: String?) {
    pending.append(tag)
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    var rounds = 0
    while !pending.isEmpty {
      let tags = pending
      pending = []
      rounds += 1
      guard rounds <= Self.roundLimit else { return report(.changeLoop(tag: tags[0])) }
      for tag in tags { onChange?(tag) }
    }
  }
}

/// The state of a tag, apart from its value.
struct FormEntry {
  var rules: [(rule: FormRule, moment: FormMoment)] = []
  /// The latest moment that the value has passed; `nil` before the user edits it.
  var due: FormMoment?
  var message: String?
  /// Whether the message was set by ``FormState/reject(_:_:)``.
  var isRejected = false
  /// The tags whose rules have read this one.
  var readers: Set<String> = []
  var isHidden: ((FormReader) -> Bool)?
  var isDisabled: ((FormReader) -> Bool)?
}
