import Synchronization
import TablewareLoading

/// A source that answers late, in another order than it was asked, or not at all: as a server at
/// the other end of a bad connection does.
///
/// ```swift
/// let source = UnreliableSource(orders, seed: 7)
/// let list = LazyList(source, context: context)
/// list.load()
/// source.answerOne()
/// ```
///
/// Each answer waits until the test lets one of them through, by chance but the same for a seed.
/// Some answers fail, some are as old as their request, and some arrive although the request was
/// canceled.
public final class UnreliableSource<Base: LazySource>: LazySource {
  /// A request that failed by chance.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    /// A sentence for the user of the list.
    public let description = "The server did not answer."
  }

  private typealias Waiter = CheckedContinuation<Void, Never>

  private struct State {
    var random: SeededGenerator
    var isReliable = false
    var waiting: [(id: Int, waiter: Waiter)] = []
    var canceled: Set<Int> = []
    /// The tests that wait for a request.
    var observers: [Waiter] = []
    var nextID = 0
  }

  private let base: Base
  private let failureShare: Double
  private let state: Mutex<State>

  /// Creates a source whose answers wait.
  ///
  /// - Parameters:
  ///   - base: the source of the answers.
  ///   - seed: determines the faults.
  ///   - failureShare: the share of requests that fail, from 0 to 1; other values are limited to
  ///     that range.
  public init(_ base: Base, seed: UInt64, failureShare: Double = 0.25) {
    self.base = base
    self.failureShare = failureShare.isNaN ? 0 : min(1, max(0, failureShare))
    state = Mutex(State(random: SeededGenerator(seed: seed)))
  }

  /// The number of requests whose answers wait.
  public var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Whether requests are answered at once and never fail. If it is set to `true`, all answers that
  /// wait are let through.
  public var isReliable: Bool {
    get { state.withLock(\.isReliable) }
    set {
      let waiters: [Waiter] = state.withLock { state in
        state.isReliable = newValue
        guard newValue else { return [] }
        defer { (state.waiting, state.observers) = ([], []) }
        return state.waiting.map(\.waiter) + state.observers
      }
      for waiter in waiters { waiter.resume() }
    }
  }

  /// Waits until at least one answer waits. Returns at once while ``isReliable`` is set.
  public func requested() async {
    await withCheckedContinuation { observer in
      let isNow = state.withLock { state in
        if state.isReliable || !state.waiting.isEmpty { return true }
        state.observers.append(observer)
        return false
      }
      if isNow { observer.resume() }
    }
  }

  /// Lets one of the waiting answers through, chosen by chance.
  ///
  /// - Returns: `false` if no answer waits.
  @discardableResult
  public func answerOne() -> Bool {
    let waiter = state.withLock { state -> Waiter? in
      guard !state.waiting.isEmpty else { return nil }
      let index = Int.random(in: 0..<state.waiting.count, using: &state.random)
      return state.waiting.remove(at: index).waiter
    }
    waiter?.resume()
    return waiter != nil
  }

  /// Returns the answer of the base, after it was let through.
  ///
  /// - Parameter request: the wanted rows.
  /// - Returns: the rows at the time of the request, or at that of the answer.
  /// - Throws: ``Failure``, or an error of the base.
  public func load(
    _ request: LazyRequest<Base.Element.ID>
  ) async throws -> LazyWindow<Base.Element> {
    let (id, isReliable, isOld, fails, stops) = state.withLock { state in
      state.nextID += 1
      let chance = Double.random(in: 0..<1, using: &state.random)
      return (
        state.nextID, state.isReliable, Bool.random(using: &state.random),
        chance < failureShare, Bool.random(using: &state.random)
      )
    }
    guard !isReliable else { return try await base.load(request) }
    let old = isOld ? try? await base.load(request) : nil
    await wait(id, stops: stops)
    if stops { try Task.checkCancellation() }
    if fails { throw Failure() }
    if let old { return old }
    return try await base.load(request)
  }

  /// Returns the changes of the base, which arrive at once.
  public func changes() -> AsyncStream<Void> { base.changes() }

  /// - Parameter stops: whether a cancellation ends the wait.
  private func wait(_ id: Int, stops: Bool) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        let resumed: [Waiter] = state.withLock { state in
          let isCanceled = state.canceled.remove(id) != nil
          if isCanceled || state.isReliable { return [waiter] }
          state.waiting.append((id, waiter))
          defer { state.observers = [] }
          return state.observers
        }
        for waiter in resumed { waiter.resume() }
      }
    } onCancel: {
      guard stops else { return }
      let waiter = state.withLock { state -> Waiter? in
        guard let index = state.waiting.firstIndex(where: { $0.id == id }) else {
          state.canceled.insert(id)
          return nil
        }
        return state.waiting.remove(at: index).waiter
      }
      waiter?.resume()
    }
  }
}
