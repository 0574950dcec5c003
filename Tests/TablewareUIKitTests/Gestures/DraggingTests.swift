import Foundation
import Tableware
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// Rows that are dragged by a long touch, without the editing mode.
@Suite(.serialized, .freesEverything) @MainActor struct DraggingTests {
  private struct Song: Identifiable, Sendable, Equatable {
    let id: String
  }

  private final class Lists {
    var songs: [Song]
    var favorites: [Song] = []
    var drops: [String] = []
    init(_ songs: [String]) { self.songs = songs.map(Song.init) }
  }

  private let stage = Stage()
  private let lists = Lists(["a", "b", "c"])
  private var tableView: UITableView { stage.tableView }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func movable(_ titles: [String], _ scope: MoveScope = .withinSection) -> Section {
    Section("A") { for title in titles { TextRow(RowText(title)).movable(scope) } }
  }

  /// Songs that can be dragged, and favorites that accept them.
  private func showLists() {
    stage.table.show { [lists] in
      Section("songs") {
        for song in lists.songs { TextRow(RowText(song.id)).draggable(song, text: song.id) }
      }
      Section("favorites") {
        for song in lists.favorites { TextRow(RowText(song.id)).id(song.id) }
      }.dropDestination(for: Song.self) { songs, position in
        lists.drops.append(songs.map(\.id).joined())
        position.insert(songs, into: &lists.favorites)
      }
    }
    stage.turn()
  }

  // MARK: Moves in the table

  @Test func row_draggedByALongTouch_isMovedWithoutTheEditingMode() throws {
    stage.table.show { movable(["a", "b", "c"]) }
    stage.turn()
    #expect(!tableView.isEditing)
    let drag = try #require(SimulatedDrag(from: tableView, at: path(0)))
    let proposal = try #require(drag.move(over: tableView, at: path(2)))
    #expect(proposal.operation == .move)
    #expect(proposal.intent == .insertAtDestinationIndexPath)
    #expect(!drag.isVisibleToOtherApps)
    let told = stage.told {
      drag.end()
      stage.turn()
    }
    #expect(told == "reorder (0,0)→(0,2)")
    #expect(stage.texts == "b c a")
    #expect(stage.breaches == [])
  }

  @Test func row_thatIsNeitherMovableNorDraggable_isNotLifted() {
    stage.show("A[a b]")
    #expect(SimulatedDrag(from: tableView, at: path(0)) == nil)
    stage.table.show {
      Section("A") { TextRow("a").movable().draggable("a").disabled() }
    }
    stage.turn()
    #expect(SimulatedDrag(from: tableView, at: path(0)) == nil)
  }

  @Test func dragInteraction_switchedOffByTheApp_liftsNoRow() {
    stage.table.show { movable(["a", "b"]) }
    stage.turn()
    tableView.dragInteractionEnabled = false
    #expect(SimulatedDrag(from: tableView, at: path(0)) == nil)
  }

  @Test func drop_inAnotherSection_isForbiddenUnlessTheRowMayMoveThere() throws {
    func show(_ scope: MoveScope) {
      stage.table.show {
        movable(["a", "b"], scope)
        Section("B") { TextRow("c") }
      }
      stage.turn()
    }
    show(.withinSection)
    let inside = try #require(SimulatedDrag(from: tableView, at: path(0)))
    #expect(inside.move(over: tableView, at: path(0, 1))?.operation == .forbidden)
    #expect(!inside.end())
    show(.anywhere)
    let anywhere = try #require(SimulatedDrag(from: tableView, at: path(0)))
    #expect(anywhere.move(over: tableView, at: path(0, 1))?.operation == .move)
    #expect(anywhere.end())
    stage.turn()
    #expect(stage.texts == "b a c")
    #expect(stage.breaches == [])
  }

  @Test func drop_belowTheLastRow_movesToTheEnd() throws {
    stage.table.show { movable(["a", "b", "c"]) }
    stage.turn()
    let drag = try #require(SimulatedDrag(from: tableView, at: path(0)))
    #expect(drag.move(over: tableView, at: nil)?.intent == .unspecified)
    #expect(drag.end())
    for _ in 0..<2 { stage.turn() }
    #expect(stage.texts == "b c a")
    #expect(drag.landings == [path(2)])
    #expect(stage.breaches == [])
  }

  @Test func draggedRow_removedMeanwhile_isNotMoved() throws {
    stage.table.show { movable(["a", "b", "c"]) }
    stage.turn()
    let drag = try #require(SimulatedDrag(from: tableView, at: path(0)))
    stage.table.show { movable(["b", "c"]) }
    stage.turn()
    #expect(drag.move(over: tableView, at: path(1)) == nil)
    #expect(!drag.end())
    stage.turn()
    #expect(stage.texts == "b c")
    #expect(stage.breaches == [])
  }

  @Test func draggedRow_movedByTheAppMeanwhile_isMovedFromItsNewPosition() throws {
    stage.table.show { movable(["a", "b", "c"]) }
    stage.turn()
    let drag = try #require(SimulatedDrag(from: tableView, at: path(0)))
    stage.table.show { movable(["x", "b", "a", "c"]) }
    stage.turn()
    #expect(drag.move(over: tableView, at: path(3))?.operation == .move)
    #expect(drag.end())
    stage.turn()
    #expect(stage.texts == "x b c a")
    #expect(stage.breaches == [])
  }

  @Test func drop_whileABatchAnimates_movesNothing() throws {
    stage.table.show { movable(["a", "b", "c"]) }
    stage.turn()
    let drag = try #require(SimulatedDrag(from: tableView, at: path(0)))
    stage.table.show { movable(["a", "b", "c", "d"]) }
    VirtualTime.shared.advance(by: 0.1)
    #expect(drag.move(over: tableView, at: path(2))?.operation == .cancel)
    #expect(!drag.end())
    for _ in 0..<2 { stage.turn() }
    #expect(stage.texts == "a b c d")
    #expect(stage.breaches == [])
  }

  @Test func change_whileARowIsHeldOverItsTable_waitsForTheDrop() throws {
    stage.table.show { movable(["a", "b", "c"]) }
    stage.turn()
    let drag = try #require(SimulatedDrag(from: tableView, at: path(0)))
    drag.move(over: tableView, at: path(1))
    stage.table.show { movable(["a", "b", "c", "d"]) }
    stage.turn()
    #expect(tableView.numberOfRows(inSection: 0) == 3)
    drag.end()
    for _ in 0..<2 { stage.turn() }
    #expect(stage.texts == "b a c d")
    #expect(stage.breaches == [])
  }

  @Test func positionsOutsideOfTheTable_areRefused() throws {
    stage.table.show { movable(["a", "b"]) }
    stage.turn()
    let drag = try #require(SimulatedDrag(from: tableView, at: path(0)))
    #expect(drag.move(over: tableView, at: path(0, 7))?.operation == .forbidden)
    #expect(!drag.end())
    #expect(stage.texts == "a b")
    #expect(stage.breaches == [])
  }

  // MARK: Drops of values

  @Test func value_droppedOnASection_arrivesWithItsPosition() throws {
    lists.favorites = [Song(id: "x"), Song(id: "y")]
    showLists()
    let drag = try #require(SimulatedDrag(from: tableView, at: path(1)))
    #expect(drag.move(over: tableView, at: path(0))?.operation == .forbidden)
    #expect(drag.move(over: tableView, at: path(1, 1))?.operation == .copy)
    #expect(drag.end())
    #expect(lists.favorites.map(\.id) == ["x", "b", "y"])
    #expect(stage.breaches == [])
  }

  @Test func position_ofTheLastProposal_isKeptByIdentity_whenRowsChangeBeforeTheDrop() throws {
    lists.favorites = [Song(id: "x"), Song(id: "y")]
    showLists()
    let drag = try #require(SimulatedDrag(from: tableView, at: path(1)))
    drag.move(over: tableView, at: path(1, 1))
    // The finger rests, so UIKit does not ask again.
    lists.favorites = [Song(id: "v"), Song(id: "w"), Song(id: "x"), Song(id: "y")]
    showLists()
    #expect(drag.end())
    #expect(lists.favorites.map(\.id) == ["v", "w", "x", "b", "y"])
    #expect(stage.breaches == [])
  }

  @Test func neighbors_ofTheDrop_removedMeanwhile_leaveTheEnd() throws {
    lists.favorites = [Song(id: "x"), Song(id: "y")]
    showLists()
    let drag = try #require(SimulatedDrag(from: tableView, at: path(1)))
    drag.move(over: tableView, at: path(1, 1))
    lists.favorites = [Song(id: "z")]
    showLists()
    #expect(drag.end())
    #expect(lists.favorites.map(\.id) == ["z", "b"])
    #expect(stage.breaches == [])
  }

  @Test func value_droppedOnAnEmptySection_isInserted() throws {
    showLists()
    let drag = try #require(SimulatedDrag(from: tableView, at: path(2)))
    #expect(drag.move(over: tableView, at: path(0, 1))?.operation == .copy)
    #expect(drag.end())
    #expect(lists.favorites.map(\.id) == ["c"])
  }

  @Test func severalRows_inOneDrag_arriveInTheirOrder() throws {
    showLists()
    let drag = try #require(SimulatedDrag(from: tableView, at: path(0)))
    #expect(drag.add(path(2)))
    #expect(!drag.add(path(2)))
    drag.move(over: tableView, at: nil)
    #expect(drag.end())
    #expect(lists.drops == ["ac"])
  }

  @Test func draggedRow_ofAnotherTable_movesBetweenTables() throws {
    showLists()
    let other = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    stage.window.addSubview(other)
    let table = Table()
    other.show(table)
    let lists = lists
    table.show {
      Section("list") {}
        .emptyText("Drop songs here.")
        .dropDestination(for: Song.self) { songs, position in
          lists.drops.append("\(songs.map(\.id)) \(position.before == nil)")
          lists.songs.removeAll { songs.contains($0) }
        }
    }
    VirtualTime.shared.advance()
    let drag = try #require(SimulatedDrag(from: tableView, at: path(0)))
    // The song is removed from its table during the drag: the value stays.
    stage.table.show {}
    stage.turn()
    #expect(drag.move(over: other, at: path(0))?.operation == .move)
    #expect(drag.end())
    #expect(lists.drops == ["[\"a\"] true"])
    #expect(lists.songs.map(\.id) == ["b", "c"])
    other.tablewareBackend?.detach()
  }

  /// The rest of a load, which a test calls when it likes.
  private final class Load: @unchecked Sendable {
    var finish: (@Sendable (Data?, (any Error)?) -> Void)?
  }

  @Test func f122_drop_onASectionThatIsRemovedMeanwhile_isReported() throws {
    stage.table.show {
      Section("notes") { TextRow("a") }
        .dropDestination(ofTypes: ["public.png"]) { _, _ in Issue.record("A drop.") }
    }
    stage.turn()
    let load = Load()
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      load.finish = $0
      return nil
    }
    let drag = SimulatedDrag(ofOtherApp: [provider])
    drag.move(over: tableView, at: path(0))
    #expect(drag.end())
    stage.turn()
    stage.table.show {}
    for _ in 0..<2 { stage.turn() }
    load.finish?(Data([1]), nil)
    stage.turn()
    #expect(stage.messages.map { $0.hasPrefix("RowDrop came from row \"notes\"") } == [true])
    #expect(stage.breaches == [])
  }

  // MARK: Other apps

  @Test func f122_text_ofAnotherApp_arrivesWhenItIsLoaded_atThePositionByIdentity() throws {
    let lists = lists
    func show(_ titles: [String]) {
      stage.table.show {
        Section("notes") { for title in titles { TextRow(RowText(title)) } }
          .dropDestination(for: String.self) { texts, position in
            lists.drops += texts
            lists.drops.append("\(position.after.map { "\($0)" } ?? "-")")
            lists.drops.append("\(position.before.map { "\($0)" } ?? "-")")
          }
      }
      stage.turn()
    }
    show(["a", "b"])
    let drag = SimulatedDrag(
      ofOtherApp: ["one", "two"].map {
        NSItemProvider(object: NSString(string: $0))
      })
    #expect(drag.move(over: tableView, at: path(1))?.operation == .copy)
    #expect(drag.end())
    #expect(lists.drops == [])
    // The rows are others by the time at which the data arrives.
    show(["z", "y", "a", "b"])
    #expect(lists.drops == ["one", "two", "\"a\"", "\"b\""])
    #expect(stage.breaches == [])
  }

  @Test func bytes_ofAnotherApp_arriveByTheirType() throws {
    let lists = lists
    stage.table.show {
      Section("pictures") {}
        .dropDestination(ofTypes: ["public.png"]) { items, _ in
          lists.drops += items.map { "\($0.data["public.png"] ?? [])" }
        }
    }
    stage.turn()
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { load in
      load(Data([1, 2, 3]), nil)
      return nil
    }
    let drag = SimulatedDrag(ofOtherApp: [provider])
    drag.move(over: tableView, at: nil)
    #expect(drag.end())
    stage.turn()
    #expect(lists.drops == ["[1, 2, 3]"])
  }

  @Test func data_thatCannotBeLoaded_isReported() throws {
    stage.table.show {
      Section("notes") {}.dropDestination(for: String.self) { _, _ in Issue.record("A drop.") }
    }
    stage.turn()
    let provider = NSItemProvider(object: NSString(string: "hello"))
    provider.simulatesFailure = true
    let drag = SimulatedDrag(ofOtherApp: [provider])
    drag.move(over: tableView, at: nil)
    drag.end()
    stage.turn()
    #expect(stage.messages.count == 1)
    #expect(
      stage.messages.first?.hasPrefix("A handler of RowDrop from row \"notes\" failed") == true)
  }

  @Test func draggableRow_offersItsTextAndBytesToOtherApps() throws {
    stage.table.show {
      Section("A") {
        TextRow("a").draggable(Song(id: "a"), text: "Song a", data: ["public.png": [7]])
        TextRow("b").draggable("text of b")
      }
    }
    stage.turn()
    let drag = try #require(SimulatedDrag(from: tableView, at: path(0)))
    #expect(drag.isVisibleToOtherApps)
    #expect(drag.add(path(1)))
    #expect(
      drag.items.map(\.itemProvider.registeredTypeIdentifiers) == [
        ["public.utf8-plain-text", "public.png"], ["public.utf8-plain-text"],
      ])
    drag.cancel()
  }

  @Test func drag_thatNoSectionAccepts_isNotHandled() {
    stage.show("A[a]")
    let drag = SimulatedDrag(ofOtherApp: [NSItemProvider(object: NSString(string: "hello"))])
    #expect(drag.move(over: tableView, at: path(0)) == nil)
    #expect(!drag.end())
  }

  @Test func dragDelegate_ofTheApp_isKept() {
    final class AppDelegate: NSObject, UITableViewDragDelegate {
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { [] }
    }
    let tableView = UITableView()
    let delegate = AppDelegate()
    tableView.dragDelegate = delegate
    let backend = tableView.show(Table())
    #expect(tableView.dragDelegate === delegate)
    #expect(tableView.dropDelegate != nil)
    backend.detach()
    #expect(tableView.dragDelegate === delegate)
    #expect(tableView.dropDelegate == nil)
  }
}
