/// A problem that Tableware detected and recovered from: what happened and where, as a value.
///
/// Invalid input never crashes and never hides other rows. It has one deterministic result and one
/// diagnostic.
public enum Diagnostic: Hashable, Sendable {
  /// Two rows of one snapshot have the same identity. Both are shown. If more than 50,000 rows are
  /// shown at once, they are checked with the next declaration that inserts rows.
  case repeatedRow(Identity, first: RowPath, again: RowPath)
  /// Two rows of one declaration have the same identity, and ``Table/repeatedRows`` leaves one out
  /// or keeps the former rows.
  case repeatedRowRejected(Identity, policy: RepeatedRows)
  /// Two sections of one snapshot have the same identity. Both are shown.
  case repeatedSection(Identity, first: Int, again: Int)
  /// An edit or a scroll refers to a row that does not exist. It had no effect.
  case unknownRow(Identity)
  /// An edit or a scroll refers to a row by an identity of another type, such as `"1"` for `1`. It
  /// had no effect.
  case otherIdentityType(Identity, existing: Identity)
  /// Debug builds only: all rows of a section were replaced by rows that show the same, so their
  /// identities are probably created with each evaluation. Reported once for each section.
  case unstableIdentity(section: Identity)
  /// An edit refers to a section that does not exist. It had no effect.
  case unknownSection(Identity)
  /// An edit expands or collapses a section that is not collapsible. It had no effect.
  case notCollapsible(Identity)
  /// A collapsible section has no header that expands it. It is never collapsed.
  case collapsibleWithoutHeader(Identity)
  /// An edit refers to an index outside of its section. The nearest index was used.
  case indexOutOfRange(Int, section: Identity, count: Int)
  /// An edit refers to an index for a section outside of the table. The nearest index was used.
  case sectionIndexOutOfRange(Int, section: Identity, count: Int)
  /// An event reached the end of the chain without being handled.
  case unhandledEvent(String, row: Identity)
  /// An event came from a cell that shows another row now, or from a removed row.
  case staleEvent(String, row: Identity)
  /// A handler threw an error. No further handler received the event.
  case handlerFailed(String, row: Identity, error: String)
  /// Handlers raised events for each other without an end. The last event was dropped.
  case eventLoop(String, row: Identity)
  /// A row was selected in a table whose selection mode is `none`. The call had no effect.
  case notSelectable(Identity)
  /// The user set the control of a row, and the table was not shown again, so the row still shows
  /// its old value. Reported once for each table.
  case notShownAgain(Identity)
  /// A mapping has no row for a model. A notice is shown instead. See
  /// `RowMapping.report(to:)` of `TablewareMapping`.
  case unmappedModel(type: String)
  /// A batch breaks a rule, which debug builds check. The table was reloaded instead. This is
  /// always a defect of Tableware: please report it.
  ///
  /// It contains the identities of the rows before and after the batch, section by section.
  case illegalBatch([Violation], from: String, to: String)
  /// A second back end was attached to a table that already has one. The new one replaced it.
  case backendReplaced
  /// A node of a tree is one of its own descendants. It was left out there; everything else is
  /// shown.
  case treeCycle(Identity, under: Identity)
  /// The named request was answered twice. The second answer was dropped.
  case answeredTwice(String)
  /// A row leads to a screen of the named type, and neither a stack of screens nor a view
  /// controller shows the table. The screen was not shown.
  case screenNotShown(String, row: Identity)
  /// Debug builds only: a screen of the named type is still in memory a turn after it was removed
  /// from its stack. A closure or an object outside of the screen's table retains it.
  case screenLeaked(String)
  /// A screen called the named method of its context before it was shown. The call had no effect.
  case workBeforeShowing(String)
  /// Debug builds only: the table was changed, or an event was raised, on another thread than that
  /// of the surface that shows it, which is a data race. Reported once for each table.
  case usedOnOtherThread
  /// An edit of a table whose sections a screen declares. The next evaluation replaces it.
  case editOfDeclaredSections(Identity)
  /// A part of the named row cannot be shown unchanged. Reported once for each problem.
  case content(ContentProblem, row: Identity)
  /// A problem of the surface that shows the table.
  case surface(SurfaceProblem)
}

extension Diagnostic: CustomStringConvertible {
  /// What happened, what Tableware did, and how to fix it.
  public var description: String {
    switch self {
    case .repeatedRow(let id, let first, let again):
      "Row identity \(id) is repeated: first at \(first), again at \(again). Both rows are shown; "
        + "assign each row an identity of its own, for example with .id(…)."
    case .repeatedRowRejected(let id, let policy):
      "Row identity \(id) is repeated. \(policy.effect), as table.repeatedRows requests; assign "
        + "each row an identity of its own, for example with .id(…)."
    case .repeatedSection(let id, let first, let again):
      "Section identity \(id) is repeated: first at \(first), again at \(again). Both sections are "
        + "shown; assign each section an identity of its own."
    case .unknownRow(let id):
      "There is no row \(id). The call had no effect; look the row up again after the data changed."
    case .otherIdentityType(let id, let existing):
      "There is no row \(id) of type \(type(of: id.value)), but there is \(existing) of type "
        + "\(type(of: existing.value)). The call had no effect; use the type with which the row was "
        + "declared."
    case .unstableIdentity(let section):
      "All rows of section \(section) were replaced by rows that show the same, so they lost focus, "
        + "selection and animation. Use an identity that stays the same, such as the key of a "
        + "model, and not one that is created with each evaluation, such as UUID()."
    case .unknownSection(let id):
      "There is no section \(id). The call had no effect; sections are found by the identity that "
        + "they were declared with."
    case .notCollapsible(let id):
      "Section \(id) is not collapsible. The call had no effect; declare the section with "
        + ".collapsible()."
    case .collapsibleWithoutHeader(let id):
      "Section \(id) is collapsible and has no header to expand it by. Its rows are always shown; "
        + "declare a header, or remove .collapsible()."
    case .indexOutOfRange(let position, let section, let count):
      "Index \(position) is outside section \(section), which has \(count) rows. The nearest index "
        + "was used."
    case .sectionIndexOutOfRange(let position, let section, let count):
      "Index \(position) for section \(section) is outside the table, which has \(count) other "
        + "sections. The nearest index was used."
    case .unhandledEvent(let event, let row):
      "\(event) from row \(row) was not handled. Attach a handler to the row, its section, the "
        + "table or the screen."
    case .staleEvent(let event, let row):
      "\(event) came from row \(row), which was removed or is no longer shown by that cell. It was "
        + "dropped."
    case .handlerFailed(let event, let row, let error):
      "A handler of \(event) from row \(row) failed: \(error). No further handler received the "
        + "event; catch the error in the handler to continue."
    case .eventLoop(let event, let row):
      "\(event) from row \(row) was raised by the handler of another event, and so on, "
        + "\(Table.hopLimit) times. It was dropped; look for handlers that raise one another's "
        + "events."
    case .unmappedModel(let type):
      "There is no row for models of type \(type). A notice is shown in the place of each; map the "
        + "type, a superclass of it or a protocol: mapping.map(\(type).self) { … }."
    case .notSelectable(let row):
      "Row \(row) was not selected: the table's selection mode is none. Set table.selectionMode "
        + "first."
    case .notShownAgain(let row):
      "Row \(row) was set, but the table was not shown again, so the row is unchanged. Show the "
        + "table where its values change, for example table.on(ControlChange.self) { _, _ in "
        + "show() }."
    case .illegalBatch(let violations, let old, let new):
      "A batch breaks the rules \(violations.map(\.description).joined(separator: "; ")). The "
        + "table was reloaded instead. This is a defect of Tableware: please report it, with the "
        + "rows before (\(old)) and after (\(new))."
    case .backendReplaced:
      "Another back end was attached to a table that already had one. The new one replaced it; "
        + "detach the old one first."
    case .treeCycle(let node, let parent):
      "Node \(node) is a child of \(parent), which is the same node or one of its descendants. It "
        + "was left out; return a tree without cycles from the loader of children."
    case .answeredTwice(let what):
      "The request for \(what) was answered twice. The second answer was dropped; call the "
        + "completion once."
    case .screenNotShown(let screen, let row):
      "Row \(row) leads to \(screen), which was not shown: nothing around the table shows screens. "
        + "Run the table in a screen, or show it in the table view of a view controller."
    case .screenLeaked(let screen):
      "\(screen) is still in memory a turn after it was removed. Look for an object outside of the "
        + "screen that retains it, such as a task, a notification observer or a closure of a "
        + "model; closures in its sections and context are released already."
    case .workBeforeShowing(let call):
      "context.\(call) was called before the screen was shown. The call had no effect; call it in "
        + "appear() or later."
    case .usedOnOtherThread:
      "The table was used outside of the isolation that shows it, which is a data race and may "
        + "crash. Change it on the main actor in an app; work on other threads returns its result "
        + "through context.load(_:then:)."
    case .editOfDeclaredSections(let identity):
      "\(identity) was edited in a table whose sections are declared by a screen. The next "
        + "evaluation of the sections replaces the edit; change the state of the screen instead."
    case .content(let problem, let row): "Row \(row): \(problem)"
    case .surface(let problem): problem.description
    }
  }
}
