extension Style {
  /// The numbers of the escape sequence `ESC[…m` that changes a terminal from `old` to this style.
  func parameters(from old: Style) -> [Int] {
    var result: [Int] = []
    // One number ends both bold and dim.
    let endsWeight = old.bold && !bold || old.dim && !dim
    if endsWeight { result.append(22) }
    if bold && (endsWeight || !old.bold) { result.append(1) }
    if dim && (endsWeight || !old.dim) { result.append(2) }
    if italic != old.italic { result.append(italic ? 3 : 23) }
    if underline != old.underline { result.append(underline ? 4 : 24) }
    if reverse != old.reverse { result.append(reverse ? 7 : 27) }
    if strikethrough != old.strikethrough { result.append(strikethrough ? 9 : 29) }
    if foreground != old.foreground { result += foreground.parameters(base: 30) }
    if background != old.background { result += background.parameters(base: 40) }
    return result
  }
}

extension TerminalColor {
  /// - Parameter base: 30 for text, 40 for background.
  fileprivate func parameters(base: Int) -> [Int] {
    switch self {
    case .standard: [base + 9]
    case .ansi(let number) where number < 8: [base + Int(number)]
    case .ansi(let number) where number < 16: [base + 60 + Int(number) - 8]
    case .ansi(let number), .indexed(let number): [base + 8, 5, Int(number)]
    case .rgb(let color):
      [base + 8, 2, Int(color >> 16 & 0xFF), Int(color >> 8 & 0xFF), Int(color & 0xFF)]
    }
  }
}
