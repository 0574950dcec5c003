import TablewareWeb

/// HTTP requests: the outcome does not depend on the division of the bytes, the limits hold, and a
/// request that is written again is the same.
func checkRequest(_ bytes: [UInt8]) throws(Finding) {
  let whole = try outcomes(of: [bytes[...]])
  let parts = try outcomes(of: pieces(of: bytes))
  try require(whole == parts, "\(whole) in pieces is \(parts)")
  for case .request(let request) in whole {
    try require(request.fields.count <= RequestLimits.fields, "a header is too long")
    try require(request.body.count <= RequestLimits.body, "a body is too long")
    try require(request.query.count <= RequestLimits.queryPairs, "a query is too long")
    let languages = AcceptedLanguages.tags(of: request["accept-language"])
    try require(languages.count <= 10, "there are too many languages")
    try checkWritten(request)
  }
}

private func outcomes(
  of pieces: [ArraySlice<UInt8>]
) throws(Finding) -> [RequestReader.Outcome] {
  var reader = RequestReader()
  var outcomes: [RequestReader.Outcome] = []
  for var piece in pieces {
    while !piece.isEmpty {
      let before = piece.count
      let outcome = reader.read(&piece)
      try require(piece.count < before, "a reader reads nothing")
      try require(
        reader.heldBytes <= RequestLimits.head + RequestLimits.body, "a reader keeps too much")
      if outcome != .needsMore { outcomes.append(outcome) }
      if case .refused = outcome { return outcomes }
    }
  }
  return outcomes
}

private func checkWritten(_ request: Request) throws(Finding) {
  // Bytes that are not UTF-8 were replaced by longer ones.
  let texts = request.fields.map(\.value) + [request.path]
  guard !texts.contains(where: { $0.unicodeScalars.contains("\u{FFFD}") }) else { return }
  var bytes = Array("\(request.method) \(request.path) HTTP/1.1\r\n".utf8)
  for field in request.fields { bytes += Array("\(field.name):\(field.value)\r\n".utf8) }
  bytes += Array("\r\n".utf8) + request.body
  let again = try outcomes(of: [bytes[...]])
  guard case .request(let copy)? = again.first, again.count == 1 else {
    throw Finding(description: "a request cannot be read again: \(again)")
  }
  try require(
    copy.method == request.method && copy.path == request.path && copy.fields == request.fields
      && copy.body == request.body, "a request differs after it was written and read")
}
