import TablewareDiff
import Testing

@Suite struct PartitioningIndexTests {
  @Test(arguments: 0...20) func partitioningIndex_OfEveryBoundary_IsTheFirstMatch(_ count: Int) {
    for boundary in 0...count {
      #expect((0..<count).partitioningIndex { $0 >= boundary } == boundary)
    }
  }

  @Test func partitioningIndex_OfASlice_IsAnIndexOfTheSlice() {
    let slice = [9, 1, 3, 5, 7].dropFirst()
    #expect(slice.partitioningIndex { $0 > 3 } == 3)
    #expect(slice.partitioningIndex { $0 > 7 } == slice.endIndex)
    #expect(slice.partitioningIndex { $0 > 0 } == slice.startIndex)
  }

  @Test func partitioningIndex_OfAMillionElements_TestsTwentyOfThem() {
    var tests = 0
    _ = (0..<1_000_000).partitioningIndex {
      tests += 1
      return $0 > 777_777
    }
    #expect(tests <= 20)
  }
}
