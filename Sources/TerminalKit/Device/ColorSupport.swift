/// Whether colors may be sent to the terminal.
package enum ColorSupport: Hashable, Sendable {
  case none, full

  /// Decides by the environment: none if `NO_COLOR` is set to anything (https://no-color.org), or
  /// if `TERM` is `dumb`.
  package init(environment: [String: String]) {
    let refused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    self = refused || environment["TERM"] == "dumb" ? .none : .full
  }

  /// What the environment of this process asks for.
  package static var ofThisProcess: ColorSupport {
    var environment: [String: String] = [:]
    for name in ["NO_COLOR", "TERM"] { environment[name] = System.variable(name) }
    return ColorSupport(environment: environment)
  }
}
