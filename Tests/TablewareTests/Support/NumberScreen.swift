import Observation
import SampleRows
import Tableware
import TablewareForms

/// A value that notifies of its changes.
@Observable final class ObservedNumber {
  var value = 0
}

/// A screen that shows a number, which everything on it increases, and that counts its evaluations.
final class NumberScreen: Screen {
  let context = ScreenContext()
  let title = "Number"
  /// A plain property: nothing notifies of its changes.
  var number = 0
  let observed = ObservedNumber()
  let letters = ["a", "b", "c"]
  private(set) var evaluations = 0
  private(set) var log: [String] = []
  /// Runs when the screen appears.
  var onAppear: (NumberScreen) -> Void = { _ in }

  var commands: [Command] {
    [
      Command("n", "next") { self.number += 1 },
      Command("r", "of row") { self.number = $0?.id(as: String.self)?.count ?? -1 },
    ]
  }

  var search: Search? {
    Search(prompt: "number", query: "\(number)") { self.number = Int($0) ?? 0 }
  }

  func configure(_ table: Table) { log.append("configure") }

  func appear() {
    log.append("appear")
    onAppear(self)
  }

  func respond(to event: any Event, from source: EventSource) -> EventResponse {
    if event is Liked { number += 1 }
    return .passed
  }

  var sections: [Section] {
    let _ = noteEvaluation()
    Section("numbers", header: "\(number)") {
      TextRow("Number", value: "\(number)").id("number").onTap { self.number += 1 }
        .menu([RowAction("Add") { self.number += 1 }])
      TextRow("Observed", value: "\(observed.value)").id("observed")
      ToggleRow("Even", isOn: number % 2 == 0) { _ in self.number += 1 }.id("even")
      TextRow("Screen").id("screen").onTap { self.context.push(self.addingScreen) }
    }
    Section("letters") { ForEach(letters, id: \.self) { TextRow($0) } }
  }

  /// A screen that adds to the number of this one, and returns.
  private var addingScreen: SampleScreen {
    SampleScreen("Adding") { page in
      Section("all") {
        TextRow("Add").onTap {
          self.number += 10
          page.context.pop()
        }
      }
    }
  }

  private func noteEvaluation() {
    evaluations += 1
    log.append("sections")
  }
}
