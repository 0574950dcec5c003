/// What became of an answer to a request.
public enum LoadAnswer: Hashable, Sendable {
  /// It was taken.
  case taken
  /// Nobody waits for it any more: something was asked anew, replaced or is gone. It was dropped, which is no
  /// mistake.
  case outdated
  /// The same request was answered before, for the thing named here. It was dropped.
  case repeated(String)
}

extension Diagnostics {
  /// Reports an answer if it is a mistake.
  public func report(_ answer: LoadAnswer) {
    if case .repeated(let what) = answer { report(.answeredTwice(what)) }
  }
}

/// Tells one request from another, whatever list or tree it belongs to.
final class LoadMark: Hashable, Sendable {
  // An object and not a number: a list that takes the place of another cannot count the same again.
  static func == (left: LoadMark, right: LoadMark) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Result where Failure == any Error {
  /// What asynchronous work gave, or the error that it threw.
  public init(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Success
  ) async {
    do {
      self = .success(try await work())
    } catch {
      self = .failure(error)
    }
  }
}
