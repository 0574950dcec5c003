import TablewareWeb

/// WebSocket frames: the outcome does not depend on the division of the bytes, the reader keeps no
/// more than its limit, and a message that is sent again is the same.
func checkFrame(_ bytes: [UInt8]) throws(Finding) {
  // The first byte is a limit, so that short inputs reach it.
  guard let first = bytes.first else { return }
  let limit = first < 128 ? Int(first) : 65_536
  let body = Array(bytes.dropFirst())
  let whole = try outcomes(of: [body[...]], limit: limit)
  let parts = try outcomes(of: pieces(of: body), limit: limit)
  try require(whole == parts, "\(whole) in pieces is \(parts)")
  for case .frame(.text(let text)) in whole {
    try require(text.count <= limit, "a message is too long")
    try require(String(validating: text, as: UTF8.self) != nil, "a message is not UTF-8")
    let again = try outcomes(of: [masked(text, key: Array(text.prefix(4)))[...]], limit: limit)
    try require(again == [.frame(.text(text))], "a message is read again as \(again)")
  }
}

private func outcomes(
  of pieces: [ArraySlice<UInt8>], limit: Int
) throws(Finding) -> [FrameReader.Outcome] {
  var reader = FrameReader(limit: limit)
  var outcomes: [FrameReader.Outcome] = []
  for var piece in pieces {
    while !piece.isEmpty {
      let before = piece.count
      let outcome = reader.read(&piece)
      try require(piece.count < before, "a reader reads nothing")
      try require(reader.heldBytes <= limit + 125 + 14, "a reader keeps too much")
      if outcome != .needsMore { outcomes.append(outcome) }
      if case .refused = outcome { return outcomes }
    }
  }
  return outcomes
}

/// A message as a client sends it.
private func masked(_ text: [UInt8], key: [UInt8]) -> [UInt8] {
  let key = key + [UInt8](repeating: 0x5A, count: 4 - key.count)
  var bytes: [UInt8] = [0x81]
  switch text.count {
  case ...125: bytes.append(0x80 | UInt8(text.count))
  case ...0xFFFF: bytes += [0xFE, UInt8(text.count >> 8), UInt8(text.count & 255)]
  default: bytes += [0xFF] + (0..<8).reversed().map { UInt8(text.count >> ($0 * 8) & 255) }
  }
  return bytes + key + text.enumerated().map { $1 ^ key[$0 % 4] }
}
