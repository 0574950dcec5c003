import Foundation
import Tableware
import TablewareForms
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// Files that the user selects in the document picker of the system.
@Suite(.serialized, .freesEverything) @MainActor final class FilePickerTests {
  private final class Form: Screen {
    let context = ScreenContext()
    let title = "Form"
    private(set) lazy var upload = FileUpload(context)
    private(set) var texts: [String] = []
    var showsRow = true

    var sections: [Section] {
      Section("form") {
        if showsRow {
          FileRow("Notes", kinds: [.plainText], limit: 1_000, receiving: upload) { file in
            String(decoding: try await file.bytes(), as: UTF8.self)
          } then: {
            self.texts.append($0)
          }
        }
        TextRow("Other")
      }
    }
  }

  private let form = Form()
  private let work = WorkQueue()
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("tableware \(UUID().uuidString).txt")

  init() throws { try Data("first".utf8).write(to: url) }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Receives everything that is loaded, and shows it.
  private func answer(_ stage: ScreenStage) throws {
    let timeline = try #require(form.context.navigator).timeline
    stage.turn()
    while work.run() {
      timeline.advance(to: timeline.now)
      stage.turn()
    }
  }

  private func cell(_ stage: ScreenStage) throws -> UITableViewCell {
    try #require(stage.tableView?.cellForRow(at: IndexPath(row: 0, section: 0)))
  }

  /// The picker that a tap on the button of the row presents.
  private func picker(_ stage: ScreenStage) throws -> UIDocumentPickerViewController {
    let button = try #require(try cell(stage).control(UIButton.self))
    #expect(button.title(for: .normal) == "Choose File…")
    button.simulateTap()
    stage.turn()
    return try #require(stage.top?.presentedViewController as? UIDocumentPickerViewController)
  }

  @Test func selectedFile_isReadByTheWorkOfTheRow() throws {
    let stage = ScreenStage(form, work: work)
    let picker = try picker(stage)
    #expect(picker.simulatedTypes.map(\.preferredFilenameExtension) == ["txt", "text"])
    picker.simulateSelection(url)
    try answer(stage)
    #expect(form.texts == ["first"])
    #expect(form.upload.lastName == url.lastPathComponent)
    #expect(form.context.table?.diagnostics.recent == [])
    #expect(RaisedExceptions.all.isEmpty)
  }

  @Test func row_showsTheProgress_whileTheFileArrives() throws {
    let stage = ScreenStage(form, work: work)
    try picker(stage).simulateSelection(url)
    stage.turn()
    let bar = try #require(try cell(stage).control(UIProgressView.self))
    #expect(bar.progress == 0)
    #expect(try cell(stage).control(UIButton.self) == nil)
    try answer(stage)
    #expect(try cell(stage).control(UIButton.self) != nil)
  }

  @Test func pickerWithoutASelection_sendsNothing() throws {
    let stage = ScreenStage(form, work: work)
    try picker(stage).simulateCancel()
    try answer(stage)
    #expect(form.texts == [])
    // The next one works.
    try picker(stage).simulateSelection(url)
    try answer(stage)
    #expect(form.texts == ["first"])
  }

  @Test func file_thatCannotBeRead_orWhoseRowWasRemoved_isIgnored() throws {
    let stage = ScreenStage(form, work: work)
    try picker(stage).simulateSelection(url.appendingPathExtension("none"))
    try answer(stage)
    let picker = try picker(stage)
    form.showsRow = false
    form.context.setNeedsUpdate()
    try answer(stage)
    picker.simulateSelection(url)
    try answer(stage)
    #expect(form.texts == [])
    #expect(RaisedExceptions.all.isEmpty)
  }
}
