import Tableware

/// The classes for the layout of a row. The page allows no inline style, so insets are rounded to
/// steps of 4 pixels, each with a class of its own.
enum RowClasses {
  /// Returns the classes of a row, each with a space before it.
  static func of(_ content: RowContent) -> String {
    let style = content.style
    guard style != RowStyle() else { return "" }
    var classes = ""
    switch style.density {
    case .compact: classes += " dc"
    case .regular: classes += " dr"
    case .comfortable: classes += " do"
    case nil: break
    }
    switch style.separator {
    case .none?: classes += " sn"
    case .full: classes += " sf"
    case .indented: classes += " si"
    case nil: break
    }
    let (leading, trailing) = style.insets
    if leading > 0 { classes += " a\((leading + 2) / 4)" }
    if trailing > 0 { classes += " z\((trailing + 2) / 4)" }
    if let ground = style.ground(isSelected: content.isSelected) {
      classes += " kg \(ColorClass(ground.light, ground.dark).name)"
    }
    if style.accessoryEdge == .leading { classes += " al" }
    if style.hasColumns { classes += " wd" }
    if style.isNotice { classes += " nt" }
    return classes
      + of(AccessoryRoom(accessory: style.accessoryRoom ?? .none, hasMenu: style.hasMenuRoom))
  }

  /// Returns the classes of a text with a limit of lines, each with a space before it.
  ///
  /// - Parameter isCut: whether a text of one line has no classes, because it does not wrap.
  static func lines(_ limit: Int, isCut: Bool = true) -> String {
    if limit <= 1, isCut { return "" }
    let digits = digits(of: limit)
    return digits.isEmpty ? " ln" : " ln ll\(digits)"
  }

  /// Returns the classes of a value that reserves a width, each with a space before it.
  static func width(_ width: Int) -> String {
    width > 0 ? " w\(digits(of: min(width, 999)))" : ""
  }

  /// Returns a class for each digit of a number, such as ` y20 y7`, whose values the style sheet
  /// adds. Larger numbers than those of three digits have none: no page has room for that.
  private static func digits(of number: Int) -> String {
    guard (1...999).contains(number) else { return "" }
    let parts = [number / 100 * 100, number / 10 % 10 * 10, number % 10]
    return parts.filter { $0 > 0 }.map { " y\($0)" }.joined()
  }

  /// Returns the classes of a header or row that reserves room for an accessory.
  static func of(_ room: AccessoryRoom?) -> String {
    guard let room else { return "" }
    let accessory =
      switch room.accessory {
      case .none: ""
      case .disclosure: " rg"
      case .checkmark: " rc"
      case .detail: " ri"
      case .detailDisclosure: " ri rg"
      }
    return accessory + (room.hasMenu ? " rm" : "")
  }
}
