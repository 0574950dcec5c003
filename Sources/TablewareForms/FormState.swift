import Tableware

/// The values of a whole form by tag, what they have to be, and what is wrong with them.
///
/// ```swift
/// let form = FormState(["name": .text(""), "news": .bool(false)])
/// form.rule("name", .required("Say who you are."), when: .leave)
/// form.hide("how often") { !$0.bool("news") }
/// form.onChange = { [unowned self] _ in show() }
///
/// table.show {
///   Section("you") {
///     TextFieldRow("Name", text: form.text("name"))
///     ToggleRow("Newsletter", isOn: form.bool("news"))
///     if form.isShown("how often") {
///       SegmentedRow("How often", ["daily", "weekly"], selected: form.index("how often"))
///     }
///     ButtonRow("Save") { [unowned self] in
///       switch form.submit() {
///       case .valid(let values): save(values)
///       case .invalid(let messages): table.focus(messages[0].tag)
///       }
///     }
///   }
/// }
/// ```
///
/// A form belongs to one isolation domain, as a table does. A change costs the rules of its tag and
/// of the tags whose rules look at it, however large the form is.
public final class FormState {
  /// How often in a row hearing of a change may change the form again.
  static let roundLimit = 32

  /// Hears of each change of what a form shows, once: of the tag that was set or left, or of `nil`
  /// after several at once. Show the table again here.
  public var onChange: ((_ tag: String?) -> Void)?
  /// What the form noticed and survived, oldest first, each once.
  public private(set) var problems: [FormProblem] = []
  /// How many rules have been asked so far; a measure of what a change costs.
  package internal(set) var checkCount = 0

  var values: [String: FormValue]
  var entries: [String: FormEntry] = [:]
  /// All tags in the order in which the form heard of them.
  private(set) var order: [String] = []
  private var knownProblems: Set<FormProblem> = []
  private var pending: [String?] = []
  private var isTelling = false

  /// A form with the values that it starts with. They also say which type each tag has, and their
  /// order is the one in which ``submit()`` names what is wrong.
  public init(_ values: KeyValuePairs<String, FormValue> = [:]) {
    self.values = [:]
    for (tag, value) in values {
      self.values[tag] = value
      note(tag)
    }
  }

  /// A form with values that were read.
  init(read values: [String: FormValue], _ problems: [FormProblem]) {
    self.values = values
    for tag in values.keys.sorted() { note(tag) }
    for problem in problems { report(problem) }
  }

  /// The value of a tag. Setting one is no act of the reader's: it brings up no message, but one
  /// that no longer holds goes.
  public subscript(tag: String) -> FormValue? {
    get { values[tag] }
    set {
      guard newValue != values[tag] else { return }
      note(tag)
      values[tag] = newValue
      recheck(tag, as: nil)
      tell(tag)
    }
  }

  /// All values, of hidden tags too.
  public var current: FormValues { FormValues(values) }

  /// Takes many values at once; the others stay. A value of another type than its tag has is left
  /// out, with a ``FormProblem``.
  public func take(_ new: FormValues) {
    var changed: [String] = []
    for (tag, value) in new.all.sorted(by: { $0.key < $1.key }) {
      guard let old = values[tag] else {
        note(tag)
        values[tag] = value
        changed.append(tag)
        continue
      }
      guard let fit = value.converted(to: old.kind) else {
        report(.wrongType(tag: tag, expected: old.kind, found: value.kind))
        continue
      }
      if fit != old { changed.append(tag) }
      values[tag] = fit
    }
    for tag in changed { recheck(tag, as: nil) }
    tell(nil)
  }

  /// Gives a tag its place in the order.
  func note(_ tag: String) {
    guard entries[tag] == nil else { return }
    entries[tag] = FormEntry()
    order.append(tag)
  }

  func report(_ problem: FormProblem) {
    if knownProblems.insert(problem).inserted { problems.append(problem) }
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

/// What a form knows about a tag, apart from its value.
struct FormEntry {
  var rules: [(rule: FormRule, moment: FormMoment)] = []
  /// The latest moment that the value has passed; `nil` before the user edits it.
  var due: FormMoment?
  var message: String?
  /// Whether the message is one that no rule knows.
  var isRejected = false
  /// The tags whose rules have looked at this one.
  var readers: Set<String> = []
  var isHidden: ((FormReader) -> Bool)?
  var isDisabled: ((FormReader) -> Bool)?
}
