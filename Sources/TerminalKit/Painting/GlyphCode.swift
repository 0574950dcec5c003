/// A glyph in 32 bits: a single scalar as it is, a grapheme of several as its number in a
/// ``ClusterTable``. So two cells of a frame are compared without strings.
struct GlyphCode: Hashable, Sendable {
  let rawValue: UInt32

  /// The second half of the wide glyph on the left.
  static let continuation = GlyphCode(rawValue: 0)
  static let space = GlyphCode(rawValue: 0x20)

  private static let clusterFlag: UInt32 = 0x8000_0000

  private init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  init(scalar: Unicode.Scalar) {
    self.init(rawValue: scalar.value)
  }

  init(cluster number: Int) {
    self.init(rawValue: Self.clusterFlag | UInt32(truncatingIfNeeded: number))
  }

  /// The number of the grapheme in its grid's table; nil for a single scalar.
  var cluster: Int? {
    rawValue & Self.clusterFlag == 0 ? nil : Int(rawValue & ~Self.clusterFlag)
  }

  /// The scalar itself; a space for everything else.
  var scalar: Unicode.Scalar {
    rawValue == 0 ? " " : Unicode.Scalar(rawValue) ?? " "
  }
}
