#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// A dragged row of this app, as the local object of its drag item. A drag may outlast the row.
@MainActor
final class LocalDrag: NSObject {
  /// The back end of the table in which the drag began.
  weak var backend: TableViewBackend?
  /// The identity of the row.
  let row: Identity
  /// The data of the row; `nil` for one that can only be moved in its table.
  let item: DragItem?

  init(_ row: Identity, _ item: DragItem?, in backend: TableViewBackend) {
    self.row = row
    self.item = item
    self.backend = backend
  }
}

extension UIDragItem {
  /// Creates an item for a dragged row.
  convenience init(_ drag: LocalDrag) {
    let provider = NSItemProvider()
    if let text = drag.item?.text {
      provider.registerObject(NSString(string: text), visibility: .all)
    }
    for (type, bytes) in (drag.item?.data ?? [:]).sorted(by: { $0.key < $1.key }) {
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { load in
        load(Data(bytes), nil)
        return nil
      }
    }
    self.init(itemProvider: provider)
    localObject = drag
  }

  /// The dragged row; `nil` for an item that is not from a table of this app.
  var drag: LocalDrag? { localObject as? LocalDrag }

  /// What the item offers, before it is loaded.
  var offer: DragOffer? {
    if let drag { return drag.item.map(DragOffer.init) }
    return DragOffer(
      hasText: itemProvider.canLoadObject(ofClass: NSString.self),
      hasType: itemProvider.hasItemConformingToTypeIdentifier)
  }
}

/// Loads the items of a drop. The loads have to begin during the drop; the data arrives later, on
/// any thread.
@MainActor
final class DropLoader {
  private var texts: [Int: String] = [:]
  private var data: [Int: [String: [UInt8]]] = [:]
  private var error: (any Error)?
  private var pending = 1
  private let items: [UIDragItem]
  private let done: ([DragItem], (any Error)?) -> Void

  /// - Parameter done: receives the items that have any data, in their order, and an error of a
  ///   load; called at once if all items are from this app.
  init(_ items: [UIDragItem], done: @escaping ([DragItem], (any Error)?) -> Void) {
    self.items = items
    self.done = done
  }

  /// Begins to load the text of the items, and the bytes of some types.
  func load(_ types: [String]) {
    for (index, item) in items.enumerated() where item.drag == nil {
      let provider = item.itemProvider
      if provider.canLoadObject(ofClass: NSString.self) {
        pending += 1
        _ = provider.loadObject(ofClass: NSString.self) { object, error in
          let text = (object as? NSString).map { "\($0)" }
          Turn.afterThisFromAnyThread { self.arrived(error) { $0.texts[index] = text } }
        }
      }
      for type in types where provider.hasItemConformingToTypeIdentifier(type) {
        pending += 1
        _ = provider.loadDataRepresentation(forTypeIdentifier: type) { bytes, error in
          let bytes = bytes.map { [UInt8]($0) }
          Turn.afterThisFromAnyThread {
            self.arrived(error) { $0.data[index, default: [:]][type] = bytes }
          }
        }
      }
    }
    arrived(nil) { _ in }
  }

  private func arrived(_ error: (any Error)?, _ keep: (DropLoader) -> Void) {
    keep(self)
    self.error = self.error ?? error
    pending -= 1
    guard pending == 0 else { return }
    done(items.indices.compactMap(loaded), self.error)
  }

  private func loaded(_ index: Int) -> DragItem? {
    if let drag = items[index].drag { return drag.item }
    guard texts[index] != nil || data[index] != nil else { return nil }
    return DragItem(text: texts[index], data: data[index] ?? [:])
  }
}
#endif
