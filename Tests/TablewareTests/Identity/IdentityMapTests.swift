import Tableware
import TablewareTesting
import Testing

struct IdentityMapTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func map_afterRandomChanges_agreesWithADictionary(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var map = IdentityMap<Int>()
    var model: [Int: Int] = [:]
    for step in 0..<400 {
      let key = Int.random(in: 0..<60, using: &random)
      switch Int.random(in: 0..<20, using: &random) {
      case 0:
        let divisor = Int.random(in: 2...5, using: &random)
        map.keep { _, value in value % divisor != 0 }
        model = model.filter { $0.value % divisor != 0 }
      case 1...6:
        map[Identity(key)] = nil
        model[key] = nil
      default:
        map[Identity(key)] = step
        model[key] = step
      }
      let broken = map.checkInvariants()
      let wrong = (0..<60).filter { map[Identity($0)] != model[$0] }
      guard broken == nil, wrong == [], map.count == model.count else {
        Issue.record("seed \(seed), step \(step): \(wrong) \(broken ?? "")")
        return
      }
    }
  }
}
