import Tableware
import TablewareHosting
import TablewareTesting
import TablewareViewport
import Testing

struct ConformanceTests {
  @Test(arguments: [(20, 8), (20, 1), (1, 1), (3, 40), (0, 0), (20, -4)])
  func keepsThePromisesOfABackEnd(width: Int, height: Int) {
    for seed in 1...25 as ClosedRange<UInt64> {
      let surface = TextSurface(width: width, height: height)
      let failures = BackendConformance.failures(seed: seed, steps: 60) { table in
        let viewport = Viewport(table, on: surface)
        return (
          viewport,
          {
            table.host.commit()
            viewport.layout()
            if let problem = viewport.checkInvariants() { Issue.record("seed \(seed): \(problem)") }
          }
        )
      }
      #expect(failures == [])
      #expect(surface.violations == [], "seed \(seed)")
    }
  }

  @Test(arguments: 1...25 as ClosedRange<UInt64>)
  func keepsThePromises_WhenScrolledAndResizedMeanwhile(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let surface = TextSurface(width: 9, height: 7)
    let failures = BackendConformance.failures(seed: seed, steps: 150) { table in
      if seed % 2 == 0 { table.anchoring = .stickToEnd }
      let viewport = Viewport(table, on: surface)
      return (
        viewport,
        {
          table.host.commit()
          switch Int.random(in: 0..<6, using: &random) {
          case 0: surface.size.height = Int.random(in: 0...9, using: &random)
          case 1: surface.size.width = Int.random(in: 1...9, using: &random)
          case 2: viewport.scroll(by: Int.random(in: -9...9, using: &random))
          case 3: viewport.moveFocus([.down, .up, .pageDown, .last].randomElement(using: &random)!)
          default: break
          }
          viewport.layout()
          if let problem = viewport.checkInvariants() { Issue.record("seed \(seed): \(problem)") }
        }
      )
    }
    #expect(failures == [])
    #expect(surface.violations == [], "seed \(seed)")
  }
}
