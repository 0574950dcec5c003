#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// Loads the pictures of a back end's rows, and shows each in the current cell of its row.
@MainActor
final class RowImages {
  /// The loader of the app; `nil` loads nothing.
  var loader: (any ImageLoader)? { didSet { requests.removeAll() } }

  private unowned let backend: TableViewBackend
  private var cells: [ObjectIdentifier: (address: String, ticket: Int)] = [:]
  private var prefetched: [Identity: Int] = [:]
  private(set) lazy var requests = ImageRequests<UIImage> { [weak self] address, done in
    self?.fetch(address, done) ?? {}
  }

  init(_ backend: TableViewBackend) {
    self.backend = backend
    backend.cells.onRelease = { [weak self] cell in self?.cancel(cell) }
    backend.headers.onRelease = backend.cells.onRelease
  }

  /// Returns the picture of a row if it is loaded. If not, the cell receives it later if identity
  /// and content still require that picture.
  func picture(for cell: ContentCell, _ bound: BoundRow) -> UIImage? {
    let address = bound.content.image?.address
    if let known = cells[ObjectIdentifier(cell)], known.address != address { cancel(cell) }
    guard loader != nil, let address else { return nil }
    if let picture = requests.value(of: address) { return picture }
    guard cells[ObjectIdentifier(cell)] == nil else { return nil }
    let identity = bound.identity
    var isLater = false
    let ticket = requests.want(address) { [weak self, weak cell] picture in
      guard isLater, let self, let cell else { return }
      self.cells[ObjectIdentifier(cell)] = nil
      self.deliver(picture, of: address, to: cell, identity)
    }
    isLater = true
    cells[ObjectIdentifier(cell)] = (address, ticket)
    return nil
  }

  /// Loads the pictures of rows that will appear soon.
  func prefetch(_ paths: [IndexPath]) {
    guard loader != nil else { return }
    for path in paths {
      let path = RowPath(path)
      guard backend.snapshot.contains(path), let row = backend.snapshot[path],
        let address = row.content.image?.address, requests.value(of: address) == nil,
        prefetched[row.id] == nil
      else { continue }
      prefetched[row.id] = requests.want(address, isPrefetch: true) { [weak self] _ in
        self?.prefetched[row.id] = nil
      }
    }
  }

  /// Cancels the pictures of rows that will not appear after all.
  func cancelPrefetch(_ paths: [IndexPath]) {
    for path in paths where backend.snapshot.contains(RowPath(path)) {
      let identity = backend.snapshot.rowID(at: RowPath(path))
      if let ticket = prefetched.removeValue(forKey: identity) { requests.cancel(ticket) }
    }
  }

  private func cancel(_ cell: UITableViewCell) {
    guard let known = cells.removeValue(forKey: ObjectIdentifier(cell)) else { return }
    requests.cancel(known.ticket)
  }

  private func deliver(
    _ picture: UIImage?, of address: String, to cell: ContentCell, _ identity: Identity
  ) {
    guard let row = cell.binding?.row, row.identity == identity,
      row.content.image?.address == address
    else { return }
    if let picture {
      cell.show(picture, of: row.presentation)
    } else {
      backend.table.reportContent(.imageFailed(address), row: identity)
    }
  }

  private func fetch(
    _ address: String,
    _ done: @escaping (Result<(value: UIImage, cost: Int), any Error>) -> Void
  ) -> (() -> Void) {
    guard let loader else { return {} }
    let task = Task { @MainActor in
      do {
        let bytes = try await loader.bytes(of: address)
        guard bytes.count <= RowImage.byteLimit, ImageType(of: bytes) != nil,
          let picture = await UIImage.decoded(bytes)
        else { throw ImageLoadError.notAPicture(byteCount: bytes.count) }
        done(.success((picture, bytes.count * 8)))
      } catch {
        done(.failure(error))
      }
    }
    return { task.cancel() }
  }
}
#endif
