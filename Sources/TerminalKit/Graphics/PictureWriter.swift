/// A picture over cells of a frame.
package struct PicturePlacement: Hashable, Sendable {
  /// A rectangle in pixels of the file.
  package struct Part: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The number under which the file was given to a ``PictureWriter``.
  package var picture: Int
  /// The cells that the picture fills.
  package var area: Area
  /// The part of the file that is shown; `nil` for all of it.
  package var part: Part?

  package init(picture: Int, area: Area, part: Part? = nil) {
    self.picture = picture
    self.area = area
    self.part = part
  }
}

/// Turns the pictures of frames into the bytes that show them: each file is sent once, and only
/// placements that changed are sent again. It does no output itself.
package struct PictureWriter: Sendable {
  private var files: [[UInt8]: Int] = [:]
  private var sent: Set<Int> = []
  private var shown: [PicturePlacement: Int] = [:]
  private var lastPlacement = 0

  package init() {}

  /// The number of a PNG file, which is the same for the same bytes.
  package mutating func number(of file: [UInt8]) -> Int {
    if let number = files[file] { return number }
    let number = files.count + 1
    files[file] = number
    return number
  }

  /// Returns the bytes to send so that the terminal shows these pictures and no others.
  ///
  /// - Parameter placements: the pictures of the frame, with numbers of ``number(of:)``.
  package mutating func bytes(showing placements: [PicturePlacement]) -> [UInt8] {
    var output: [UInt8] = []
    let wanted = Set(placements)
    for (placement, number) in shown.sorted(by: { $0.value < $1.value })
    where !wanted.contains(placement) {
      output += KittyGraphics.remove(placement, number)
      shown[placement] = nil
    }
    for placement in placements where shown[placement] == nil {
      if sent.insert(placement.picture).inserted,
        let file = files.first(where: { $0.value == placement.picture })?.key
      {
        output += KittyGraphics.transmit(file, as: placement.picture)
      }
      lastPlacement += 1
      shown[placement] = lastPlacement
      output += KittyGraphics.place(placement, as: lastPlacement)
    }
    return output
  }

  /// Forgets what the terminal has, as after another program has used it.
  package mutating func invalidate() {
    sent = []
    shown = [:]
  }
}
