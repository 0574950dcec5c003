/// Text as UTF-8 that consists of plain scalars, each a glyph of its own, as almost all text of a
/// table does. No grapheme has to be looked for in it.
extension UnsafeBufferPointer<UInt8> {
  /// The plain scalar that begins at `offset` of valid UTF-8; nil at the end and for all others.
  func plainScalar(
    at offset: Int
  ) -> (scalar: Unicode.Scalar, length: Int, width: Int)? {
    guard offset < count else { return nil }
    let first = UInt32(self[offset])
    var value = first
    var length = 1
    switch first {
    case ..<0x80: break
    case 0xC0..<0xE0 where offset + 1 < count:
      length = 2
      value = (first & 0x1F) << 6 | UInt32(self[offset + 1] & 0x3F)
    case 0xE0..<0xF0 where offset + 2 < count:
      length = 3
      let second = UInt32(self[offset + 1] & 0x3F)
      value = (first & 0xF) << 12 | second << 6 | UInt32(self[offset + 2] & 0x3F)
    default: return nil
    }
    guard let scalar = Unicode.Scalar(value), let width = scalar.plainWidth else { return nil }
    return (scalar, length, width)
  }

  /// The columns of a text of plain scalars; `nil` for every other text.
  var plainWidth: Int? {
    var (offset, width) = (0, 0)
    while let scalar = plainScalar(at: offset) {
      offset += scalar.length
      width += scalar.width
    }
    return offset == count ? width : nil
  }

  /// The beginning that fits into some columns, if it consists of plain scalars; `nil` if not.
  ///
  /// - Parameter columns: at least 1.
  /// - Returns: the number of bytes and of their columns before the end, or before the ellipsis of
  ///   a text that is cut.
  func plainBeginning(columns: Int) -> (bytes: Int, width: Int, isCut: Bool)? {
    var (offset, used) = (0, 0)
    var end = (bytes: 0, width: 0)
    while let scalar = plainScalar(at: offset) {
      used += scalar.width
      if used > columns { return (end.bytes, end.width, true) }
      offset += scalar.length
      if used < columns { end = (offset, used) }
    }
    return offset == count ? (offset, used, false) : nil
  }
}
