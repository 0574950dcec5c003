import Foundation

/// The test's side of a table: how strict it is, what it noticed, what it was told.
@MainActor
public final class TableInspector {
  /// How much is asked.
  public var strictness = Strictness.strict
  /// The identities of the rows; without a probe, positions are not checked.
  public var probe: TableProbe?
  /// What the completions of batches get (F-52).
  public var animationsFinish = true
  /// Whether a move that changes nothing is a hazard: reports disagree on whether some system
  /// crashes (B-06).
  public var mindsRedundantMoves = false
  /// How many changes a batch may have before it is a hazard: frameworks reload from 100 to 300 on
  /// (B-55).
  public var largestBatch = 300
  /// Disturbances that UIKit allows itself.
  public var hostility: Set<Hostility> = []
  /// Where the dice of the disturbances begin.
  public var seed: UInt64 = 1 { didSet { generator = SeededGenerator(seed) } }
  /// Called with every breach, such as to fail a test at once.
  public var onBreach: ((Breach) -> Void)?
  /// Every breach so far.
  public private(set) var breaches: [Breach] = []
  /// All calls of the table and actions of the user, in order.
  public private(set) var log: [Script.Step] = []
  /// How many cells were made, by reuse identifier.
  public internal(set) var cellsMade: [String: Int] = [:]
  /// How often a cell was asked for.
  public internal(set) var cellRequests = 0
  /// How often a row's true height was asked for (G-04).
  public internal(set) var heightRequests = 0
  /// How often a row's estimate was asked for.
  public internal(set) var estimateRequests = 0
  /// The animations of all changes that could be seen, in the order in which they were told.
  public var animations: [ToldAnimation] = []
  var generator = SeededGenerator(1)

  /// The log as a reproducer of one line, which ``Script`` reads again.
  public var script: String { Script(log).description }

  func report(_ breach: Breach) {
    guard strictness.notices(breach.verdict) else { return }
    breaches.append(breach)
    onBreach?(breach)
  }

  func note(_ step: Script.Step) { log.append(step) }
}
