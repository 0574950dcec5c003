/// The contents of `/proc/PID/stat`, as far as a process list needs them.
///
/// The line has the form `42 (name) S 1 …`. The name may itself contain spaces, parentheses and
/// line ends, so it ends at the *last* ")"; only numbers follow it.
struct StatLine: Equatable {
  var name = ""
  var state: Character = "?"
  var parent: Int32 = 0
  var cpuTicks = 0
  var threads = 0
  var startTicks = 0
  var residentPages = 0

  /// Returns nil if the line is not one of a kernel.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard
      let open = bytes.index(of: UInt8(ascii: "(")),
      let close = bytes.lastIndex(of: UInt8(ascii: ")")), open < close
    else { return nil }
    name = bytes.part(open + 1, close).text

    let fields = bytes.part(close + 1, bytes.count).split(separator: UInt8(ascii: " "))
    guard fields.count > 21, let letter = fields[0].first, letter > 32, letter < 127 else {
      return nil
    }
    state = Character(Unicode.Scalar(letter))

    /// Counted as in proc(5) less three: there the state is field 3, here it is field 0.
    func number(_ index: Int) -> Int? {
      UnsafeRawBufferPointer(rebasing: fields[index]).trimmed.decimal
    }
    guard
      let parent = number(1), let parent = Int32(exactly: parent),
      let userTicks = number(11), let systemTicks = number(12),
      let threads = number(17), let startTicks = number(19), let residentPages = number(21)
    else { return nil }
    let (cpuTicks, tooLarge) = userTicks.addingReportingOverflow(systemTicks)
    guard !tooLarge else { return nil }
    self.parent = parent
    self.cpuTicks = cpuTicks
    self.threads = threads
    self.startTicks = startTicks
    self.residentPages = residentPages
  }
}
