/// Something odd that Tableware noticed and survived: what it is and where, as a value.
///
/// Bad input never crashes and never hides other rows. It gives one deterministic result and one of
/// these.
public enum Diagnostic: Hashable, Sendable {
  /// Two rows of one snapshot have the same identity. Both are shown. Looked for in tables of up to
  /// 10,000 rows.
  case repeatedRow(Identity, first: RowPath, again: RowPath)
  /// Two sections of one snapshot have the same identity. Both are shown.
  case repeatedSection(Identity, first: Int, again: Int)
  /// An edit or a scroll names a row that is not there. Nothing was done.
  case unknownRow(Identity)
  /// An edit names a section that is not there. Nothing was done.
  case unknownSection(Identity)
  /// An edit names a place outside its section. It was done at the nearest place.
  case indexOutOfRange(Int, section: Identity, count: Int)
  /// An edit names a place for a section outside the table. It was done at the nearest place.
  case sectionIndexOutOfRange(Int, section: Identity, count: Int)
  /// An event reached the end of the chain and nobody handled it.
  case unhandledEvent(String, row: Identity)
  /// An event came from a cell that shows another row by now, or from a row that is gone.
  case staleEvent(String, row: Identity)
  /// A handler threw an error. The event ended its way there.
  case handlerFailed(String, row: Identity, error: String)
  /// Handlers raised events of one another without an end. The last one was dropped.
  case eventLoop(String, row: Identity)
  /// A row was to be selected in a table whose selection mode is `none`. Nothing was done.
  case notSelectable(Identity)
  /// A row took what its control was set to, and nobody showed the table again, so the row still
  /// shows what it was. Reported once for each table.
  case notShownAgain(Identity)
  /// A mapping has no row for a model. A notice is shown in its place. See
  /// ``RowMapping/report(to:)``.
  case unmappedModel(type: String)
  /// A batch breaks a rule, which debug builds check. The table was reloaded instead. Always a
  /// mistake of Tableware's: please report it.
  case illegalBatch([Violation])
  /// A second back end was attached to a table that already has one. The new one took over.
  case backendReplaced
  /// A node of a tree stands under itself. It was left out there; everything else is shown.
  case treeCycle(Identity, under: Identity)
  /// A request, for the thing named here, was answered twice. The second answer was dropped.
  case answeredTwice(String)
  /// Debug builds only: a screen of the type named here is in memory a turn after it was removed
  /// from its stack. A closure or an object outside of the screen's table holds it.
  case screenLeaked(String)
  /// A screen called the method of its context named here before it was shown. Nothing was started.
  case workBeforeShowing(String)
  /// An edit of a table whose sections a screen declares. The next evaluation replaces it.
  case editOfDeclaredSections(Identity)
  /// A part of the row named here cannot be shown as it was given. Reported once for each problem.
  case content(ContentProblem, row: Identity)
  /// Something is odd about the surface that shows the table.
  case surface(SurfaceProblem)
}

extension Diagnostic: CustomStringConvertible {
  /// What happened, what was done about it, and how to mend it.
  public var description: String {
    switch self {
    case .repeatedRow(let id, let first, let again):
      "Row identity \(id) is repeated: first at \(first), again at \(again). Both rows are shown; "
        + "give each row an identity of its own, for example with .id(…)."
    case .repeatedSection(let id, let first, let again):
      "Section identity \(id) is repeated: first at \(first), again at \(again). Both sections are "
        + "shown; give each section an identity of its own."
    case .unknownRow(let id):
      "There is no row \(id). Nothing was done; look the row up again after the data changed."
    case .unknownSection(let id):
      "There is no section \(id). Nothing was done; sections are found by the identity that they "
        + "were declared with."
    case .indexOutOfRange(let position, let section, let count):
      "Place \(position) is outside section \(section), which has \(count) rows. The nearest place was "
        + "taken."
    case .sectionIndexOutOfRange(let position, let section, let count):
      "Place \(position) for section \(section) is outside the table, which has \(count) other "
        + "sections. The nearest place was taken."
    case .unhandledEvent(let event, let row):
      "\(event) from row \(row) was not handled. Attach a handler to the row, its section, the "
        + "table or the screen."
    case .staleEvent(let event, let row):
      "\(event) came from row \(row), which is gone or no longer shown by that cell. It was dropped."
    case .handlerFailed(let event, let row, let error):
      "A handler of \(event) from row \(row) failed: \(error). The event ended there; catch the error "
        + "in the handler to go on."
    case .eventLoop(let event, let row):
      "\(event) from row \(row) was raised by the handler of another event, that by another, and so on "
        + "\(Table.hopLimit) times. It was dropped; look for handlers that raise one another's events."
    case .unmappedModel(let type):
      "There is no row for models of type \(type). A notice is shown in the place of each; map the type, "
        + "a class above it or a protocol: mapping.map(\(type).self) { … }."
    case .notSelectable(let row):
      "Row \(row) was not selected: the table's selection mode is none. Set table.selectionMode first."
    case .notShownAgain(let row):
      "Row \(row) was set, but nothing was shown again, so it looks as before. Show the table where its "
        + "values change, for example table.on(ControlChange.self) { _, _ in show() }."
    case .illegalBatch(let violations):
      "A batch breaks the rules \(violations.map(\.description).joined(separator: "; ")). The table "
        + "was reloaded instead. This is a mistake of Tableware's: please report it."
    case .backendReplaced:
      "Another back end was attached to a table that already had one. The new one took over; detach "
        + "the old one first."
    case .treeCycle(let node, let parent):
      "Node \(node) stands under \(parent), which is itself or stands under it. It was left out there; "
        + "give the loader of children a tree without cycles."
    case .answeredTwice(let what):
      "The request for \(what) was answered twice. The second answer was dropped; call the completion "
        + "once."
    case .screenLeaked(let screen):
      "\(screen) is still in memory a turn after it was removed. Look for an object outside of the screen "
        + "that holds it, such as a task, a notification observer or a closure of a model; closures in "
        + "its sections and context are released already."
    case .workBeforeShowing(let call):
      "context.\(call) was called before the screen was shown. Nothing was started; call it in appear() "
        + "or later."
    case .editOfDeclaredSections(let identity):
      "\(identity) was edited in a table whose sections are declared by a screen. The next evaluation of "
        + "the sections replaces the edit; change the state of the screen instead."
    case .content(let problem, let row): "Row \(row): \(problem)"
    case .surface(let problem): problem.description
    }
  }
}
