import Explain
import Foundation
import TablewareTesting
import Testing

/// Random pairs, answered and replayed by a program that knows nothing of the planner.
@Suite struct RandomPairTests {
  private struct Pair: Encodable {
    var old: [Answer.Section]
    var new: [Answer.Section]
  }

  @Test(arguments: [false, true])
  func everyAnswerLeadsFromOldToNew(withRepeats: Bool) throws {
    for seed in 0..<2_000 {
      var random = SeededGenerator(seed: UInt64(seed))
      let pair = Pair(
        old: sections(withRepeats, &random), new: sections(withRepeats, &random))
      let line = Array(try JSONEncoder().encode(pair))
      let (json, isSound) = PairLine.answer(to: line, number: 1)
      let text =
        "\(String(decoding: line, as: UTF8.self)) → \(String(decoding: json, as: UTF8.self))"
      let answer = try Answer(json)
      var replay = ArrayReplay(pair.old)
      for step in answer.batches {
        replay.apply(step)
        guard replay.shape == ArrayReplay(step.after).shape else {
          Issue.record("seed \(seed): a batch does not lead to its snapshot: \(text)")
          return
        }
      }
      let differences = replay.differences(from: pair.new)
      guard isSound, replay.shape == ArrayReplay(pair.new).shape,
        answer.batches.isEmpty || answer.batches.last?.after == pair.new,
        differences.rows == answer.refreshRows ?? [],
        differences.sections == answer.refreshSections ?? []
      else {
        Issue.record("seed \(seed): the batches do not lead to new: \(text)")
        return
      }
      #expect(withRepeats || answer.diagnostics == nil)
      #expect(PairLine.answer(to: line, number: 1).json == json)
    }
  }

  private func sections(_ withRepeats: Bool, _ random: inout SeededGenerator) -> [Answer.Section] {
    var sectionIDs = Array("ABCDE").map(String.init).shuffled(using: &random)
    var rowIDs = Array("abcdefghijklmnopqrst").map(String.init).shuffled(using: &random)
    let contents = [nil, nil, "x", "y"]
    return (0..<Int.random(in: 0...4, using: &random)).map { _ in
      if withRepeats {
        sectionIDs.append(sectionIDs[Int.random(in: 0..<2, using: &random)])
        rowIDs += rowIDs.prefix(2)
      }
      let rows = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        Row(id: rowIDs.removeLast(), content: contents.randomElement(using: &random) ?? nil)
      }
      let header = contents.randomElement(using: &random) ?? nil
      return Answer.Section(id: sectionIDs.removeLast(), header: header, rows: rows)
    }
  }
}
