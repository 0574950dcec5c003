#if Web
  /// An error that prevents the server from starting.
  public enum WebError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The address or port cannot be used, for the given reason.
    case unavailable(String)
    /// ``WebOptions/basePath`` is not a path such as `/admin`.
    case invalidBasePath(String)

    /// A sentence about the problem, with a remedy.
    public var description: String {
      switch self {
      case .unavailable(let reason):
        "The port cannot be used: \(reason). Choose another one, or 0 for any that is free."
      case .invalidBasePath(let path):
        """
        The base path “\(path)” is invalid. Use a path such as /admin, with letters, digits and -._~.
        """
      }
    }
  }
#endif
