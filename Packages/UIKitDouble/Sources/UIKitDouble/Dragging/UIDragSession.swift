import Foundation

/// One thing that is dragged.
@MainActor
open class UIDragItem: NSObject {
  /// The data for other apps.
  public let itemProvider: NSItemProvider
  /// Anything, for the app that the drag began in; other apps do not see it.
  open var localObject: Any?

  /// An item with data.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// What drags and drops have in common.
///
/// Checked against developer.apple.com/documentation/uikit/uidragdropsession.
@MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// Everything that is dragged.
  var items: [UIDragItem] { get }
  /// Whether the data may be moved and not only copied: never between apps.
  var allowsMoveOperation: Bool { get }
  /// Whether other apps do not see the drag.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether an item has data of one of these types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an item can become an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, for the view that it began in.
@MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Anything, for the app that the drag began in.
  var localContext: Any? { get set }
}

/// A drag, for the view that it is over.
@MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in this app.
  var localDragSession: (any UIDragSession)? { get }
}

extension UIDragDropSession {
  /// Whether an item has data of one of these types.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }

  /// Whether an item can become an object of a class.
  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// What a drop would do with the data.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: the drag ends as one outside of all views.
  case cancel
  /// Nothing, and a sign says so.
  case forbidden
  /// The data is copied.
  case copy
  /// The data moves; between apps it counts as `cancel`.
  case move
}
