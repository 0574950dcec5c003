import Foundation
import Synchronization
import Tableware
import TablewareForms
import TerminalKit
import Testing

@testable import TablewareTerminal

/// Files that the user selects in a terminal.
@Suite(.timeLimit(.minutes(15))) final class FileSelectionTests {
  private final class Form: Screen {
    let context = ScreenContext()
    let title = "Form"
    private(set) lazy var upload = FileUpload(context)
    private(set) var texts: [String] = []

    var sections: [Section] {
      Section("form") {
        TextRow("First")
        FileRow("Notes", kinds: [.plainText], limit: 100_000, receiving: upload) { file in
          String(decoding: try await file.bytes(), as: UTF8.self)
        } then: {
          self.texts.append($0)
        }
      }
    }
  }

  private let folder: URL
  private let form = Form()
  private let host: TerminalHost

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tableware-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("more notes"), withIntermediateDirectories: true)
    for (name, text) in [
      ("b.txt", "second"), ("A.txt", "first"), (".hidden.txt", ""), ("c.png", "no"),
      ("more notes/d.txt", "third"),
    ] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    host = TerminalHost(Navigator(root: form), columns: 100, rows: 12)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The lines without spaces around them, without the first and the empty ones.
  private func lines() -> [String] {
    host.frame().plainText.frameLines.dropFirst().map { line in
      line.split { $0 == " " || $0 == "─" }.joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  private func open() throws {
    try host.drive("down enter")
    host.handle(.paste(folder.path + "/"))
  }

  @Test func row_isAButton_thatListsFiles_andBeginsToSearch() throws {
    #expect(host.frame().plainText.frameLines.joined().contains("[Choose File…]"))
    try open()
    #expect(
      lines().filter { !$0.hasPrefix(folder.path) && !$0.hasPrefix("/") }
        == ["❯ more notes/ ›", "A.txt 5 bytes", "b.txt 6 bytes"])
    #expect(host.frame().plainText.frameLines.last?.contains(folder.path) == true)
  }

  @Test func file_isSentToTheRow_onWhoseScreenItWas() async throws {
    try open()
    try host.drive("text:b enter")
    #expect(host.navigator.top === form)
    await host.settle()
    #expect(form.texts == ["second"])
    #expect(host.frame().plainText.frameLines.joined().contains("b.txt"))
  }

  @Test func folder_isAnotherScreen_fromWhichTheFileIsSentToo() async throws {
    try open()
    try host.drive("text:more enter")
    #expect(host.navigator.screens.count == 3)
    #expect(host.navigator.top.title == folder.path + "/more notes")
    try host.drive("text:d enter")
    #expect(host.navigator.top === form)
    await host.settle()
    #expect(form.texts == ["third"])
  }

  @Test func escape_leavesFolderByFolder_withoutAFile() async throws {
    try open()
    try host.drive("text:more enter esc")
    #expect(host.navigator.screens.count == 2)
    try host.drive("esc")
    #expect(host.navigator.top === form)
    await host.settle()
    #expect(form.texts == [])
  }

  @Test func folder_thatDoesNotExist_saysSo() throws {
    try host.drive("down enter")
    host.handle(.paste("/no/such/folder/"))
    #expect(lines().contains { $0.contains("No such file or directory") })
  }

  @Test func file_thatWasDeleted_isANotice() throws {
    try open()
    _ = lines()
    try FileManager.default.removeItem(at: folder.appendingPathComponent("b.txt"))
    try host.drive("text:b enter")
    #expect(host.frame().plainText.frameLines.joined().contains("No such file or directory"))
    #expect(host.navigator.screens.count == 2)
  }

  @Test func localFile_isReadInPieces_andOnlyIfItIsOne() throws {
    let bytes = [UInt8](repeating: 7, count: 70_000)
    let url = folder.appendingPathComponent("large.txt")
    try Data(bytes).write(to: url)
    let file = try LocalFile(url.path)
    #expect(file.size == 70_000)
    #expect(try file.read()?.count == 65_536)
    #expect(try file.read()?.count == 70_000 - 65_536)
    #expect(try file.read() == nil)
    #expect(throws: LocalFailure(21)) { try LocalFile(self.folder.path) }
    #expect(throws: LocalFailure(2)) { try LocalFile(self.folder.path + "/none") }
    #expect(throws: LocalFailure(21)) { try LocalFile("/dev/null") }
  }
}
