/// A short number made of a title. What a client asks for carries the number of what it showed, so that a click that
/// comes late never does what stands in the same place by now.
///
/// It protects nobody against himself: whoever wants to can find another title with the same number.
enum TitleMark {
  /// The number of a title, from 0 to 2³¹ − 1: FNV-1a of its UTF-8.
  static func of(_ title: String) -> Int {
    let hash = title.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return Int(hash & 0x7FFF_FFFF)
  }
}
