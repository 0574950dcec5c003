import Tableware
import TablewareTesting
import Testing

@testable import Cookbook

@Suite struct AccessibilityTests {
  @Test func spokenDescription_row_replacesTheTexts() {
    let spoken = DepartureRow(line: "U6", minutes: 4).body.spoken
    #expect(spoken.label == "Line U6" && spoken.value == "in 4 minutes")
    #expect(spoken.hint == "Shows the stops.")
  }

  @Test func decorativeValue_bar_isNotSpoken() {
    #expect(LoadRow(name: "CPU", percent: 40).body.spoken.value == "40 %")
  }

  @Test func descriptionOfAPicture_label_isSpokenFirst() {
    #expect(PhotoRow(name: "Bridge").body.spoken.label == "Two people on a bridge, Bridge")
  }
}
