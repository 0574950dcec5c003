import Foundation
import Gallery
import Tableware
import TablewareUIKit
import TablewareTesting
import Testing
import UIKitDouble

/// The screens that were written for the terminal, as view controllers: with a table view that
/// behaves and with one that does whatever it may.
@Suite(.serialized) @MainActor struct GalleryOnUIKitTests {
  nonisolated static let titles = Gallery.entries.map(\.title)

  @Test(arguments: titles, [false, true])
  func opens_Scrolls_AndGoesBack(title: String, hostile: Bool) throws {
    let stage = try GalleryStage(logs: title == "Log", hostile: hostile)
    let home = stage.texts
    try stage.open(title)
    #expect(stage.navigation.viewControllers.count == 2)
    #expect(stage.controller?.navigationItem.title == stage.screen.title)
    for distance in [300.0, 2_000, -4_000] {
      stage.tableView.simulateDrag(by: distance)
      stage.turn()
      #expect(!stage.texts.isEmpty)
    }
    stage.goBack()
    #expect(stage.texts == home)
    #expect(stage.breaches == [])
    #expect(stage.problems == [])
  }

  @Test(arguments: titles, [false, true])
  func runsEachCommand_Searches_AndIsDisturbed(title: String, hostile: Bool) throws {
    let stage = try GalleryStage(title, hostile: hostile)
    for position in stage.commands.indices {
      guard stage.commands.indices.contains(position) else { break }
      stage.commands[position].simulateChoice()
      stage.turn()
    }
    if stage.search("pk") {
      #expect(stage.screen.search?.query == "pk")
      stage.search("")
    }
    try stage.disturb()
    #expect(stage.breaches == [])
    #expect(stage.problems == [])
  }

  @Test(arguments: titles, [false, true])
  func leavesNothingBehind(title: String, hostile: Bool) throws {
    let stage = try GalleryStage(title, hostile: hostile)
    try stage.disturb()
    let remains = Remains(of: stage)
    #expect(!remains.names.isEmpty)
    stage.goBack()
    try stage.wait(seconds: 3)
    #expect(remains.names == [])
  }

  @Test(arguments: titles, [false, true])
  func survivesAReader_WhoTouchesEverything(title: String, hostile: Bool) throws {
    for seed in Self.seeds {
      let stage = try GalleryStage(title, hostile: hostile, seed: seed)
      var reader = Reader(stage, seed: seed)
      for _ in 0..<100 {
        try reader.act()
        guard stage.breaches.isEmpty, stage.problems.isEmpty else {
          let found = stage.breaches + stage.problems
          Issue.record("seed \(seed): \(found) after \(reader.steps.suffix(8))")
          return
        }
        if stage.navigation.viewControllers.count == 1 { try stage.open(title) }
      }
    }
  }

  /// How many readers there are, such as `GALLERY_SEEDS=1000`.
  nonisolated static var seeds: ClosedRange<UInt64> {
    1...(ProcessInfo.processInfo.environment["GALLERY_SEEDS"].flatMap(UInt64.init) ?? 1)
  }
}
