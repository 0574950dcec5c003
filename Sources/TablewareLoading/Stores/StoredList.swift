import Observation
import Tableware

/// A list that a store owns and publishes as changes: Core Data, Realm, a database observer, or a
/// server that sends differences.
///
/// ```swift
/// final class TasksScreen: Screen {
///   let context = ScreenContext()
///   let title = "Tasks"
///   private let tasks: StoredList<Task>
///
///   init(_ store: TaskStore) {
///     tasks = StoredList(elements: store.contents)
///     store.onChange = { [tasks] changes in tasks.apply(changes) }
///   }
///
///   var sections: [Section] {
///     ForEach(tasks.sections) { section in
///       Section(section.id, header: section.id) {
///         ForEach(section.elements) { TaskRow(task: $0) }
///       }
///     }
///   }
/// }
/// ```
///
/// The list is the truth and the changes only lead from one state of it to the next: the table
/// compares the states by identity, so no sequence of changes can make a table view crash. Stores
/// contradict themselves in well-known ways, and each has one result:
///
/// | reported | result |
/// | --- | --- |
/// | a move to the same position | an update |
/// | an update and a move of one element | a move with the new content |
/// | an insertion of an element or a section that was not removed | a move |
/// | a removal and an insertion of one element | a move |
/// | an update of an element that is also removed | a removal |
/// | a move out of a removed section, or into an inserted one | a move |
/// | one removal reported twice | one removal |
/// | positions out of range | a ``StoreProblem``, and the nearest position |
///
/// The list is observable: a screen whose `Screen.sections` read it is evaluated again
/// after each change. Elements may be objects that the store changes in place; the visible rows
/// show their new content after ``apply(_:)``.
///
/// A store that knows its whole contents after a change, as a fetched results controller does, can
/// use ``replace(with:)`` and needs no changes at all.
public final class StoredList<Element>: Observable {
  private var state: StoreState<Element>
  private let registrar = ObservationRegistrar()

  /// Creates a list of sections whose elements have identities of their own.
  ///
  /// - Parameter sections: the contents of the store.
  public convenience init(_ sections: [StoredSection<Element>] = [])
  where Element: Identifiable, Element.ID: Sendable {
    self.init(sections) { $0.id }
  }

  /// Creates a list without sections, whose elements have identities of their own.
  ///
  /// - Parameter elements: the contents of the store.
  public convenience init(elements: [Element])
  where Element: Identifiable, Element.ID: Sendable {
    self.init([StoredSection("", elements)])
  }

  /// Creates a list of contents with identities that a function returns.
  ///
  /// - Parameters:
  ///   - sections: the contents of the store.
  ///   - id: returns the identity of an element, such as the object ID of a managed object.
  public init(
    _ sections: [StoredSection<Element>], id: @escaping (Element) -> some Hashable & Sendable
  ) {
    state = StoreState(sections) { Identity(id($0)) }
  }

  /// The contents, in the order of the store.
  public var sections: [StoredSection<Element>] {
    registrar.access(self, keyPath: \.sections)
    return state.sections
  }

  /// The elements of all sections, in the order of the store.
  ///
  /// - Complexity: O(1) for a list without sections, otherwise O(n).
  public var elements: [Element] {
    let sections = sections
    return sections.count == 1 ? sections[0].elements : sections.flatMap(\.elements)
  }

  /// Replaces the contents by those that the store has now.
  ///
  /// - Parameter sections: the contents of the store.
  public func replace(with sections: [StoredSection<Element>]) {
    registrar.withMutation(of: self, keyPath: \.sections) { state.replace(with: sections) }
  }

  /// Applies one batch of changes: all that the store reports between two of its states.
  ///
  /// - Parameter changes: the changes, in any order. No changes at all still show the content of
  ///   elements that the store changed in place.
  /// - Returns: the changes that do not fit the contents; see ``StoreProblem``. Debug builds also
  ///   write them to the log.
  /// - Complexity: O(k log k) for k changes, plus a copy of the elements of each section that
  ///   changes; O(n) once for the first insertion, and for elements that are not where the store
  ///   reports them.
  @discardableResult
  public func apply(_ changes: [StoreChange<Element>]) -> [StoreProblem] {
    let problems = registrar.withMutation(of: self, keyPath: \.sections) { state.apply(changes) }
    for problem in problems { DeveloperLog.add(problem.description) }
    return problems
  }
}
