import JSONText
import TablewareWeb

/// The messages of a browser: a message that is written in another way is the same.
func checkClient(_ bytes: [UInt8]) throws(Finding) {
  _ = ClientMessage(form: String(decoding: bytes, as: UTF8.self))
  guard let frame = try? ClientFrame(bytes) else { return }
  try require(frame.number > 0, "a frame has the number \(frame.number)")
  guard let value = try? JSONReader.value(of: bytes, isRepairing: false) else {
    throw Finding(description: "a frame was accepted, but is not JSON")
  }
  try checkRoundTrip(value)
  let text = Array(" \(value.text)\n".utf8)
  guard text.count <= ClientLimits.frameBytes else { return }
  guard let again = try? ClientFrame(text) else {
    throw Finding(description: "a frame cannot be read again")
  }
  try require("\(again)" == "\(frame)", "\(frame) is read again as \(again)")
}
