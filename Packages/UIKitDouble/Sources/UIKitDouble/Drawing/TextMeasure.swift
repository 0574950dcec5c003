import Foundation

/// The size of a text whose letters are all equally wide.
///
/// A letter is ``UIFont/letterWidth`` wide; a picture takes the width of its attachment. Lines
/// break at spaces, and inside of a word only if it is wider than the line.
struct TextMeasure {
  /// A letter, a space, a picture or the end of a line.
  private struct Piece {
    let width: CGFloat
    let height: CGFloat
    let isSpace: Bool
    let isNewline: Bool
  }

  private var pieces: [Piece] = []
  private let lineHeight: CGFloat

  init(_ text: NSAttributedString?, font: UIFont) {
    lineHeight = font.lineHeight
    guard let text else { return }
    var pictures = text.attachments[...]
    var offset = 0
    var runEnd = 0
    var font = font
    let base = font
    for character in text.string {
      defer { offset += character.utf16.count }
      if offset >= runEnd {
        var range = NSRange()
        font = text.attribute(.font, at: offset, effectiveRange: &range) as? UIFont ?? base
        runEnd = max(range.location + range.length, offset + 1)
      }
      if character == "\u{FFFC}", let size = pictures.popFirst()?.bounds.size {
        pieces.append(
          Piece(width: size.width, height: size.height, isSpace: false, isNewline: false))
      } else {
        pieces.append(
          Piece(
            width: character.isNewline ? 0 : font.letterWidth, height: font.lineHeight,
            isSpace: character == " ", isNewline: character.isNewline))
      }
    }
  }

  /// The size of the text in a width.
  ///
  /// - Parameters:
  ///   - width: the largest width of a line, in points.
  ///   - lines: the largest number of lines; 0 for as many as the text needs.
  ///   - breaksWords: whether lines break between any two letters.
  func size(in width: CGFloat, lines: Int, breaksWords: Bool) -> CGSize {
    guard !pieces.isEmpty else { return CGSize(width: 0, height: 0) }
    guard lines != 1 else {
      let line = pieces.prefix { !$0.isNewline }
      return CGSize(
        width: min(width, line.reduce(0) { $0 + $1.width }),
        height: line.reduce(lineHeight) { max($0, $1.height) })
    }
    var all = self.lines(in: width, breaksWords: breaksWords)
    if lines > 0 { all = Array(all.prefix(lines)) }
    return CGSize(
      width: min(width, all.reduce(0) { max($0, $1.width) }),
      height: all.reduce(0) { $0 + $1.height })
  }

  private func lines(in width: CGFloat, breaksWords: Bool) -> [CGSize] {
    var lines: [CGSize] = []
    var line = Line(lineHeight)
    func end() {
      lines.append(CGSize(width: line.shownWidth, height: line.height))
      line = Line(lineHeight)
    }
    for words in words(breaksWords) {
      guard let first = words.first else { continue }
      if first.isNewline {
        end()
        continue
      }
      let length = words.reduce(0) { $0 + ($1.isSpace ? 0 : $1.width) }
      if line.width > 0, line.width + length > width { end() }
      for piece in words {
        if !piece.isSpace, line.width > 0, line.width + piece.width > width { end() }
        line.add(piece)
      }
    }
    end()
    return lines
  }

  /// Words with the spaces after them; each end of a line is one of its own.
  private func words(_ breaksWords: Bool) -> [[Piece]] {
    var words: [[Piece]] = [[]]
    for piece in pieces {
      let previous = words[words.count - 1].last
      let begins =
        piece.isNewline || previous?.isNewline == true
        || (!piece.isSpace && (previous?.isSpace == true || breaksWords))
      if begins { words.append([]) }
      words[words.count - 1].append(piece)
    }
    return words
  }

  private struct Line {
    var width: CGFloat = 0
    /// The width without the spaces at the end.
    var shownWidth: CGFloat = 0
    var height: CGFloat

    init(_ height: CGFloat) { self.height = height }

    mutating func add(_ piece: Piece) {
      width += piece.width
      height = max(height, piece.height)
      if !piece.isSpace { shownWidth = width }
    }
  }
}
