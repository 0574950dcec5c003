import Foundation
import Synchronization
import Tableware
import TablewareHosting
import TablewareTesting
import Testing
import UIKitDouble

@testable import TablewareUIKit

/// A server whose answers come when a test says so.
private final class HeldLoader: ImageLoader {
  private struct State {
    var waiting: [(address: String, CheckedContinuation<[UInt8], any Error>)] = []
    var most = 0
    var canceled = 0
    var started = 0
  }
  private let state = Mutex(State())
  var most: Int { state.withLock { $0.most } }
  var canceled: Int { state.withLock { $0.canceled } }
  var started: Int { state.withLock { $0.started } }

  func bytes(of address: String) async throws -> [UInt8] {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCanceled = state.withLock {
          $0.started += 1
          // The handler below may have run before there was anything to remove.
          guard !Task.isCancelled else { return true }
          $0.waiting.append((address, continuation))
          $0.most = max($0.most, $0.waiting.count)
          return false
        }
        if isCanceled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      let left = state.withLock { state in
        let index = state.waiting.firstIndex { $0.address == address }
        state.canceled += 1
        return index.map { state.waiting.remove(at: $0).1 }
      }
      left?.resume(throwing: CancellationError())
    }
  }

  /// Answers one of the requests.
  func answer(_ random: Int) {
    let next = state.withLock { state in
      state.waiting.isEmpty ? nil : state.waiting.remove(at: random % state.waiting.count)
    }
    guard let (address, continuation) = next else { return }
    if random % 10 == 0 {
      continuation.resume(throwing: URLError(.timedOut))
    } else {
      continuation.resume(returning: Self.file(address))
    }
  }

  static func file(_ address: String) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(address.utf8)
  }
}

private struct AvatarRow: Row {
  let id: Int
  var address: String { "https://example.org/\(id).png" }
  var body: RowContent {
    RowContent(
      image: RowImage(.url(address), shape: .circle, placeholder: .initials("Mei Tanaka")),
      title: "Row \(id)")
  }
}

@Suite(.serialized, .timeLimit(.minutes(15))) @MainActor struct RowImagesTests {
  private func settle() async { for _ in 0..<20 { await Task.yield() } }

  /// Waits for what tasks do, however busy the machine is.
  private func settle(until holds: () -> Bool) async {
    while !holds(), !Task.isCancelled { await Task.yield() }
  }

  private func picture(_ cell: UITableViewCell?) -> String? {
    (cell?.contentConfiguration as? UIListContentConfiguration)?.image?.name
  }

  @Test func f77_fling_over10000Rows_showsNoWrongPicture() async throws {
    let stage = Stage()
    let loader = HeldLoader()
    stage.backend?.imageLoader = loader
    stage.table.show { Section("A") { ForEach(0..<10_000, id: { $0 }) { AvatarRow(id: $0) } } }
    stage.turn()
    var (random, wrong) = (7, 0)
    for step in 0..<150 {
      stage.tableView.contentOffset.y = CGFloat(step * 66 * 44)
      stage.turn()
      await settle()
      for _ in 0..<2 {
        random = (random &* 1_103_515_245 &+ 12_345) & 0x7FFF_FFFF
        loader.answer(random >> 8)
      }
      await settle()
      for cell in stage.tableView.visibleCells {
        guard let row = cell.boundRow, let name = picture(cell) else { continue }
        let id = try #require(row.identity.value(as: Int.self))
        let own = UIImage(data: Data(HeldLoader.file(AvatarRow(id: id).address)))?.name
        if name != own, !name.hasPrefix("MT on ") { wrong += 1 }
      }
    }
    #expect(wrong == 0)
    #expect(loader.most <= 6)
    #expect(loader.started > 100)
    #expect(loader.canceled > 100)
    let statistics = try #require(stage.backend?.images.requests.statistics)
    #expect(statistics.highestCost <= 64 << 20)
    // The rows on screen get their pictures.
    await settle {
      loader.answer(1)
      return stage.tableView.visibleCells.allSatisfy { picture($0)?.contains("bytes") == true }
    }
    let shown = stage.tableView.visibleCells.compactMap(picture)
    #expect(!shown.isEmpty)
    #expect(shown.allSatisfy { $0.contains("bytes") })
    stage.table.show {}
    stage.turn()
  }

  @Test func picture_thatArrives_doesNotLayOutAgain() async throws {
    let stage = Stage()
    let loader = HeldLoader()
    stage.backend?.imageLoader = loader
    stage.table.show { Section("A") { AvatarRow(id: 1) } }
    stage.turn()
    await settle { loader.started == 1 }
    let cell = try #require(stage.cell(0))
    let before = cell.frame
    #expect(picture(cell)?.hasPrefix("MT on ") == true)
    loader.answer(1)
    await settle { picture(cell)?.contains("bytes") == true }
    await settle()
    #expect(picture(cell)?.contains("bytes") == true)
    #expect(cell.frame == before)
    #expect(stage.breaches == [])
  }

  @Test func pictures_ofValuesAndDetails_areLoadedForTheirRowOnly() async throws {
    struct Parts: Row {
      var names: [String]
      let id = "row"
      var body: RowContent {
        let images = names.map { name in
          RowImage(
            .url("https://example.org/\(name).png"), width: 24, placeholder: .initials("Mei Tanaka")
          )
        }
        return RowContent(
          image: images.first, title: "Title",
          values: images.dropFirst().prefix(1).map { RowValue("7", image: $0) },
          details: images.dropFirst(2).map { RowDetail("By", "Mei", image: $0) })
      }
    }
    func bytes(_ name: String) -> String? {
      UIImage(data: Data(HeldLoader.file("https://example.org/\(name).png")))?.name
    }
    let stage = Stage()
    let loader = HeldLoader()
    stage.backend?.imageLoader = loader
    stage.table.show { Section("A") { Parts(names: ["a", "b", "c"]) } }
    stage.turn()
    await settle { loader.started == 3 }
    let cell = try #require(stage.cell(0))
    let frame = cell.frame
    for name in pictures(in: cell) {
      #expect(
        name
          == "MT on \(RowColor.stable(for: "Mei Tanaka").fillColor) 24 × 24 fill 24 × 24, radius 8")
    }
    #expect(pictures(in: cell).count == 2)
    for number in 1...3 { loader.answer(number) }
    await settle { pictures(in: cell).allSatisfy { $0.contains("bytes") } }
    await settle { picture(cell)?.contains("bytes") == true }
    #expect(picture(cell) == bytes("a"))
    #expect(pictures(in: cell) == ["b", "c"].map { (bytes($0) ?? "") + " fill 24 × 24, radius 8" })
    #expect(cell.frame == frame)
    // A row that no longer shows the pictures does not wait for them.
    stage.table.show { Section("A") { Parts(names: ["a", "d", "e"]) } }
    stage.turn()
    await settle { loader.started == 5 }
    stage.table.show { Section("A") { Parts(names: ["a"]) } }
    stage.turn()
    await settle { loader.canceled == 2 }
    #expect(loader.canceled == 2)
    #expect(pictures(in: try #require(stage.cell(0))) == [])
    #expect(stage.breaches == [])
  }

  /// The names of the pictures in the trailing labels and below the title.
  private func pictures(in cell: UITableViewCell) -> [String] {
    let labels = cell.accessoryView?.subviews.compactMap { ($0 as? UILabel)?.attributedText } ?? []
    let below = cell.contentConfiguration as? UIListContentConfiguration
    return (labels + [below?.secondaryAttributedText].compactMap { $0 }).flatMap { text in
      text.string.utf16.indices.map { $0.utf16Offset(in: text.string) }.compactMap { index in
        let found = text.attribute(.attachment, at: index, effectiveRange: nil)
        return (found as? NSTextAttachment)?.image?.name
      }
    }
  }

  @Test func picture_thatFailsTwice_keepsThePlaceholderAndIsReported() async throws {
    let stage = Stage()
    let loader = HeldLoader()
    stage.backend?.imageLoader = loader
    stage.table.show { Section("A") { AvatarRow(id: 1) } }
    stage.turn()
    for request in 1...2 {
      await settle { loader.started == request }
      loader.answer(0)
    }
    await settle { !stage.table.diagnostics.recent.isEmpty }
    await settle()
    #expect(loader.started == 2)
    #expect(picture(stage.cell(0))?.hasPrefix("MT on ") == true)
    #expect(
      stage.table.diagnostics.recent.contains(
        .content(.imageFailed("https://example.org/1.png"), row: Identity(1))))
  }
}
