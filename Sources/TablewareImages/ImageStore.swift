import Tableware
import TablewareHosting

/// The pictures of all sessions of a server: loads each address once, makes at most six requests at
/// a time, and keeps at most 64 MiB in memory.
package actor ImageStore {
  private let loader: TimedImageLoader
  private let costLimit: Int
  private var requests: ImageRequests<[UInt8]>?

  /// - Parameter sleep: waits for a time, and throws as soon as the task is canceled.
  package init(
    _ loader: any ImageLoader, costLimit: Int = 64 << 20,
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.loader = TimedImageLoader(loader, sleep: sleep)
    self.costLimit = costLimit
  }

  /// Returns the file of a picture; `nil` if it cannot be loaded or is not a picture.
  ///
  /// Canceling the task cancels its request for the picture.
  package func bytes(of address: String) async -> [UInt8]? {
    let requests = requests ?? makeRequests()
    self.requests = requests
    if let bytes = requests.value(of: address) { return bytes }
    let interest = Interest()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        interest.continuation = continuation
        interest.ticket = requests.want(address) { interest.end($0) }
        if Task.isCancelled { cancel(interest) }
      }
    } onCancel: {
      Task { await self.cancel(interest) }
    }
  }

  /// The number of requests so far.
  package var statistics: ImageRequests<[UInt8]>.Statistics {
    requests?.statistics ?? ImageRequests<[UInt8]>.Statistics()
  }

  private func cancel(_ interest: Interest) {
    if let ticket = interest.ticket { requests?.cancel(ticket) }
    interest.end(nil)
  }

  private func makeRequests() -> ImageRequests<[UInt8]> {
    ImageRequests(costLimit: costLimit) { [loader, weak self] address, done in
      let done = Callback(done)
      let task = Task {
        let result: Result<[UInt8], any Error>
        do {
          let bytes = try await loader.bytes(of: address)
          guard bytes.count <= RowImage.byteLimit, ImageType(of: bytes) != nil else {
            throw ImageLoadError.notAPicture(byteCount: bytes.count)
          }
          result = .success(bytes)
        } catch {
          result = .failure(error)
        }
        await self?.finish(result, done)
      }
      return { task.cancel() }
    }
  }

  private func finish(_ result: Result<[UInt8], any Error>, _ done: Callback) {
    done.call(result.map { ($0, $0.count) })
  }

  /// A closure that is passed through a task.
  private struct Callback: @unchecked Sendable {
    // Why unchecked: it is made and called on the actor, and not touched between.
    let call: (Result<(value: [UInt8], cost: Int), any Error>) -> Void
    init(_ call: @escaping (Result<(value: [UInt8], cost: Int), any Error>) -> Void) {
      self.call = call
    }
  }

  /// A task that waits for a picture.
  private final class Interest: @unchecked Sendable {
    // Why unchecked: only the actor uses it; the task that cancels passes it there.
    var ticket: Int?
    var continuation: CheckedContinuation<[UInt8]?, Never>?

    func end(_ bytes: [UInt8]?) {
      continuation?.resume(returning: bytes)
      continuation = nil
    }
  }
}
