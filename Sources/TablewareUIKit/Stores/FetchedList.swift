#if canImport(UIKit) || os(Linux)
#if canImport(CoreData)
import CoreData
import Tableware
import TablewareLoading

/// A list of the managed objects that a fetched results controller finds.
///
/// ```swift
/// final class TasksScreen: Screen {
///   let context = ScreenContext()
///   let title = "Tasks"
///   private let tasks: FetchedList<TaskObject>
///
///   init(_ controller: NSFetchedResultsController<TaskObject>) {
///     tasks = FetchedList(controller)
///   }
///
///   var sections: [Section] {
///     ForEach(tasks.list.sections) { section in
///       Section(section.id, header: section.id) {
///         ForEach(section.elements, id: \.objectID) { TextRow($0.name) }
///       }
///     }
///   }
/// }
/// ```
///
/// The controller decides what is in the list and in which order. Its reports about single rows and
/// sections are not needed, so neither their contradictions nor their order matter: after each
/// change the table compares the contents by object ID, and rows that stay show the new values of
/// their objects.
@MainActor
public final class FetchedList<Object: NSManagedObject>: NSObject,
  @preconcurrency NSFetchedResultsControllerDelegate
{
  /// The objects, in the sections and the order of the controller. A screen that reads them is
  /// evaluated again after each change.
  public let list: StoredList<Object>
  private let controller: NSFetchedResultsController<Object>

  /// Shows what a controller fetched, and follows its changes.
  ///
  /// - Parameter controller: the controller, whose context is that of the main queue. Call
  ///   `performFetch()` before; without it the list is empty, and never changes. Its delegate is
  ///   replaced.
  public init(_ controller: NSFetchedResultsController<Object>) {
    self.controller = controller
    list = StoredList(Self.contents(of: controller)) { $0.objectID }
    super.init()
    controller.delegate = self
  }

  /// Shows what the controller has now. Core Data calls it after each change.
  ///
  /// - Parameter controller: the controller that changed, which is always the one of the list.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    list.replace(with: Self.contents(of: self.controller))
  }

  private static func contents(
    of controller: NSFetchedResultsController<Object>
  ) -> [StoredSection<Object>] {
    (controller.sections ?? []).map { section in
      StoredSection(section.name, section.objects as? [Object] ?? [])
    }
  }
}
#endif
#endif
