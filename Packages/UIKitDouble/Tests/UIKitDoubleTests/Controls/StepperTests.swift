import Foundation
import Testing
import UIKitDouble

/// What UIKit refuses of controls, and what an app copies.
@Suite(.serialized) @MainActor struct StepperTests {
  /// The exceptions that an action raises.
  private func exceptions(_ action: (UIStepper) -> Void) -> [String] {
    RaisedExceptions.forget()
    action(UIStepper(frame: .zero))
    defer { RaisedExceptions.forget() }
    return RaisedExceptions.all.map(\.rule)
  }

  @Test func bounds_inTheWrongOrder_raiseAnException() {
    #expect(exceptions { $0.minimumValue = 100 } == ["NSInvalidArgumentException"])
    #expect(exceptions { $0.maximumValue = 0 } == ["NSInvalidArgumentException"])
    #expect(
      exceptions {
        $0.maximumValue = 200
        $0.minimumValue = 100
      } == [])
  }

  @Test func step_thatLeadsNowhere_raisesAnException() {
    #expect(exceptions { $0.stepValue = 0 } == ["NSInvalidArgumentException"])
    #expect(exceptions { $0.stepValue = -1 } == ["NSInvalidArgumentException"])
    #expect(exceptions { $0.stepValue = 0.5 } == [])
  }

  @Test func pasteboard_countsWhatIsCopied() {
    let pasteboard = UIPasteboard.general
    let count = pasteboard.changeCount
    pasteboard.string = "copied"
    #expect(pasteboard.string == "copied")
    #expect(pasteboard.hasStrings)
    #expect(pasteboard.changeCount == count + 1)
  }
}
