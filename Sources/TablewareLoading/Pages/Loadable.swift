import Tableware

/// A value that is loaded, with the state of loading it. A pure state machine: it creates requests
/// and accepts answers, and the app does the work.
///
/// ```
///          begin              finish
///   idle ─────────▶ loading ──────────▶ idle with a value, or failed
///    ▲                 ▲                   │ begin, reload
///    │ reset           └───────────────────┘
/// ```
///
/// ```swift
/// private var songs = Loadable<[Song]>()
///
/// func appear() { load() }
///
/// private func load() {
///   guard let request = songs.begin() else { return }      // it is loading already
///   context.load { [library] in
///     try await library.songs()
///   } then: { result in
///     self.songs.finish(request, with: result)
///   }
/// }
///
/// var sections: [Section] {
///   Section("songs") {
///     StateRows("songs", songs.state) { self.load() }
///     ForEach(songs.value ?? []) { SongRow(song: $0) }
///   }
/// }
/// ```
///
/// A value stays while it is loaded again, and if that fails.
public struct Loadable<Value> {
  private enum Phase {
    case idle
    case loading(LoadMark)
    case failed(String)
  }

  /// The value that was loaded last; `nil` before the first one.
  public private(set) var value: Value?
  private var phase = Phase.idle
  /// The request that was answered last.
  private var answered: LoadMark?

  /// Creates a loadable value without a value or a request.
  public init() {}

  /// Creates a loadable value that is loaded already.
  ///
  /// - Parameter value: the value.
  public init(_ value: Value) { self.value = value }

  /// Whether a request has not been answered yet.
  public var isLoading: Bool { if case .loading = phase { true } else { false } }

  /// The description of the error with which the last load failed; `nil` if it did not fail.
  public var failure: String? { if case .failed(let message) = phase { message } else { nil } }

  /// Begins to load, for the first time, again, or once more after a failure.
  ///
  /// - Returns: the request to answer with ``finish(_:with:)``; `nil` while another one is open.
  public mutating func begin() -> LoadRequest? { isLoading ? nil : reload() }

  /// Begins to load, and replaces an open request, whose answer will be dropped.
  ///
  /// - Returns: the request to answer with ``finish(_:with:)``.
  public mutating func reload() -> LoadRequest {
    let request = LoadRequest(mark: LoadMark())
    phase = .loading(request.mark)
    return request
  }

  /// Accepts an answer if its request is still open.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - result: the value, or the error.
  /// - Returns: whether the answer was accepted.
  @discardableResult
  public mutating func finish(
    _ request: LoadRequest, with result: Result<Value, any Error>
  ) -> LoadAnswer {
    guard case .loading(request.mark) = phase else {
      return answered == request.mark ? .repeated("\(Value.self)") : .outdated
    }
    answered = request.mark
    switch result {
    case .success(let value): (self.value, phase) = (value, .idle)
    case .failure(let error): phase = .failed("\(error)")
    }
    return .taken
  }

  /// Replaces the value. The answer to an open request will be dropped.
  ///
  /// - Parameter value: the new value.
  public mutating func set(_ value: Value) { (self.value, phase) = (value, .idle) }

  /// Removes the value. The answer to an open request will be dropped.
  public mutating func reset() { (value, phase) = (nil, .idle) }
}

/// A request of a ``Loadable``, which the app passes with its answer.
public struct LoadRequest: Hashable, Sendable {
  let mark: LoadMark
}

extension Loadable where Value: Collection {
  /// The state that a list of the elements shows.
  public var state: ListState {
    if let failure { return .failed(failure) }
    guard let value else { return isLoading ? .loading : .idle }
    return value.isEmpty ? .empty : .content
  }
}
