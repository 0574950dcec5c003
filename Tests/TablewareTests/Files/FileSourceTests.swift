import Synchronization
import Testing

@testable import Tableware

/// Files of the user: what a control accepts, and what the app reads of them.
@Suite struct FileSourceTests {
  private static let png = FileInput.Kind(
    "image/png", extensions: ["PNG"], signatures: [[0x89, 0x50]])
  private static let riff = FileInput.Kind(
    "image/webp", extensions: ["webp"], signatures: [[1, nil, 3]])

  /// A file whose pieces are given.
  private func file(
    _ pieces: [[UInt8]], named name: String = "a.png", size: Int? = nil,
    for input: FileInput? = nil
  ) -> FileSource {
    let rest = Mutex(pieces[...])
    let file = FileSource(name, size: size ?? pieces.joined().count) {
      rest.withLock { $0.popFirst() }
    }
    return input.map(file.checked) ?? file
  }

  private func read(_ file: FileSource) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    while let piece = try await file.next() {
      #expect(!piece.isEmpty)
      bytes += piece
    }
    return bytes
  }

  private func problem(_ file: FileSource) async -> String {
    do {
      return "read: \(try await read(file))"
    } catch {
      return "\(error)"
    }
  }

  @Test func pieces_areReadInOrder_andCounted() async throws {
    let file = file([[1, 2], [], [3]])
    #expect(file.received == 0)
    #expect(try await file.next() == [1, 2])
    #expect(file.received == 2)
    #expect(try await file.next() == [3])
    #expect(try await file.next() == nil)
    #expect(file.received == 3)
  }

  @Test func emptyFile_hasNoPieces() async throws {
    #expect(try await read(file([])) == [])
    let csv = FileInput([FileInput.Kind("text/csv", extensions: ["csv"])], limit: 9)
    #expect(try await read(file([], named: "a.csv", for: csv)) == [])
  }

  @Test func file_withFewerOrMoreBytesThanAnnounced_isIncomplete() async {
    let sentence = "“a.png” did not arrive completely."
    #expect(await problem(file([[1], [2]], size: 3)) == sentence)
    #expect(await problem(file([[1], [2, 3, 4]], size: 3)) == sentence)
    #expect(await problem(file([[1]], size: 0)) == sentence)
    #expect(await problem(file([[1], [2, 3]], size: 3)) == "read: [1, 2, 3]")
  }

  @Test func file_whoseSurfaceReceivesNoMore_isIncomplete() async {
    let file = FileSource("a.png", size: 3) { throw FileSource.Incomplete() }
    #expect(await problem(file) == "“a.png” did not arrive completely.")
  }

  @Test func file_withAnotherEnding_isNotRead() async {
    let reads = Mutex(0)
    let input = FileInput([Self.png, Self.riff], limit: 9)
    let file = FileSource("a.txt", size: 1) {
      reads.withLock { $0 += 1 }
      return [1]
    }.checked(by: input)
    #expect(
      await problem(file) == "“a.txt” cannot be sent: the name has to end with .png .webp.")
    #expect(reads.withLock(\.self) == 0)
  }

  @Test func file_thatIsTooLarge_isNotRead() async {
    let input = FileInput(limit: 1_500_000)
    #expect(
      await problem(file([[1]], size: 1_500_001, for: input)) == "“a.png” is larger than 1.5 MB.")
    #expect(
      await problem(file([[1]], size: .max, for: FileInput(limit: -1)))
        == "“a.png” is larger than 0 bytes.")
  }

  @Test func content_thatContradictsTheName_isRefusedWithItsFirstPiece() async {
    let input = FileInput([Self.png, Self.riff], limit: 9)
    let sentence = "“a.png” does not contain data of the type image/png."
    #expect(await problem(file([[0x89, 0x51]], for: input)) == sentence)
    #expect(await problem(file([[0x89]], for: input)) == sentence)
    #expect(await problem(file([], for: input)) == sentence)
    #expect(
      await problem(file([[0x89, 0x50, 1]], named: "A.PNG", for: input)) == "read: [137, 80, 1]")
    #expect(await problem(file([[1, 9, 3]], named: "a.webp", for: input)) == "read: [1, 9, 3]")
    #expect(await problem(file([[1, 9, 4]], named: "a.webp", for: input)).contains("image/webp"))
  }

  @Test(arguments: [
    ("a.png", "a.png"), ("/etc/a.png", "a.png"), ("..\\..\\a.png", "a.png"), ("..", "file"),
    ("", "file"), ("a\u{0}\r\nb", "ab"), ("x/", "x"),
  ])
  func name_hasNoFolderAndNoControlCharacters(given: String, name: String) {
    #expect(file([], named: given).name == name)
  }

  @Test func name_isCut() {
    #expect(file([], named: String(repeating: "ä", count: 900)).name.count == 200)
  }

  @Test func input_isAButton_untilAFileArrives() {
    let idle = FileInput(limit: 9)
    #expect(idle.valueText == "Choose File…")
    #expect(idle.isSettable)
    #expect(idle.trait == .button)
    let arriving = FileInput(limit: 9, progress: .init("a.png", received: 1, of: 3))
    #expect(arriving.valueText == "a.png · 33 %")
    #expect(!arriving.isSettable)
    #expect(arriving.trait == .updatesFrequently)
    #expect(!idle.accepts(.text("a")))
  }

  @Test(arguments: [(0, 0, 0), (1, 0, 0), (9, 3, 100), (2, 3, 66), (Int.max, Int.max, 100)])
  func progress_isAPercentage(received: Int, size: Int, percent: Int) {
    #expect(FileInput.Progress("a", received: received, of: size).percent == percent)
  }

  @Test(arguments: [
    (0, "0 bytes"), (999, "999 bytes"), (1_000, "1 KB"), (1_500, "1.5 KB"), (9_960, "10 KB"),
    (999_499, "999 KB"), (999_500, "1 MB"), (-5, "0 bytes"), (5_000_000, "5 MB"),
    (Int.max, "9223372 TB"),
  ])
  func byteCount_hasTheLargestUnit(bytes: Int, text: String) {
    #expect(ByteCount.text(bytes) == text)
  }
}
