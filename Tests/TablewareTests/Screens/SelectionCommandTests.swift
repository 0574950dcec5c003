import Tableware
import TablewareTesting
import Testing

/// Commands that act on the selected rows.
@Suite struct SelectionCommandTests {
  private final class Mails: Screen {
    let context = ScreenContext()
    let title = "Mails"
    var mails = ["a", "b", "c"]
    var isEnabled = true
    var question: String?

    func configure(_ table: Table) { table.selectionMode = .multiple }

    var commands: [Command] {
      [
        Command("d", "Delete", isEnabled: isEnabled, forSelection: true, asking: question) {
          guard let selection = self.context.table?.selection else { return }
          self.mails.removeAll { selection.contains($0) }
        },
        Command("a", "Add") { self.mails.append("\(self.mails.count)") },
      ]
    }
    var sections: [Section] { Section("mails") { ForEach(mails, id: \.self) { TextRow($0) } } }
  }

  private let screen = Mails()
  private let driver: ScreenDriver

  init() { driver = ScreenDriver(screen) }

  private var enabled: [Bool] { driver.table.table.hosted?.commands.map(\.isEnabled) ?? [] }

  @Test func commandForSelection_isDisabled_untilARowIsSelected() {
    #expect(enabled == [false, true])
    driver.run("d")
    #expect(driver.findings == ["The command d is disabled."])
    #expect(screen.mails == ["a", "b", "c"])
    driver.tap("b")
    driver.tap("c")
    #expect(enabled == [true, true])
    driver.run("d")
    #expect(screen.mails == ["a"])
    // The rows left the selection.
    #expect(enabled == [false, true])
  }

  @Test func commandForSelection_thatIsDisabled_staysDisabled() {
    screen.isEnabled = false
    driver.tap("b")
    #expect(enabled == [false, true])
  }

  @Test func question_whoseRowsAreDeselectedMeanwhile_runsNothing() {
    screen.question = "Delete the mails?"
    driver.tap("b")
    driver.run("d")
    #expect(driver.titles == [["Cancel", "Delete"]])
    screen.context.table?.selection.removeAll()
    driver.tap("yes")
    #expect(screen.mails == ["a", "b", "c"])
  }
}
