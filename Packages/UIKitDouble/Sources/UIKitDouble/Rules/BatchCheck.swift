import Foundation

/// Every rule that a batch breaks: bounds, conflicts, counts, hazards. UIKit throws at the first;
/// this finds all of them (B-46).
struct BatchCheck {
  let shape: BatchShape
  private(set) var breaches: [Breach] = []

  init(_ shape: BatchShape) {
    self.shape = shape
    checkBounds()
    checkConflicts()
    checkDuplicates()
    if !breaches.contains(where: { $0.verdict == .exception }) { checkCounts() }
    checkHazards()
  }

  mutating func report(_ rule: String, _ detail: String) {
    report(rule, .exception, detail)
  }

  mutating func report(_ rule: String, _ verdict: Breach.Verdict, _ detail: String) {
    breaches.append(Breach(rule, verdict, detail))
  }
}
