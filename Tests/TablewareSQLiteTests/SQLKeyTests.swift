#if SQLite
import TablewareSQL
import Testing

/// Identities of rows of a database.
@Suite struct SQLKeyTests {
  @Test(arguments: [[], [7], [7.0], ["7"], [nil], [7, 7], [7, "a"]] as [[SQLValue?]])
  func values_areThoseOfTheKey(_ values: [SQLValue?]) {
    let values = values.map { $0 ?? .null }
    #expect(SQLKey(values).values.map(\.description) == values.map(\.description))
    #expect(SQLKey(values) == SQLKey(values))
  }

  @Test func keysOfEqualNumbers_areOne() {
    #expect(SQLKey([1]) == SQLKey([1.0]))
    #expect(Set([SQLKey([1]), SQLKey([1.0])]).count == 1)
    #expect(SQLKey([1, "a"]) == SQLKey([1.0, "a"]))
    #expect(SQLKey([1]) != SQLKey([1.5]))
    #expect(SQLKey([1]) != SQLKey(["1"]))
    #expect(SQLKey([1]) != SQLKey([1, 1]))
    #expect(SQLKey([]) != SQLKey([.null]))
  }
}
#endif
