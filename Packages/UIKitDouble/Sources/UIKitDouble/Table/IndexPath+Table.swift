import Foundation

extension IndexPath {
  /// The place of a row in a section.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The place of an item in a section, as collections call it.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The row, as collections call it.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
