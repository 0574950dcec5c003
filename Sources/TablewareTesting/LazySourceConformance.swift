import Tableware
import TablewareLoading

/// Checks that a source of a lazy list satisfies the requirements of `LazySource`, with seeded
/// requests.
///
/// ```swift
/// let failures = await LazySourceConformance.failures(
///   of: OrdersSource(client), rows: client.orders.map(\.id), seed: 7)
/// #expect(failures == [])
/// ```
///
/// Use it for a source of your own, while its data does not change. What it requires:
///
/// - an answer has consecutive rows in the order of the source, each once;
/// - a request inside of the list gets all its rows, and at the end those that are left;
/// - the anchor has precedence over the position;
/// - the total is at least the end of the window, and all rows can be reached from the first and
///   from the last;
/// - requests at the same time get the same answers, and a canceled one ends.
public enum LazySourceConformance {
  /// Runs the checks on a source.
  ///
  /// - Parameters:
  ///   - source: the source, which is not changed meanwhile.
  ///   - rows: the identities of all rows in the order of the source.
  ///   - isExact: whether positions and totals are exact and not estimates.
  ///   - seed: determines the requests; the same seed makes the same ones.
  ///   - requests: the number of random requests.
  /// - Returns: one sentence for each violated requirement, with its request; empty if there are
  ///   none.
  public static func failures<Source: LazySource>(
    of source: Source, rows: [Source.Element.ID], isExact: Bool = true, seed: UInt64,
    requests: Int = 200
  ) async -> [String] {
    let check = LazyWindowCheck<Source>(rows: rows, isExact: isExact)
    var failures: [String] = []
    var random = SeededGenerator(seed: seed)
    var all = check.walk(from: .first) + check.walk(from: .last)
    all += (0..<max(0, requests)).map { _ in check.request(using: &random) }
    for request in all {
      do {
        failures += check.failures(of: try await source.load(request), request)
      } catch {
        failures.append("\(request): \(error)")
      }
    }
    failures += await together(Array(all.suffix(8)), source, check)
    let canceled = Task { _ = try await source.load(LazyRequest(position: 0, count: 10)) }
    canceled.cancel()
    // Either end is right, and the next request is answered.
    _ = await canceled.result
    if (try? await source.load(LazyRequest(position: 0, count: 1))) == nil {
      failures.append("No answer after a canceled request")
    }
    return failures
  }

  /// The failures of requests that run at the same time.
  private static func together<Source: LazySource>(
    _ requests: [LazyRequest<Source.Element.ID>], _ source: Source,
    _ check: LazyWindowCheck<Source>
  ) async -> [String] {
    await withTaskGroup(of: [String].self) { group in
      for request in requests {
        group.addTask {
          do {
            return check.failures(of: try await source.load(request), request)
          } catch {
            return ["\(request), beside others: \(error)"]
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }
}

/// The rows of a source, and whether a window agrees with them.
private struct LazyWindowCheck<Source: LazySource>: Sendable {
  typealias Request = LazyRequest<Source.Element.ID>
  enum End { case first, last }

  let rows: [Source.Element.ID]
  let isExact: Bool
  private let positions: [Source.Element.ID: Int]

  init(rows: [Source.Element.ID], isExact: Bool) {
    (self.rows, self.isExact) = (rows, isExact)
    positions = Dictionary(zip(rows, rows.indices), uniquingKeysWith: { first, _ in first })
  }

  /// Requests that walk over the first thousand rows by an anchor, from one end.
  func walk(from end: End) -> [Request] {
    let size = 30
    let steps = stride(from: size, to: min(rows.count, 1_000), by: size)
    switch end {
    case .first:
      return [Request(position: 0, count: size)]
        + steps.map {
          Request(position: $0, count: size, anchor: .init(id: rows[$0 - 1], distance: 1))
        }
    case .last:
      return steps.map { step in
        let anchor = rows.count - step
        let count = min(size, anchor)
        return Request(
          position: anchor - count, count: max(1, count),
          anchor: .init(id: rows[anchor], distance: -count))
      }
    }
  }

  /// A random request, some of which are outside of the list.
  func request(using random: inout SeededGenerator) -> Request {
    let position = Int.random(in: 0...rows.count + 10, using: &random)
    var request = Request(position: position, count: Int.random(in: 1...60, using: &random))
    guard !rows.isEmpty, Int.random(in: 0..<3, using: &random) > 0 else { return request }
    let anchor = Int.random(in: rows.indices, using: &random)
    let distance = Int.random(in: -70...70, using: &random)
    request.anchor = .init(id: rows[anchor], distance: distance)
    // The position is what the list knows, perhaps from before a change.
    request.position = max(0, anchor + distance + Int.random(in: -3...3, using: &random))
    return request
  }

  func failures(of window: LazyWindow<Source.Element>, _ request: Request) -> [String] {
    var failures: [String] = []
    func report(_ sentence: String) { failures.append("\(request): \(sentence)") }
    if window.total < window.position + window.rows.count {
      report("the total \(window.total) is before the end of the window")
    }
    if isExact, window.total != rows.count {
      report("the total is \(window.total), and there are \(rows.count) rows")
    }
    let start = request.anchor.map { (positions[$0.id] ?? 0) + $0.distance } ?? request.position
    let isInside = rows.indices.contains(start)
    guard let first = window.rows.first else {
      if isInside { report("no rows") }
      return failures
    }
    guard let found = positions[first.id] else {
      report("the row \(first.id) does not exist")
      return failures
    }
    let expected = rows[found..<min(rows.count, found + window.rows.count)]
    if !window.rows.map(\.id).elementsEqual(expected) {
      report("the rows from \(first.id) on are not consecutive, or not in the order")
    }
    if isExact, window.position != found {
      report("the position is \(window.position) for the row at \(found)")
    }
    guard isInside, isExact || request.anchor != nil else { return failures }
    if found != start { report("the window begins with the row at \(found), not at \(start)") }
    let count = min(request.count, rows.count - start)
    if window.rows.count < count { report("\(window.rows.count) rows and not \(count)") }
    return failures
  }
}
