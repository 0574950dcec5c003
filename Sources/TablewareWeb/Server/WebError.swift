#if Web
  /// Why nothing can be served.
  public enum WebError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The address or port cannot be used, for the given reason.
    case unavailable(String)

    /// What is wrong and what to do.
    public var description: String {
      switch self {
      case .unavailable(let reason):
        "The port cannot be used: \(reason). Choose another one, or 0 for any that is free."
      }
    }
  }
#endif
