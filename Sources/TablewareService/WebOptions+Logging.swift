#if Service
import Logging
import TablewareWeb

extension WebOptions {
  /// Writes to a logger what the server reports, as notices, and what users do, as information
  /// with the metadata `user`, `session`, `screen`, `address` and `row`.
  ///
  /// Replaces ``TablewareWeb/WebOptions/onReport``. A handler of
  /// ``TablewareWeb/WebOptions/onAction`` is still called.
  ///
  /// - Parameter logger: the logger; its level determines what is written.
  public mutating func log(to logger: Logger) {
    onReport = { logger.notice("\($0)") }
    let former = onAction
    onAction = { action in
      former?(action)
      logger.info("\(action.name)", metadata: action.metadata)
    }
  }
}

extension WebAction {
  fileprivate var metadata: Logger.Metadata {
    var metadata: Logger.Metadata = [
      "session": "\(session)", "screen": "\(screen)", "address": "\(address)",
    ]
    if let principal { metadata["user"] = "\(principal.id)" }
    if let row { metadata["row"] = "\(row)" }
    return metadata
  }
}
#endif
