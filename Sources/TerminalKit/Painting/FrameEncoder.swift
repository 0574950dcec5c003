/// Builds the bytes of one frame: keeps the position of the cursor and the active style.
struct FrameEncoder {
  /// Cells shown so far, counting both halves of a wide glyph.
  private(set) var cells = 0

  private let support: ColorSupport
  private var bytes: [UInt8] = []
  private var style = Style.plain

  /// The position of the next glyph; nil if the terminal's cursor may be elsewhere.
  private var cursor: (column: Int, row: Int)?

  init(_ support: ColorSupport) {
    self.support = support
  }

  /// Empties the screen.
  mutating func clear() {
    begin()
    append("\u{1B}[0m\u{1B}[2J")
  }

  mutating func show(_ cell: PackedCell, of grid: Grid, width: Int, column: Int, row: Int) {
    begin()
    if cursor?.column != column || cursor?.row != row { move(to: column, row) }
    change(to: cell.style.reduced(to: support))
    if let cluster = cell.glyph.cluster {
      bytes.append(contentsOf: grid.clusters[cluster].utf8)
    } else {
      bytes.append(scalar: cell.glyph.scalar)
    }
    cells += width
    cursor = width == 2 || cell.glyph.cluster != nil ? nil : (column + 1, row)
  }

  /// The whole frame; empty if nothing was shown.
  mutating func finish() -> [UInt8] {
    guard !bytes.isEmpty else { return [] }
    change(to: .plain)
    append("\u{1B}[?2026l")
    return bytes
  }

  private mutating func begin() {
    if bytes.isEmpty { append("\u{1B}[?2026h") }
  }

  private mutating func move(to column: Int, _ row: Int) {
    append("\u{1B}[")
    bytes.append(decimal: row + 1)
    append(";")
    bytes.append(decimal: column + 1)
    append("H")
  }

  /// Sends the shorter of two sequences: only what differs, or all from the start.
  private mutating func change(to next: Style) {
    guard next != style else { return }
    let difference = next.parameters(from: style)
    let reset = [0] + next.parameters(from: .plain)
    let parameters = difference.encodedLength <= reset.encodedLength ? difference : reset
    append("\u{1B}[")
    for (offset, parameter) in parameters.enumerated() {
      if offset > 0 { append(";") }
      bytes.append(decimal: parameter)
    }
    append("m")
    style = next
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}

extension [UInt8] {
  fileprivate mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  fileprivate mutating func append(scalar: Unicode.Scalar) {
    if scalar.isASCII {
      append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}

extension [Int] {
  /// Bytes that these numbers take with semicolons between them.
  fileprivate var encodedLength: Int {
    reduce(0) { $0 + ($1 < 10 ? 2 : $1 < 100 ? 3 : 4) }
  }
}
