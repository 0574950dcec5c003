import Tableware
import Testing

/// The state machine behind a table, against the simplest model of it: a list of what was asked.
@Suite struct CommitQueueTests {
  enum Step: CaseIterable {
    case submit, submitSilently, begin, finish
  }

  struct Model {
    var waiting: [Int] = []
    var running: [Int]?
    var isDirty = false

    mutating func submit(_ ticket: Int?) -> Bool {
      defer {
        isDirty = true
        waiting += ticket.map { [$0] } ?? []
      }
      return !isDirty && running == nil
    }
  }

  @Test func behavesAsTheModel_InEverySequenceOfSevenSteps() {
    check(CommitQueue<Int>(), Model(), [])
  }

  private func check(_ queue: CommitQueue<Int>, _ model: Model, _ steps: [Step]) {
    guard steps.count < 7 else { return }
    for step in Step.allCases {
      var queue = queue
      var model = model
      let steps = steps + [step]
      switch step {
      case .submit:
        #expect(queue.submit(steps.count) == model.submit(steps.count), "\(steps)")
      case .submitSilently:
        #expect(queue.submit(nil) == model.submit(nil), "\(steps)")
      case .begin:
        let canBegin = model.isDirty && model.running == nil
        if canBegin { model = Model(running: model.waiting) }
        #expect(queue.begin() == canBegin, "\(steps)")
      case .finish:
        #expect(queue.finish() == model.running ?? [], "\(steps)")
        model.running = nil
      }
      #expect(queue.hasWork == model.isDirty, "\(steps)")
      #expect(queue.isCommitting == (model.running != nil), "\(steps)")
      check(queue, model, steps)
    }
  }
}
