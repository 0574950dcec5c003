import Tableware
import TablewareHosting
import Testing

/// Editing rows of a long collection neither builds nor copies the others.
@Suite struct LazyEditTests {
  fileprivate final class Builds {
    var rows: [Int] = []
  }

  private let table = Table()
  private let builds = Builds()
  private let count = 20_000

  init() {
    let builds = builds
    let numbers = Array(0..<count)
    table.show {
      Section("A") {
        ForEach(numbers, id: { $0 }) { number in
          builds.add(number)
        }
      }
      Section("B") {}
    }
  }

  private func title(_ row: Int, in section: Int = 0) -> String? {
    table.snapshot[RowPath(section: section, row: row)]?.content.title.string
  }

  @Test func splitsTheRun_AndStaysLazy() {
    table.row(10_000).remove()
    table["A"].insert(at: 50) { TextRow("new") }
    table.row(7).update { TextRow("changed") }
    table.row(19_999).move(to: 0, in: "B")
    #expect(builds.rows == [])
    #expect(table.snapshot.rowCount(in: 0) == count - 1)
    #expect(title(6) == "row 6")
    #expect(title(7) == "changed")
    #expect(title(49) == "row 49")
    #expect(title(50) == "new")
    #expect(title(51) == "row 50")
    #expect(title(10_000) == "row 9999")
    #expect(title(10_001) == "row 10001")
    #expect(title(count - 2) == "row 19998")
    #expect(title(count - 1) == nil)
    #expect(title(0, in: 1) == "row 19999")
    #expect(builds.rows == [6, 49, 50, 9_999, 10_001, 19_998, 19_999])
  }

  @Test func findsRowsBehindTheEdit() {
    table.row(10).remove()
    #expect(table.snapshot.path(of: Identity(9)) == RowPath(section: 0, row: 9))
    #expect(table.snapshot.path(of: Identity(10)) == nil)
    #expect(table.snapshot.path(of: Identity(11)) == RowPath(section: 0, row: 10))
    #expect(builds.rows == [])
  }

  @Test func plansOneChange_OfOneEdit() {
    let backend = BlankBackend()
    table.host.attach(backend)
    table.row(15_000).remove()
    table.host.commit()
    table["A"].insert(at: 0) { TextRow("first") }
    table.host.commit()
    #expect(backend.batches.map(\.description) == ["dR (0, 15000)", "iR (0, 0)"])
    #expect(builds.rows == [])
  }
}

extension LazyEditTests.Builds {
  fileprivate func add(_ number: Int) -> AnyRow {
    rows.append(number)
    return AnyRow(TextRow("row \(number)"))
  }
}
