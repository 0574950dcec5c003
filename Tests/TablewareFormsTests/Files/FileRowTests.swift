import Synchronization
import Tableware
import TablewareForms
import TablewareTesting
import Testing

/// A row with which the user sends a file.
@Suite(.timeLimit(.minutes(15))) struct FileRowTests {
  private final class Store: Sendable {
    private let files = Mutex<[String]>([])
    var all: [String] { files.withLock(\.self) }

    func save(_ file: SelectedFile) async throws -> Int {
      let bytes = try await file.bytes()
      files.withLock {
        $0.append("\(file.name), \(file.mediaType), \(bytes.count) of \(file.size)")
      }
      return bytes.count
    }
  }

  private final class PictureScreen: Screen {
    let context = ScreenContext()
    let title = "Picture"
    private(set) lazy var picture = FileUpload(context)
    private let store: Store
    private let gate: Gate?
    var isEnabled = true
    private(set) var saved: [Int] = []

    init(_ store: Store, _ gate: Gate? = nil) { (self.store, self.gate) = (store, gate) }

    var sections: [Section] {
      Section("picture") {
        FileRow(
          "Picture", kinds: [.png, .csv], limit: 1_000, isEnabled: isEnabled, receiving: picture
        ) { [store, gate] file in
          await gate?.pass()
          return try await store.save(file)
        } then: {
          self.saved.append($0)
        }
      }
    }
  }

  /// Holds work until a test opens it.
  private actor Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isOpen = false

    func pass() async {
      if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    }

    func open() {
      isOpen = true
      waiting.forEach { $0.resume() }
      waiting = []
    }
  }

  private let store = Store()

  @Test func file_isReadByTheWork_whoseResultTheScreenReceives() async throws {
    // Without the gate the work may end before the test looks.
    let gate = Gate()
    let screen = PictureScreen(store, gate)
    let driver = ScreenDriver(screen)
    driver.send(to: "Picture", file: "a.csv", Array(repeating: 65, count: 900), pieceSize: 100)
    #expect(screen.picture.isReceiving)
    await gate.open()
    await driver.settle()
    #expect(!screen.picture.isReceiving)
    #expect(store.all == ["a.csv, text/csv, 900 of 900"])
    #expect(screen.saved == [900])
    #expect(driver.content(of: "Picture")?.subtitle?.string == "a.csv")
    #expect(driver.content(of: "Picture")?.message == nil)
    try driver.expectClean()
  }

  @Test(arguments: [
    ("a.txt", [65] as [UInt8], "“a.txt” cannot be sent: the name has to end with .png .csv."),
    ("a.csv", [UInt8](repeating: 65, count: 1_001), "“a.csv” is larger than 1 KB."),
    ("a.png", [65], "“a.png” does not contain data of the type image/png."),
  ])
  func file_thatIsNotAccepted_isAMessage_untilTheNextOne(
    name: String, bytes: [UInt8], message: String
  ) async throws {
    let driver = ScreenDriver(PictureScreen(store))
    driver.send(to: "Picture", file: name, bytes)
    await driver.settle()
    #expect(driver.message(of: "Picture") == message)
    #expect(store.all == [])
    driver.send(to: "Picture", file: "b.csv", [65])
    await driver.settle()
    #expect(driver.content(of: "Picture")?.message == nil)
    #expect(store.all == ["b.csv, text/csv, 1 of 1"])
    try driver.expectClean()
  }

  @Test func row_whileAFileArrives_showsItsProgress_andCanCancelIt() async throws {
    let gate = Gate()
    let screen = PictureScreen(store, gate)
    let driver = ScreenDriver(screen)
    driver.send(to: "Picture", file: "a.csv", [65, 66])
    driver.advance(by: .milliseconds(200))
    let value = driver.content(of: "Picture")?.spoken.value
    #expect(value == "a.csv · 0 %")
    driver.perform("Stop sending", on: "Picture")
    #expect(!screen.picture.isReceiving)
    #expect(driver.content(of: "Picture")?.spoken.value == "Choose File…")
    await gate.open()
    await driver.settle()
    #expect(screen.saved == [])
    #expect(driver.content(of: "Picture")?.subtitle == nil)
    try driver.expectClean()
  }

  @Test func disabledRow_acceptsNoFile() async {
    let screen = PictureScreen(store)
    screen.isEnabled = false
    let driver = ScreenDriver(screen)
    #expect(driver.send(to: "Picture", file: "a.csv", [65]) == .disabled)
    await driver.settle()
    #expect(store.all == [])
  }

  @Test func otherRow_acceptsNoFile() {
    let driver = ScreenDriver(PlainScreen())
    driver.send(to: "Plain", file: "a.csv", [65])
    #expect(driver.findings.map { "\($0)" } == ["Row \"Plain\" cannot be sent a file."])
  }

  private final class PlainScreen: Screen {
    let context = ScreenContext()
    let title = "Plain"
    var sections: [Section] { Section("plain") { TextRow("Plain") } }
  }

  @Test(arguments: [
    (FileKind.png, "image/png"), (.jpeg, "image/jpeg"), (.gif, "image/gif"), (.webp, "image/webp"),
    (.pdf, "application/pdf"), (.csv, "text/csv"), (.plainText, "text/plain"),
    (.json, "application/json"),
    (FileKind("a/b", extensions: ["B"], firstBytes: [7]), "a/b"),
  ])
  func kind_hasItsMediaType(kind: FileKind, type: String) {
    #expect(kind.mediaType == type)
  }
}
