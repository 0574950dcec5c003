/// The changes of the rows of a list that are on screen or near it.
package struct DisplayChanges {
  /// The rows that appeared.
  package var appeared: [Identity] = []
  /// The rows that disappeared, some of which may not exist anymore.
  package var disappeared: [Identity] = []
  /// The rows that may appear soon.
  package var prefetched: [Identity] = []
  /// The rows that will not appear soon after all.
  package var canceled: [Identity] = []

  package init(appeared: [Identity] = [], prefetched: [Identity] = [], canceled: [Identity] = []) {
    (self.appeared, self.prefetched, self.canceled) = (appeared, prefetched, canceled)
  }
}

/// Observes which rows of a list are on screen or near it, for rows that are loaded on demand.
///
/// A list with a million rows has no handlers of events in its rows: an event for each of them
/// would cost a delivery up the chain and a new evaluation of the sections. An observer receives
/// all changes of a frame at once, after the frame is presented. Each declaration of a list has an
/// observer of its own: the rows that disappear belong to the one that showed them.
@usableFromInline
package final class DisplayObserver {
  private let receive: (DisplayChanges) -> Void

  /// - Parameter receive: receives the changes of each frame that has any. It retains no table.
  package init(_ receive: @escaping (DisplayChanges) -> Void) { self.receive = receive }

  /// Notifies the owner of the list.
  package func update(_ changes: DisplayChanges) { receive(changes) }
}
