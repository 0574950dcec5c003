/// The Kitty graphics protocol: PNG files go to the terminal once, and are placed over cells.
///
/// ```
///   ESC _G a=q,i=31,… ; AAAA ESC \\        is the protocol known?
///   ESC _G i=31;OK ESC \\                  the reply of a terminal that knows it
///   ESC _G a=t,f=100,i=7,m=1; base64 ESC \\ a file, in pieces of 4,096 bytes
///   ESC _G a=p,i=7,p=1,c=4,r=2,… ESC \\   a place for it, in cells
/// ```
///
/// https://sw.kovidgoyal.net/kitty/graphics-protocol/
package enum KittyGraphics {
  /// The number of the picture that the query names.
  private static let queryNumber = 31

  /// The bytes that ask a terminal whether it knows the protocol: a query with a picture of one
  /// pixel, which is not stored.
  package static var query: [UInt8] {
    Array("\u{1B}_Gi=\(queryNumber),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\".utf8)
  }

  /// Whether the content of a reply, without `ESC _` and its end, says that the protocol is known.
  package static func isAgreement(_ reply: some Sequence<UInt8>) -> Bool {
    reply.elementsEqual("Gi=\(queryNumber);OK".utf8)
  }

  /// The bytes that give a terminal a PNG file.
  ///
  /// - Parameters:
  ///   - file: the file as it is; the terminal decodes it.
  ///   - number: names the picture from then on, from 1.
  package static func transmit(_ file: [UInt8], as number: Int) -> [UInt8] {
    let text = base64(file)
    var output: [UInt8] = []
    output.reserveCapacity(text.count + text.count / 4_096 * 16 + 64)
    var start = 0
    // An empty file has one empty piece.
    repeat {
      let end = min(start + 4_096, text.count)
      let more = end < text.count ? 1 : 0
      let keys = start == 0 ? "a=t,f=100,t=d,i=\(number),q=2,m=\(more)" : "q=2,m=\(more)"
      output += Array("\u{1B}_G\(keys);".utf8) + text[start..<end] + Array("\u{1B}\\".utf8)
      start = end
    } while start < text.count
    return output
  }

  /// The bytes that show a picture, or a part of it, over some cells.
  static func place(_ placement: PicturePlacement, as number: Int) -> [UInt8] {
    var keys = "a=p,i=\(placement.picture),p=\(number)"
    if let part = placement.part {
      keys += ",x=\(part.x),y=\(part.y),w=\(part.width),h=\(part.height)"
    }
    let area = placement.area
    keys += ",c=\(area.columns),r=\(area.rows),C=1,z=0,q=2"
    return Array(
      "\u{1B}[\(area.row + 1);\(area.column + 1)H\u{1B}_G\(keys)\u{1B}\\".utf8)
  }

  /// The bytes that take a picture away from its cells. The terminal keeps the file.
  static func remove(_ placement: PicturePlacement, _ number: Int) -> [UInt8] {
    Array("\u{1B}_Ga=d,d=i,i=\(placement.picture),p=\(number),q=2\u{1B}\\".utf8)
  }

  /// The bytes that remove all pictures and their files.
  package static var removeAll: [UInt8] { Array("\u{1B}_Ga=d,d=A,q=2\u{1B}\\".utf8) }

  /// The width and height of a PNG file in pixels; `nil` for anything else.
  package static func pixels(ofPNG file: [UInt8]) -> (width: Int, height: Int)? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard file.count >= 24, file.starts(with: signature),
      file[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(_ start: Int) -> Int { file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(16), number(20))
    guard (1...20_000).contains(width), (1...20_000).contains(height) else { return nil }
    return (width, height)
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func base64(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let count = min(3, bytes.count - index)
      var group = Int(bytes[index]) << 16
      if count > 1 { group |= Int(bytes[index + 1]) << 8 }
      if count > 2 { group |= Int(bytes[index + 2]) }
      for position in 0..<4 {
        output.append(
          position <= count ? digits[group >> (18 - 6 * position) & 63] : UInt8(ascii: "="))
      }
      index += 3
    }
    return output
  }
}
