import Foundation

/// What a table is doing; many calls are legal in some phases only.
enum Phase: Hashable {
  /// No change and no layout is in progress.
  case idle
  /// A batch is open; the number of open blocks (B-04).
  case batch(depth: Int)
  /// A batch is being checked and applied.
  case committing
  /// Heights and headers are asked for, cells are announced and ended.
  case layout
  /// The cell of a row is asked for.
  case cellForRow(IndexPath)
  /// The table threw (B-47).
  case poisoned
}

/// A public entry point of a table, with the phases in which it may be called.
enum TableCall: String, CaseIterable {
  case register, dequeue, dequeueForRow, dequeueHeader
  case counts, positions, cells, visiblePaths
  case reloadData, beginUpdates, endUpdates, update, reconfigureRows
  case select, scrollToRow, setEditing, layout, reloadSectionIndexTitles, gesture

  /// What is wrong with the call in a phase, or `nil` if it is legal there.
  func objection(in phase: Phase) -> (rule: String, verdict: Breach.Verdict)? {
    switch phase {
    case .idle: self == .endUpdates ? ("B-58", .exception) : nil
    case .poisoned: ("B-47", .exception)
    case .batch: objectionInBatch
    case .committing, .layout, .cellForRow: objectionInQuestion(phase)
    }
  }

  /// In a batch, questions are answered for the old state (L-03b), and paths to scroll
  /// to may be of the new one (G-21).
  private var objectionInBatch: (rule: String, verdict: Breach.Verdict)? {
    switch self {
    case .counts, .positions, .cells, .visiblePaths: ("L-03b", .warning)
    case .scrollToRow: ("G-21", .hazard)
    case .layout: ("B-57", .hazard)
    case .reloadData: ("B-58", .exception)
    case .gesture: ("B-57", .exception)
    case .register, .dequeue, .dequeueForRow, .dequeueHeader, .beginUpdates, .endUpdates, .update,
      .reconfigureRows, .select, .setEditing, .reloadSectionIndexTitles:
      nil
    }
  }

  /// From inside a question of the table nothing may change it (B-57).
  private func objectionInQuestion(_ phase: Phase) -> (rule: String, verdict: Breach.Verdict)? {
    switch self {
    case .register, .dequeue, .dequeueForRow, .dequeueHeader: nil
    case .counts, .positions, .visiblePaths: phase == .committing ? ("L-03b", .warning) : nil
    case .cells: ("B-57", .warning)
    case .select: phase == .committing ? ("B-57", .exception) : nil
    case .reloadData, .beginUpdates, .endUpdates, .update, .reconfigureRows, .scrollToRow,
      .setEditing, .layout, .reloadSectionIndexTitles, .gesture:
      ("B-57", .exception)
    }
  }
}
