import Testing

@testable import TerminalKit

struct KittyGraphicsTests {
  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛")
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"),
  ])
  func base64_ofTheStandardsSamples_isAsThere(plain: String, encoded: String) {
    #expect(text(KittyGraphics.base64(Array(plain.utf8))) == encoded)
  }

  @Test func query_andItsReply_areThoseOfTheProtocol() {
    #expect(text(KittyGraphics.query) == "␛_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA␛\\")
    #expect(KittyGraphics.isAgreement("Gi=31;OK".utf8))
    #expect(!KittyGraphics.isAgreement("Gi=31;EINVAL:".utf8))
    #expect(!KittyGraphics.isAgreement("Gi=7;OK".utf8))
  }

  // As kitty 0.35 and foot 1.16 answer: the first knows the protocol, the second does not.
  @Test(arguments: [
    ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c", true), ("\u{1B}[?62;4;22;28;29c", false),
    ("\u{1B}_Gi=31;ENOTSUP:no\u{1B}\\", false), ("\u{1B}P>|kitty(0.35.2)\u{1B}\\", false),
  ])
  func reply_ofATerminal_howeverItIsCut_isRecognized(reply: String, knows: Bool) {
    let bytes = Array(reply.utf8)
    for cut in 0...bytes.count {
      var parser = InputParser()
      let input = parser.feed(bytes[..<cut]) + parser.feed(bytes[cut...])
      #expect(input.contains(.knowsPictures) == knows, "cut at \(cut): \(input)")
      #expect(input.filter { $0 != .knowsPictures } == [])
    }
  }

  @Test func transmission_ofALongFile_isInPieces() {
    let file = [UInt8](repeating: 65, count: 6_200)
    let pieces = text(KittyGraphics.transmit(file, as: 7)).split(separator: "␛_G")
    #expect(pieces.count == 3)
    #expect(pieces[0].hasPrefix("a=t,f=100,t=d,i=7,q=2,m=1;"))
    #expect(pieces[0].utf8.count == 26 + 4_096 + 4)
    #expect(pieces[2].hasPrefix("q=2,m=0;") && pieces[2].hasSuffix("␛\\"))
  }

  @Test func emptyFile_hasOneEmptyPiece() {
    #expect(text(KittyGraphics.transmit([], as: 7)) == "␛_Ga=t,f=100,t=d,i=7,q=2,m=0;␛\\")
  }

  @Test func writer_ofFrames_sendsEachFileOnceAndWhatChanged() {
    var writer = PictureWriter()
    let one = writer.number(of: [1, 2, 3])
    #expect(writer.number(of: [1, 2, 3]) == one)
    let first = PicturePlacement(
      picture: one, area: Area(column: 2, row: 1, columns: 4, rows: 2))
    let second = PicturePlacement(
      picture: one, area: Area(column: 2, row: 3, columns: 4, rows: 1),
      part: .init(x: 0, y: 0, width: 40, height: 20))
    #expect(
      text(writer.bytes(showing: [first]))
        == "␛_Ga=t,f=100,t=d,i=1,q=2,m=0;AQID␛\\␛[2;3H␛_Ga=p,i=1,p=1,c=4,r=2,C=1,z=0,q=2␛\\")
    #expect(writer.bytes(showing: [first]) == [])
    #expect(
      text(writer.bytes(showing: [second]))
        == "␛_Ga=d,d=i,i=1,p=1,q=2␛\\"
        + "␛[4;3H␛_Ga=p,i=1,p=2,x=0,y=0,w=40,h=20,c=4,r=1,C=1,z=0,q=2␛\\")
    writer.invalidate()
    #expect(text(writer.bytes(showing: [second])).hasPrefix("␛_Ga=t"))
  }

  @Test(arguments: [[], [0x89, 0x50], [UInt8](repeating: 0x89, count: 40)])
  func pixels_ofWhatIsNoPNG_areNone(file: [UInt8]) {
    #expect(KittyGraphics.pixels(ofPNG: file) == nil)
  }
}
