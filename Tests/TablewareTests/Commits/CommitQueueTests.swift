import Tableware
import Testing

/// The state machine behind a table, against the simplest model of it: a list of what was asked.
@Suite struct CommitQueueTests {
  enum Step: CaseIterable {
    case submit, submitSilently, wait, plan, planned, plannedLate, hold, release, begin, finish
  }

  struct Model {
    var waiting: [Int] = []
    var running: [Int]?
    var isDirty = false
    var isAsked = false
    var plans = 0
    var isPlanning = false
    var isHeld = false

    var canBegin: Bool { isDirty && running == nil && !isPlanning && !isHeld }

    mutating func submit(_ ticket: Int?, isChange: Bool) -> CommitQueue<Int>.Action {
      isDirty = true
      waiting += ticket.map { [$0] } ?? []
      if isChange { isPlanning = false }
      return mustAsk()
    }

    mutating func plan(_ ticket: Int) -> Int {
      isDirty = true
      isAsked = false
      isPlanning = true
      waiting.append(ticket)
      plans += 1
      return plans
    }

    mutating func planned() -> CommitQueue<Int>.Action {
      guard isPlanning else { return .wait }
      isPlanning = false
      return mustAsk()
    }

    mutating func mustAsk() -> CommitQueue<Int>.Action {
      guard canBegin, !isAsked else { return .wait }
      isAsked = true
      return .requestCommit
    }
  }

  @Test func everySequenceOfSixSteps_agreesWithTheModel() {
    check(CommitQueue<Int>(), Model(), [])
  }

  private func check(_ queue: CommitQueue<Int>, _ model: Model, _ steps: [Step]) {
    guard steps.count < 6 else { return }
    for step in Step.allCases {
      var queue = queue
      var model = model
      let steps = steps + [step]
      guard agree(step, &queue, &model, steps.count) else {
        Issue.record("\(steps)")
        return
      }
      check(queue, model, steps)
    }
  }

  private func agree(
    _ step: Step, _ queue: inout CommitQueue<Int>, _ model: inout Model, _ ticket: Int
  ) -> Bool {
    switch step {
    case .submit:
      guard queue.submit(ticket) == model.submit(ticket, isChange: true) else { return false }
    case .submitSilently:
      guard queue.submit(nil) == model.submit(nil, isChange: true) else { return false }
    case .wait:
      guard queue.wait(ticket) == model.submit(ticket, isChange: false) else {
        return false
      }
    case .plan:
      guard queue.plan(ticket) == model.plan(ticket) else { return false }
    case .planned:
      guard queue.planned(model.plans) == model.planned() else { return false }
    case .plannedLate:
      guard queue.planned(model.plans - 1) == .wait else { return false }
    case .hold:
      queue.hold()
      model.isHeld = true
      model.isAsked = false
    case .release:
      model.isHeld = false
      guard queue.release() == model.mustAsk() else { return false }
    case .begin:
      let canBegin = model.canBegin
      if canBegin {
        model.running = model.waiting
        model.waiting = []
        model.isDirty = false
        model.isAsked = false
      }
      guard queue.begin() == (canBegin ? .commit : .wait) else { return false }
    case .finish:
      guard queue.finish() == model.running ?? [] else { return false }
      model.running = nil
      guard queue.resume() == model.mustAsk() else { return false }
    }
    return queue.isCommitting == (model.running != nil)
      && queue.isWanted(model.plans) == model.isPlanning
  }
}
