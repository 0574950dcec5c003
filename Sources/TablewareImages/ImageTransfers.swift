import Foundation
import Synchronization
import Tableware
import TablewareHosting

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The requests in progress of a `URLSession`, whose delegate this is. Redirections are returned
/// instead of followed, and of an answer no more bytes are kept than a picture may have.
final class ImageTransfers: NSObject, URLSessionDataDelegate {
  typealias Answer = (bytes: [UInt8], head: URLResponse?)

  private struct Transfer {
    let waiter: CheckedContinuation<Answer, any Error>
    var bytes: [UInt8] = []
    var isTooLarge: Bool { bytes.count > RowImage.byteLimit }
  }

  /// The transfers by the identifiers of their tasks.
  private let transfers = Mutex<[Int: Transfer]>([:])

  /// Sends a request, and returns its answer.
  ///
  /// - Parameter session: the session whose delegate this is.
  /// - Returns: the bytes and the head of the answer. Of more than `RowImage.byteLimit` bytes,
  ///   those that arrived until then.
  /// - Throws: `URLError`, or a `CancellationError` as soon as the task is canceled.
  func answer(to request: URLRequest, in session: URLSession) async throws -> Answer {
    try Task.checkCancellation()
    let task = session.dataTask(with: request)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        transfers.withLock { $0[task.taskIdentifier] = Transfer(waiter: waiter) }
        // The session keeps a task that is never resumed.
        task.resume()
        // If this was canceled before, there was no waiter then.
        if Task.isCancelled { abandon(task) }
      }
    } onCancel: {
      abandon(task)
    }
  }

  private func abandon(_ task: URLSessionTask) {
    let ended = transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    ended?.waiter.resume(throwing: CancellationError())
    Self.cancel(task)
  }

  /// Cancels a task, except on Linux: there, `cancel()` waits for the queue that ends tasks, which
  /// waits for the caller if that is canceling a Swift task (swift-corelibs-foundation, issue
  /// 5412), and a task that is canceled while it ends exits the process. Such a task continues
  /// until it ends by itself or by the time limit of the session.
  private static func cancel(_ task: URLSessionTask) {
    #if !canImport(FoundationNetworking)
    task.cancel()
    #endif
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let ended = transfers.withLock { transfers -> Transfer? in
      transfers[dataTask.taskIdentifier]?.bytes += data
      guard transfers[dataTask.taskIdentifier]?.isTooLarge == true else { return nil }
      return transfers.removeValue(forKey: dataTask.taskIdentifier)
    }
    guard let ended else { return }
    ended.waiter.resume(returning: (ended.bytes, dataTask.response))
    Self.cancel(dataTask)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let ended = transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    if let error {
      ended?.waiter.resume(throwing: error)
    } else if let ended {
      ended.waiter.resume(returning: (ended.bytes, task.response))
    }
  }
}
