/// The requests for pictures of rows: those in progress, those that wait, and the pictures that are
/// kept.
///
/// ```
///  want ──▶ kept? ──▶ deliver
///            │ no
///            ▼
///          under way? ──▶ one more waits for the same request
///            │ no
///            ▼
///          queue, newest first, visible before prefetched ──▶ at most `limit` requests ──▶ deliver
/// ```
///
/// It uses no clock, no network and no thread: `fetch` starts a request and calls back on the
/// isolation of the caller, so a test decides when and how each request ends.
package final class ImageRequests<Value> {
  /// Starts a request, and returns a closure that cancels it.
  package typealias Fetch = (
    _ address: String, _ done: @escaping (Result<(value: Value, cost: Int), any Error>) -> Void
  ) -> (() -> Void)

  /// Identifies a caller that waits for a picture.
  package typealias Ticket = Int

  /// The number of operations so far.
  package struct Statistics: Hashable, Sendable {
    package var started = 0
    package var retried = 0
    package var canceled = 0
    package var failed = 0
    package var delivered = 0
    package var mostAtOnce = 0
    package var highestCost = 0

    package init() {}
  }

  private struct Request {
    var waiting: [(ticket: Ticket, deliver: (Value?) -> Void)]
    var isPrefetch: Bool
    var attempts = 0
    /// Cancels the request if it is in progress.
    var cancel: (() -> Void)?
    var number = 0
  }

  private struct Kept {
    var value: Value
    var cost: Int
    var lastUse: Int
  }

  package private(set) var statistics = Statistics()
  /// The sum of the costs of all kept pictures.
  package private(set) var cost = 0
  private let limit: Int
  private let costLimit: Int
  private let fetch: Fetch
  private var requests: [String: Request] = [:]
  private var queue: [String] = []
  private var running = 0
  private var addresses: [Ticket: String] = [:]
  private var kept: [String: Kept] = [:]
  private var uses = 0
  private var lastTicket = 0
  private var lastNumber = 0

  /// - Parameters:
  ///   - limit: the largest number of requests at once.
  ///   - costLimit: the largest sum of costs that is kept, such as bytes.
  package init(limit: Int = 6, costLimit: Int = 64 << 20, fetch: @escaping Fetch) {
    self.limit = max(1, limit)
    self.costLimit = costLimit
    self.fetch = fetch
  }

  /// Returns the kept picture of an address.
  package func value(of address: String) -> Value? {
    guard let found = kept[address] else { return nil }
    uses += 1
    kept[address]?.lastUse = uses
    return found.value
  }

  /// Requests a picture that is not kept.
  ///
  /// - Parameter deliver: called once, with `nil` if the picture cannot be loaded; never called
  ///   after the ticket was canceled.
  @discardableResult
  package func want(
    _ address: String, isPrefetch: Bool = false, deliver: @escaping (Value?) -> Void
  ) -> Ticket {
    lastTicket += 1
    let ticket = lastTicket
    if let value = value(of: address) {
      statistics.delivered += 1
      deliver(value)
      return ticket
    }
    addresses[ticket] = address
    var request = requests[address] ?? Request(waiting: [], isPrefetch: isPrefetch)
    request.waiting.append((ticket, deliver))
    request.isPrefetch = request.isPrefetch && isPrefetch
    requests[address] = request
    if request.cancel == nil {
      // The newest request is for the rows that the user sees now.
      queue.removeAll { $0 == address }
      queue.append(address)
    }
    startNext()
    return ticket
  }

  /// Ends a caller's wait for a picture. A request without any callers is canceled.
  package func cancel(_ ticket: Ticket) {
    guard let address = addresses.removeValue(forKey: ticket), var request = requests[address]
    else { return }
    request.waiting.removeAll { $0.ticket == ticket }
    guard request.waiting.isEmpty else { return requests[address] = request }
    requests[address] = nil
    queue.removeAll { $0 == address }
    statistics.canceled += 1
    if let cancel = request.cancel {
      running -= 1
      cancel()
    }
    startNext()
  }

  /// Removes all kept pictures, as in a shortage of memory.
  package func removeAll() {
    kept = [:]
    cost = 0
  }

  private func startNext() {
    while running < limit,
      let index = queue.lastIndex(where: { requests[$0]?.isPrefetch == false })
        ?? queue.indices.last
    {
      let address = queue.remove(at: index)
      guard var request = requests[address], request.cancel == nil else { continue }
      lastNumber += 1
      let number = lastNumber
      running += 1
      request.attempts += 1
      request.number = number
      request.cancel = {}
      requests[address] = request
      statistics.started += 1
      statistics.mostAtOnce = max(statistics.mostAtOnce, running)
      let cancel = fetch(address) { [weak self] result in
        self?.finish(address, number, result)
      }
      // It may have ended already.
      if requests[address]?.number == number { requests[address]?.cancel = cancel }
    }
  }

  private func finish(
    _ address: String, _ number: Int, _ result: Result<(value: Value, cost: Int), any Error>
  ) {
    // A request that was canceled or replaced has no effect.
    guard var request = requests[address], request.number == number, request.cancel != nil else {
      return
    }
    running -= 1
    request.cancel = nil
    if case .failure(let error) = result, request.attempts < 2, !Self.isTimeout(error) {
      statistics.retried += 1
      requests[address] = request
      queue.append(address)
      return startNext()
    }
    requests[address] = nil
    var value: Value?
    switch result {
    case .success(let loaded):
      value = loaded.value
      keep(loaded.value, loaded.cost, of: address)
    case .failure: statistics.failed += 1
    }
    for (ticket, deliver) in request.waiting {
      addresses[ticket] = nil
      statistics.delivered += 1
      deliver(value)
    }
    startNext()
  }

  /// Whether a request took too long. It is not repeated: others would wait twice as long.
  private static func isTimeout(_ error: any Error) -> Bool {
    if case ImageLoadError.timedOut = error { true } else { false }
  }

  /// Keeps a picture, instead of those that were not used for the longest time.
  ///
  /// - Complexity: O(kept pictures) for each one that is removed.
  private func keep(_ value: Value, _ cost: Int, of address: String) {
    let cost = max(1, cost)
    guard cost <= costLimit else { return }
    while self.cost + cost > costLimit,
      let oldest = kept.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      self.cost -= oldest.value.cost
      kept[oldest.key] = nil
    }
    uses += 1
    kept[address] = Kept(value: value, cost: cost, lastUse: uses)
    self.cost += cost
    statistics.highestCost = max(statistics.highestCost, self.cost)
  }
}
