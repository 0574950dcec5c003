/// Something that is loaded, with what is to be shown meanwhile. A pure state machine: it says what to load,
/// takes what came, and does nothing itself.
///
/// ```
///          begin              finish
///   idle ─────────▶ loading ──────────▶ idle with a value, or failed
///    ▲                 ▲                   │ begin, reload
///    │ reset           └───────────────────┘
/// ```
///
/// ```swift
/// func load() {
///   guard let request = songs.begin() else { return }      // it is on its way already
///   show()
///   Task {
///     songs.finish(request, with: await Result { try await library.songs() })
///     show()
///   }
/// }
/// func show() {
///   table.show {
///     Section("songs") {
///       StateRows("songs", songs.state) { load() }
///       ForEach(songs.value ?? []) { SongRow(song: $0) }
///     }
///   }
/// }
/// ```
///
/// A value stays while it is loaded again, and when that fails.
public struct Loadable<Value> {
  private enum Phase {
    case idle
    case loading(LoadMark)
    case failed(String)
  }

  /// What came last; `nil` as long as nothing did.
  public private(set) var value: Value?
  private var phase = Phase.idle
  /// The request that was answered last.
  private var answered: LoadMark?

  /// Nothing was asked for yet.
  public init() {}

  /// It is there already.
  public init(_ value: Value) { self.value = value }

  /// Whether an answer is waited for.
  public var isLoading: Bool { if case .loading = phase { true } else { false } }

  /// Why the last load failed; `nil` if it did not.
  public var failure: String? { if case .failed(let message) = phase { message } else { nil } }

  /// Begins to load, for the first time, again, or once more after a failure.
  ///
  /// - Returns: what to answer; `nil` while an answer is waited for.
  public mutating func begin() -> LoadRequest? { isLoading ? nil : reload() }

  /// Begins to load, whatever is on its way: an answer to that is dropped.
  public mutating func reload() -> LoadRequest {
    let request = LoadRequest(mark: LoadMark())
    phase = .loading(request.mark)
    return request
  }

  /// Takes what came, if it is still waited for.
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

  /// Replaces the value; an answer that is on its way is dropped.
  public mutating func set(_ value: Value) { (self.value, phase) = (value, .idle) }

  /// Forgets everything; an answer that is on its way is dropped.
  public mutating func reset() { (value, phase) = (nil, .idle) }
}

/// What a ``Loadable`` has to be answered with.
public struct LoadRequest: Hashable, Sendable {
  let mark: LoadMark
}

extension Loadable where Value: Collection {
  /// What a list of it shows.
  public var state: ListState {
    if let failure { return .failed(failure) }
    guard let value else { return isLoading ? .loading : .idle }
    return value.isEmpty ? .empty : .content
  }
}
