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

  /// Waits for a time; for tests.
  var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  private unowned let backend: TableViewBackend
  /// The tickets of the pictures that a cell waits for, by their addresses.
  private var cells: [ObjectIdentifier: [String: Int]] = [:]
  /// The tickets of the pictures of rows that will appear soon, by their addresses.
  private var prefetched: [Identity: [String: Int]] = [:]
  private(set) lazy var requests = ImageRequests<UIImage> { [weak self] address, done in
    self?.fetch(address, done) ?? {}
  }

  init(_ backend: TableViewBackend) {
    self.backend = backend
    backend.cells.onRelease = { [weak self] cell in self?.cancel(cell) }
    backend.headers.onRelease = backend.cells.onRelease
  }

  /// Returns the pictures of a row that are loaded, by their addresses. The cell receives each
  /// other one later if identity and content still require it.
  func pictures(for cell: ContentCell, _ bound: BoundRow) -> [String: UIImage] {
    let addresses = bound.content.imageAddresses
    cancel(cell, except: addresses)
    guard loader != nil else { return [:] }
    var pictures: [String: UIImage] = [:]
    for address in addresses {
      if let picture = requests.value(of: address) {
        pictures[address] = picture
      } else if cells[ObjectIdentifier(cell)]?[address] == nil {
        load(address, for: cell, bound.identity)
      }
    }
    return pictures
  }

  private func load(_ address: String, for cell: ContentCell, _ identity: Identity) {
    var isLater = false
    let ticket = requests.want(address) { [weak self, weak cell] picture in
      guard isLater, let self, let cell else { return }
      self.cells[ObjectIdentifier(cell)]?[address] = nil
      self.deliver(picture, of: address, to: cell, identity)
    }
    isLater = true
    cells[ObjectIdentifier(cell), default: [:]][address] = ticket
  }

  /// Loads the pictures of a row that will appear soon.
  func prefetch(_ row: AnyRow) {
    guard loader != nil else { return }
    for address in row.content.imageAddresses
    where requests.value(of: address) == nil && prefetched[row.id]?[address] == nil {
      prefetched[row.id, default: [:]][address] = requests.want(address, isPrefetch: true) {
        [weak self] _ in self?.endPrefetch(of: address, for: row.id)
      }
    }
  }

  private func endPrefetch(of address: String, for row: Identity) {
    prefetched[row]?[address] = nil
    if prefetched[row]?.isEmpty == true { prefetched[row] = nil }
  }

  /// Cancels the pictures of a row that will not appear after all.
  func cancelPrefetch(_ row: Identity) {
    prefetched.removeValue(forKey: row)?.values.forEach(requests.cancel)
  }

  private func cancel(_ cell: UITableViewCell, except needed: [String] = []) {
    guard let known = cells[ObjectIdentifier(cell)] else { return }
    for (address, ticket) in known where !needed.contains(address) {
      cells[ObjectIdentifier(cell)]?[address] = nil
      requests.cancel(ticket)
    }
    if needed.isEmpty { cells[ObjectIdentifier(cell)] = nil }
  }

  private func deliver(
    _ picture: UIImage?, of address: String, to cell: ContentCell, _ identity: Identity
  ) {
    guard let row = cell.binding?.row, row.identity == identity,
      row.content.imageAddresses.contains(address)
    else { return }
    if let picture {
      cell.show(picture, of: address, in: row.presentation)
    } else {
      backend.table.reportContent(.imageFailed(address), row: identity)
    }
  }

  private func fetch(
    _ address: String,
    _ done: @escaping (Result<(value: UIImage, cost: Int), any Error>) -> Void
  ) -> (() -> Void) {
    guard let loader = loader.map({ TimedImageLoader($0, sleep: sleep) }) else { return {} }
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
