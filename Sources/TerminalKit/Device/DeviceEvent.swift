/// Something that a ``RawTerminal`` reports.
package enum DeviceEvent: Hashable, Sendable {
  /// What the user typed, for an ``InputParser``.
  case bytes([UInt8])

  /// Nothing came for 50 ms after the last bytes: time for ``InputParser/flush()``.
  case quiet

  /// The terminal has another size now.
  case resized

  /// The program was suspended and goes on: the screen is empty and has to be painted anew, and
  /// its size may be another.
  case resumed

  /// A signal asks the program to end (SIGINT, SIGTERM, SIGHUP, SIGQUIT). The terminal is back in
  /// its old state already and takes no more output. Whoever gets this should save and close; two
  /// seconds later, or at the next such signal, the process ends by itself.
  case interrupted(signal: Int32)

  /// The terminal is gone: no more input will come.
  case endOfInput
}
