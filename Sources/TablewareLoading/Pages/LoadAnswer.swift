import Tableware

/// The outcome of answering a request to load.
public enum LoadAnswer: Hashable, Sendable {
  /// The answer was accepted for its request.
  case taken
  /// The request was replaced by a newer one, or its list or node was replaced or removed. The
  /// answer was dropped, which is expected.
  case outdated
  /// The request was answered before. The answer was dropped; the text names the request.
  case repeated(String)
}

extension Diagnostics {
  /// Reports ``LoadAnswer/repeated(_:)`` as `Diagnostic.answeredTwice(_:)`, and nothing
  /// for other outcomes.
  ///
  /// - Parameter answer: the outcome of an answer.
  public func report(_ answer: LoadAnswer) {
    if case .repeated(let what) = answer { report(.answeredTwice(what)) }
  }
}

/// The identity of a request, unique among all lists and trees.
final class LoadMark: Hashable, Sendable {
  // An object and not a number: a list that replaces another would count from the same number
  // again.
  // again.
  static func == (left: LoadMark, right: LoadMark) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
