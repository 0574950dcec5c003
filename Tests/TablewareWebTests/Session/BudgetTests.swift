import Tableware
import TablewareTesting
import Testing

@testable import TablewareWeb

@Suite struct BudgetTests {
  private struct Job: Identifiable {
    let id: Int
    var load = 0.0
    var memory = 0
  }

  private final class Jobs: Screen {
    let context = ScreenContext()
    let title = "Jobs"
    var jobs = (0..<300).map {
      Job(id: $0, load: $0 < 20 ? Double(20 - $0) : 0, memory: 400_000 - $0)
    }

    var sections: [Section] {
      Section("root", header: SectionHeader("root", values: ["CPU %", "Memory", "PID"])) {
        ForEach(jobs) { job in
          TextRow(RowText("process-\(job.id)"), value: "\(job.load)").id(job.id)
            .onTap {}
        }
      }
    }
  }

  @Test func aChangedRowIsUnder300Bytes() {
    let screen = Jobs()
    let driver = WebDriver(screen)
    screen.jobs[7].load = 99.5
    screen.context.setNeedsUpdate()
    driver.receive()
    #expect(driver.frames.count == 1)
    #expect(driver.frames[0].count < 300)
    #expect(
      String(decoding: driver.frames[0], as: UTF8.self) == #"{"v":2,"a":1,"o":[["u",9,2,"99.5"]]}"#)
  }

  @Test func aBusyListIsUnder10KilobytesASecond() {
    var random = SeededGenerator(seed: 3)
    let screen = Jobs()
    let driver = WebDriver(screen)
    for _ in 0..<20 {
      for index in screen.jobs.indices where index < 40 {
        screen.jobs[index].load = Double(Int.random(in: 0..<1000, using: &random)) / 10
      }
      screen.jobs.sort { ($0.load, $1.id) > ($1.load, $0.id) }
      screen.context.setNeedsUpdate()
      driver.receive()
    }
    #expect(driver.frames.count == 20)
    let bytes = driver.frames.reduce(0) { $0 + $1.count }
    #expect(bytes / 20 < 10_000)
    #expect(driver.replay.problems == [])
  }
}
