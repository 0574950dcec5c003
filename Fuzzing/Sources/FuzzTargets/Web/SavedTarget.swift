import TablewareWeb

/// What a browser keeps of a session: a state that is written again is the same, or a shorter one.
func checkSaved(_ bytes: [UInt8]) throws(Finding) {
  guard let saved = SavedSession(String(decoding: bytes, as: UTF8.self)) else { return }
  // One that is too long without selections and texts is not written.
  guard let text = saved.text else { return }
  try require(text.utf8.count <= SavedSession.byteLimit, "a saved session is too long")
  guard let again = SavedSession(text) else {
    throw Finding(description: "a saved session cannot be read again")
  }
  try require(
    again.user == saved.user && again.stack.address == saved.stack.address
      && again.stack.screens.map(\.key) == saved.stack.screens.map(\.key),
    "a saved session has another user or other screens when it is read again")
  // Only the limit of bytes shortens it.
  guard bytes.count < SavedSession.byteLimit / 6 else { return }
  try require(again == saved, "a saved session differs when it is read again")
}
