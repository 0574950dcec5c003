/// The colors that may be sent to the terminal.
package enum ColorSupport: Hashable, Sendable {
  /// None.
  case none
  /// The sixteen colors of the user's theme.
  case sixteen
  /// 256 colors: those sixteen and 240 fixed ones.
  case indexed
  /// All of the above and 24-bit colors.
  case trueColor

  /// Decides by the environment.
  ///
  /// - `NO_COLOR` set to anything (https://no-color.org), or `TERM=dumb`: none.
  /// - `COLORTERM` set to `truecolor` or `24bit`, or a `TERM` of a terminal that has them: 24 bits.
  /// - A `TERM` that ends with `256color`: 256 colors.
  /// - Anything else: sixteen.
  package init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    let refused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    if refused || term == "dumb" {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased())
      || ["xterm-kitty", "xterm-ghostty", "wezterm", "alacritty", "foot"].contains(term)
      || term.hasSuffix("-direct")
    {
      self = .trueColor
    } else {
      self = term.hasSuffix("256color") ? .indexed : .sixteen
    }
  }

  /// What the environment of this process asks for.
  package static var ofThisProcess: ColorSupport {
    var environment: [String: String] = [:]
    for name in ["NO_COLOR", "TERM", "COLORTERM"] { environment[name] = System.variable(name) }
    return ColorSupport(environment: environment)
  }
}

/// Whether the terminal is light or dark, as far as it says.
package enum TerminalBackground: Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background, or unknown.
  case dark

  /// Decides by `COLORFGBG`, which ends with the number of the background, such as `0;15`.
  package init(environment: [String: String]) {
    let number = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
    self = number == 7 || number == 15 ? .light : .dark
  }

  /// What the environment of this process says.
  package static let ofThisProcess = TerminalBackground(
    environment: ["COLORFGBG": System.variable("COLORFGBG") ?? ""])
}
