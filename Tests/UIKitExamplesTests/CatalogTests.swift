import Testing
import UIKitDouble

@Suite(.serialized) @MainActor struct CatalogTests {
  @Test func showsEachModel_WithTheRowOfItsType() {
    let stage = AppStage("Catalog", "Any models")
    #expect(stage.headers == ["People", "Values", "Unmapped"])
    #expect(stage.texts.prefix(5) == ["Ada", "Grace", "An Int", "A Bool", "A dictionary"])
    #expect(stage.cell("Ada")?.texts.secondaryText == "Notes")
    #expect(stage.texts.count == 6)
  }

  @Test func runsTheActionOfARow_OrOfItsType() {
    let stage = AppStage("Catalog", "Actions")
    func last() -> String? { stage.cell("Last action")?.value }
    stage.tap("Tap")
    #expect(last() == "tap")
    stage.tapDetail(of: "Tap and detail")
    #expect(last() == "detail of both")
    stage.tap("Disabled")
    stage.tap("None")
    #expect(last() == "detail of both")
    stage.tap("Ada")
    #expect(last() == "Ada, as every person")
    stage.tap("Edsger")
    #expect(last() == "Edsger, by his own action")
    stage.tap("Navigate and detail")
    #expect(stage.texts == ["You have arrived"])
    #expect(stage.breaches == [])
  }

  @Test(arguments: [false, true])
  func addsSections_AndDeletesRows_OnceTheReaderConfirms(hostile: Bool) {
    let stage = AppStage("Catalog", "Mutable", hostile: hostile)
    #expect(stage.texts == ["Nothing yet"])
    for _ in 0..<3 { stage.tapBarButton() }
    #expect(stage.headers == ["D", "G", "J"])
    #expect(stage.texts == ["D1", "D1b", "G2", "G2b", "J3", "J3b"])
    stage.swipe("Delete", on: "G2")
    #expect(stage.alert?.title == "Delete “G2”?")
    stage.choose("Cancel")
    #expect(stage.texts.contains("G2"))
    for row in ["G2", "G2b"] {
      stage.swipe("Delete", on: row)
      stage.choose("Delete")
    }
    #expect(stage.texts == ["D1", "D1b", "J3", "J3b"])
    stage.disturb()
    #expect(stage.headers == ["D", "J"])
    #expect(stage.breaches == [])
  }

  @Test(arguments: [false, true])
  func deletes_FromTheMenu_AndByVoice(hostile: Bool) {
    let stage = AppStage("Catalog", "Mutable", hostile: hostile)
    stage.tapBarButton()
    #expect(stage.cell("D1")?.accessibilityIdentifier == "D1")
    #expect(stage.chooseFromMenu("Delete", of: "D1"))
    #expect(stage.alert?.title == "Delete “D1”?")
    stage.choose("Delete")
    #expect(stage.texts == ["D1b"])
    #expect(stage.say("Delete", to: "D1b"))
    stage.choose("Cancel")
    #expect(stage.texts == ["D1b"])
    #expect(stage.say("Delete", to: "D1b"))
    stage.choose("Delete")
    #expect(stage.texts == ["Nothing yet"])
    #expect(stage.breaches == [])
  }

  @Test func deletesTheRowThatWasAskedFor_WhateverComesMeanwhile() {
    let stage = AppStage("Catalog", "Mutable")
    stage.tapBarButton()
    let add = stage.top.navigationItem.rightBarButtonItem
    stage.swipe("Delete", on: "D1")
    for _ in 0..<26 { add?.simulateTap() }
    stage.turn()
    stage.choose("Delete")
    #expect(stage.path("D1") == nil)
    #expect(stage.path("D1b") != nil)
    #expect(stage.breaches == [])
  }

  @Test func findsPeople_AsTheReaderTypes_AndKeepsTheSearch() {
    let stage = AppStage("Catalog", "Index")
    let search = stage.top.navigationItem.searchController
    #expect(stage.headers.prefix(3) == ["A", "B", "E"])
    let titles = stage.tableView.dataSource?.sectionIndexTitles(for: stage.tableView)
    #expect(titles?.first == "A")
    search?.searchBar.simulateTyping("a")
    stage.turn()
    #expect(stage.texts == ["Ada", "Alan", "Barbara", "Évariste", "Grace", "Margaret", "Radia"])
    search?.searchBar.simulateTyping("r")
    stage.turn()
    #expect(stage.texts == ["Barbara", "Évariste", "Margaret"])
    stage.disturb()
    #expect(stage.texts == ["Barbara", "Évariste", "Margaret"])
    #expect(search?.searchBar.text == "ar")
    search?.searchBar.simulateTyping("x")
    stage.turn()
    #expect(stage.texts.first?.contains("No one is called “arx”") == true)
    search?.searchBar.simulateCancel()
    stage.turn()
    #expect(stage.texts.first == "Ada")
    #expect(stage.breaches == [])
  }

  @Test(arguments: [false, true])
  func keepsTheSelection_WhereverTheRowsGo(hostile: Bool) {
    let stage = AppStage("Catalog", "Selection", hostile: hostile)
    func selected() -> [String] {
      (stage.tableView.indexPathsForSelectedRows ?? []).compactMap {
        stage.tableView.cellForRow(at: $0)?.texts.text
      }
    }
    for person in ["Alan", "Grace", "Ada", "Alan"] { stage.tap(person) }
    #expect(selected() == ["Ada", "Grace"])
    #expect(stage.headers == ["2 selected"])
    stage.tapBarButton()
    #expect(selected() == ["Grace", "Ada"])
    let before = stage.look
    stage.disturb()
    #expect(stage.look == before)
    stage.navigation.pushViewController(UIViewController(), animated: true)
    stage.turn()
    stage.goBack()
    #expect(selected() == ["Grace", "Ada"])
    #expect(stage.breaches == [])
  }

  @Test func choosesOne_HereAndOnAPageOfItsOwn() {
    let stage = AppStage("Catalog", "Radio groups")
    stage.tap("L")
    #expect(stage.cell("L")?.accessoryType == .checkmark)
    #expect(stage.cell("M")?.accessoryType == UITableViewCell.AccessoryType.none)
    stage.tap("Drink")
    stage.tap("Water")
    #expect(stage.title == "Radio groups")
    #expect(stage.cell("Drink")?.value == "Water")
    #expect(stage.breaches == [])
  }

  @Test(arguments: [false, true])
  func setsEveryElement_AndKeepsTheKeyboard(hostile: Bool) {
    let stage = AppStage("Catalog", "Form elements", hostile: hostile)
    stage.view(UISwitch.self, in: "Switch")?.simulateTap()
    stage.view(UIStepper.self, in: "Stepper")?.simulateStep(2)
    stage.view(UISegmentedControl.self, in: "Segments")?.simulateTap(on: 2)
    stage.turn()
    #expect(stage.cell("The switch is")?.value == "off")
    #expect(stage.cell("The stepper is at")?.value == "5")
    stage.view(UIDatePicker.self, in: "Day")?.simulateChoice(.distantPast)
    stage.cell("A cell of our own")?.all(UIButton.self)[3].simulateTap()
    stage.turn()
    let stars = stage.cell("A cell of our own")?.all(UIButton.self).map(\.currentTitle)
    #expect(stars == ["★", "★", "★", "★", "☆"])
    stage.tap("Drink")
    stage.tap("Coffee")
    #expect(stage.cell("Drink")?.value == "Coffee")
    stage.view(UITextView.self, in: "Notes")?.becomeFirstResponder()
    stage.view(UITextView.self, in: "Notes")?.simulateTyping("two\nlines")
    stage.type("hello", into: "Text")
    let before = stage.look
    #expect(before.typed == "hello")
    stage.disturb()
    #expect(stage.look == before)
    #expect(stage.cell("The text is")?.value == "hello")
    #expect(stage.breaches == [])
  }
}
