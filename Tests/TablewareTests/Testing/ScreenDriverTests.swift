import SampleRows
import Tableware
import TablewareForms
import TablewareLoading
import TablewareTesting
import Testing

struct Numbered: Identifiable, Sendable {
  let id: Int
}

/// The driver that an app's tests use, on a small app.
@Suite struct ScreenDriverTests {
  final class Lists: Screen {
    let context = ScreenContext()
    let title = "Lists"
    var items = ["milk", "bread"]
    let form = FormState(["new": .text("")])
    var ticks = 0

    var commands: [Command] {
      [Command("x", "remove") { self.remove($0?.id(as: String.self)) }]
    }

    init() {
      form.rule("new", .required("Say what."), when: .leave)
    }

    func configure(_ table: Table) {
      table.on(RowMove.self) { move, _ in move.apply(to: &self.items, id: \.self) }
    }

    func appear() { context.every(.seconds(1)) { self.ticks += 1 } }

    var sections: [Section] {
      Section("new") { TextFieldRow("New", text: form.text("new")) }
      Section("items") {
        for item in items {
          TextRow(RowText(item)).disclosing { SampleScreen(item) }.movable()
            .deletable(asking: "Delete?") { self.remove(item) }
        }
      }
    }

    private func remove(_ item: String?) { items.removeAll { $0 == item } }
  }

  @Test func tap_OnARowWithAControlAndNoTap_OperatesTheControl() {
    final class Switches: Screen {
      let context = ScreenContext()
      let title = "Switches"
      var isOn = false
      var taps = 0
      var sections: [Section] {
        Section("switches") {
          ToggleRow("Plain", isOn: isOn) { self.isOn = $0 }.id("plain")
          ToggleRow("Tapped", isOn: isOn) { self.isOn = $0 }.id("tapped").onTap { self.taps += 1 }
          TextRow("Text").id("text")
        }
      }
    }
    let screen = Switches()
    let driver = ScreenDriver(screen)
    driver.tap("plain")
    #expect(screen.isOn)
    driver.tap("tapped")
    #expect(screen.isOn && screen.taps == 1)
    #expect(driver.tap("text") == .unhandled)
    #expect(driver.problems.isEmpty)
  }

  @Test func doesWhatAReaderDoes() {
    let driver = ScreenDriver(Lists())
    #expect(driver.titles == [["New"], ["milk", "bread"]])
    driver.type("eggs", into: "new")
    #expect(driver.content(of: "new")?.control == .text(TextInput("eggs", limit: 1_000)))
    driver.set("new", to: .text(""))
    driver.raise(FieldEnd(.left), from: "new")
    #expect(driver.message(of: "new") == "Say what.")
    #expect(driver.move("milk", by: 1))
    #expect(driver.titles[1] == ["bread", "milk"])
    driver.perform("Delete", on: "milk")
    #expect(driver.titles[1] == ["bread"])
    driver.tap("bread")
    #expect(driver.screen.title == "bread")
    driver.goBack()
    driver.run("x", on: "bread")
    #expect(driver.titles == [["New"], []])
    driver.advance(by: .seconds(3))
    #expect((driver.screen as? Lists)?.ticks == 3)
    #expect(driver.problems == [])
    #expect(driver.violations == [])
    #expect(driver.diagnostics == [])
  }

  @Test func saysWhatCannotBeDone() {
    let driver = ScreenDriver(Lists())
    driver.tap("gold")
    driver.set("milk", to: .bool(true))
    driver.type("x", into: "milk")
    driver.perform("Fly", on: "milk")
    driver.run("z")
    driver.goBack()
    #expect(
      driver.problems == [
        "Row \"gold\" does not exist and cannot be tapped.",
        "Row \"milk\" has no control to set.",
        "Row \"milk\" is not a text field.", "Row \"milk\" does not offer “Fly”.",
        "There is no command z.", "There is no screen below.",
      ])
  }
}

/// The driver of a table without a screen, such as one of a view controller.
@Suite struct TableDriverTests {
  @Test func doesWhatAReaderDoes_AndTellsHowItWasShown() {
    let table = Table()
    var names = ["Ada", "Grace"]
    func show() {
      table.show {
        Section("names", header: "Names") {
          for name in names {
            TextRow(RowText(name)).deletable {
              names.removeAll { $0 == name }
              show()
            }
          }
        }
      }
    }
    show()
    let driver = TableDriver(table)
    #expect(driver.headers == ["Names"])
    driver.swipe("Delete", on: "Ada")
    #expect(driver.titles == [["Grace"]])
    #expect(driver.batches.map(\.deletedRows) == [[RowPath(section: 0, row: 0)]])
    driver.swipe("Fly", on: "Grace")
    driver.swipe("Delete", on: "Ada")
    #expect(
      driver.problems == ["Row \"Grace\" does not uncover “Fly”.", "Row \"Ada\" does not exist."])
    #expect(driver.violations.isEmpty && driver.diagnostics.isEmpty)
  }

  @Test func rowTitled_IsTheIdentityOfTheOnlyRow_OrAProblem() throws {
    final class Songs: Screen {
      let context = ScreenContext()
      let title = "Songs"
      var played: [Int] = []
      var sections: [Section] {
        Section("songs") {
          ForEach([1, 2, 3], id: \.self) { number in
            TextRow(number < 3 ? "Twice" : "Once").onTap { self.played.append(number) }
          }
        }
      }
    }
    let screen = Songs()
    let driver = ScreenDriver(screen)
    #expect(driver.row(titled: "Once") == Identity(3))
    if let row = driver.row(titled: "Once") { driver.tap(row) }
    #expect(screen.played == [3])
    #expect(driver.findings == [])
    try driver.expectClean()
    #expect(driver.row(titled: "Twice") == nil)
    #expect(driver.row(titled: "Never") == nil)
    #expect(
      driver.findings == ["2 rows have the title “Twice”.", "No row has the title “Never”."])
    let error = #expect(throws: UnexpectedFindings.self) { try driver.expectClean() }
    #expect(error?.findings == driver.findings)
  }

  @Test func scrollToEnd_LoadsPageAfterPage() async {
    final class Numbers: Screen {
      let context = ScreenContext()
      let title = "Numbers"
      var pages = Pages<Numbered>()
      var sections: [Section] {
        Section("numbers") {
          ForEach(pages.elements) { TextRow("\($0.id)") }
          LoadMore("numbers", pages, .end) { _ in self.load() }
        }
      }
      func load() {
        guard let request = pages.begin(.end) else { return }
        let first = (request.neighbor ?? 0) + 1
        context.load {
          Page([Numbered(id: first), Numbered(id: first + 1)], isLast: first == 3)
        } then: { page in
          self.pages.finish(request, with: page)
        }
      }
    }
    let driver = ScreenDriver(Numbers())
    driver.scrollToEnd()
    await driver.settle()
    #expect(driver.titles[0].prefix(2) == ["1", "2"])
    driver.scrollToBeginning()
    await driver.settle()
    #expect(driver.titles[0].count == 3)
    driver.scrollToEnd()
    await driver.settle()
    #expect(driver.titles == [["1", "2", "3", "4"]])
    driver.scrollToEnd()
    #expect(driver.findings == [])
  }

  @Test func results_arriveAtSettle_howeverMuchTimePasses() async {
    final class Loads: Screen {
      let context = ScreenContext()
      let title = "Loads"
      var text = "Loading…"
      var sections: [Section] { Section("s") { TextRow(RowText(text)) } }
      func appear() {
        context.after(.seconds(1)) {
          self.context.load {
            "Loaded"
          } then: {
            self.text = (try? $0.get()) ?? "Failed"
          }
        }
      }
    }
    let driver = ScreenDriver(Loads())
    let queue = WorkQueue()
    queue.attach(to: driver.navigator.timeline)
    driver.advance(by: .seconds(1))
    #expect(queue.run())
    driver.advance(by: .seconds(1))
    #expect(driver.titles == [["Loading…"]])
    await driver.settle()
    #expect(driver.titles == [["Loaded"]])
    #expect(driver.problems == [])
  }

  @Test func scrollToEnd_WithoutRows_IsAProblem() {
    let driver = TableDriver(Table())
    driver.scrollToEnd()
    driver.scrollToBeginning()
    let problem = "The table has no rows to scroll to."
    #expect(driver.findings == [problem, problem])
  }
}
