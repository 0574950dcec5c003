import Tableware
import TablewareForms
import TablewareUIKit

/// Steppers whose range does not begin at 0, or has one number only.
final class StepperCheck: Screen {
  let context = ScreenContext()
  let title = "Steppers"
  private var level = 150.0

  var sections: [Section] {
    Section("steppers") {
      StepperRow("100 to 200", value: level, in: 100...200) { self.level = $0 }
      StepperRow("Only 5", value: 5, in: 5...5) { _ in }
    }
  }
}

/// A row that counts its taps and long presses, among others without a handler of long presses.
final class PressCheck: Screen {
  let context = ScreenContext()
  let title = "Long press"
  private var taps = 0
  private var presses = 0

  var sections: [Section] {
    Section("rows") {
      TextRow("Hold or tap", subtitle: "Long presses: \(presses), taps: \(taps)").id("both")
        .onTap { self.taps += 1 }
        .onLongPress { self.presses += 1 }
      ForEach(1..<40, id: \.self) { number in
        TextRow("Tap \(number)").onTap { self.taps += 1 }
      }
    }
  }
}

/// A long title with a control, and one with a value.
final class LargeTextCheck: Screen {
  let context = ScreenContext()
  let title = "Large text"
  private static let name = "A title that is too long for one line beside anything"
  private var text = ""
  private var level = 0.5

  var sections: [Section] {
    Section("rows") {
      TextFieldRow(Self.name, text: text, id: "field") { self.text = $0 }
      SliderRow(Self.name, value: level, id: "slider") { self.level = $0 }
      TextRow(Self.name, value: "12 of 30").id("value")
    }
  }
}
