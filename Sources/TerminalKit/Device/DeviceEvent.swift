/// Something that a ``RawTerminal`` reports.
package enum DeviceEvent: Hashable, Sendable {
  /// What the user typed, for an ``InputParser``.
  case bytes([UInt8])

  /// No bytes arrived for 50 ms after the last ones: time for ``InputParser/flush()``.
  case quiet

  /// The size of the terminal has changed.
  case resized

  /// The program was suspended and continues. The screen is empty and has to be painted again, and
  /// its size may have changed.
  case resumed

  /// A signal asks the program to end (SIGINT, SIGTERM, SIGHUP, SIGQUIT). The terminal is already
  /// in its former state and accepts no more output. The program should save and close the
  /// terminal; two seconds later, or at the next such signal, the process ends by itself.
  case interrupted(signal: Int32)

  /// The terminal was closed: no more input will arrive.
  case endOfInput
}
