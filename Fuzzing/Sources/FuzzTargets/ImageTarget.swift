import Tableware
import TerminalKit

/// The headers of pictures, and the bytes that send a picture to a terminal: a picture with a size
/// is a PNG file, and the pieces contain the file.
func checkImage(_ bytes: [UInt8]) throws(Finding) {
  let type = ImageType(of: bytes)
  if let size = KittyGraphics.pixels(ofPNG: bytes) {
    try require(type == .png, "a file with a size is \(String(describing: type))")
    try require(
      1...20_000 ~= size.width && 1...20_000 ~= size.height, "a picture has the size \(size)")
  }
  let sent = KittyGraphics.transmit(bytes, as: 7)
  var text: [UInt8] = []
  var chunks = 0
  var rest = sent[...]
  while !rest.isEmpty {
    guard rest.starts(with: Array("\u{1B}_G".utf8)),
      let begin = rest.firstIndex(of: UInt8(ascii: ";")),
      let end = rest[begin...].firstIndex(of: 0x1B), end + 1 < rest.endIndex,
      rest[end + 1] == UInt8(ascii: "\\")
    else { throw Finding(description: "a piece of a picture is malformed") }
    let payload = rest[(begin + 1)..<end]
    try require(payload.count <= 4_096, "a piece of a picture has \(payload.count) bytes")
    let hasMore = rest[..<begin].reversed().starts(with: "1=m".utf8)
    try require(hasMore == (end + 2 < rest.endIndex), "the last piece is not marked as such")
    text += payload
    chunks += 1
    rest = rest[(end + 2)...]
  }
  try require(chunks > 0, "a picture has no pieces")
  try require(decoded(text) == bytes, "the pieces do not contain the file")
}

/// The bytes of Base64; `nil` for anything else.
private func decoded(_ text: [UInt8]) -> [UInt8]? {
  guard text.count.isMultiple(of: 4) else { return nil }
  let padding = text.reversed().prefix { $0 == UInt8(ascii: "=") }.count
  guard padding <= 2 else { return nil }
  var result: [UInt8] = []
  var (bits, count) = (0, 0)
  for byte in text.dropLast(padding) {
    let value: Int
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = Int(byte) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): value = Int(byte) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = Int(byte) + 4
    case UInt8(ascii: "+"): value = 62
    case UInt8(ascii: "/"): value = 63
    default: return nil
    }
    (bits, count) = (bits << 6 | value, count + 6)
    if count >= 8 {
      count -= 8
      result.append(UInt8(bits >> count & 255))
      bits &= (1 << count) - 1
    }
  }
  return result
}
