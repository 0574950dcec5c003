import Foundation
import Tableware
import TablewareTerminal
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

@testable import UIKitExamples

@Suite(.serialized) @MainActor struct ViewControllerTutorialTests {
  private typealias Steps = EpisodesTutorial
  private let page = TutorialPage("view-controller.md")

  /// The list of episodes after a step of the tutorial.
  private func list(_ step: Int, _ store: EpisodeStore = EpisodeStore()) -> UITableViewController {
    switch step {
    case 1: Steps.Step1.EpisodesController(store)
    case 2: Steps.Step2.EpisodesController(store)
    case 3: Steps.Step3.EpisodesController(store)
    case 4: Steps.Step4.EpisodesController(store)
    case 5: Steps.Step5.EpisodesController(store)
    case 6: Steps.Step6.EpisodesController(store)
    default: EpisodesController(store)
    }
  }

  private func stage(_ step: Int, _ store: EpisodeStore = EpisodeStore()) -> AppStage {
    AppStage(showing: list(step, store))
  }

  /// What the user of a step sees: at first, after each action, and on the other screens.
  private func session(_ step: Int) -> String {
    let stage = stage(step)
    var pages = [stage.page]
    func note(_ action: () -> Void) {
      action()
      pages.append(stage.page)
    }
    note { stage.touchControl(in: "Rain") }
    note { stage.touchControl(in: "Bread") }
    note { stage.touch("Rain") }
    note { stage.goBack() }
    note { stage.delete("Owls") }
    note { stage.pull() }
    #expect(stage.tableView.refreshControl?.isRefreshing == false)
    note { stage.touch("Settings") }
    note { stage.touchControl(in: "Hide saved episodes") }
    note { stage.goBack() }
    note { stage.touchControl(in: "Tides") }
    #expect(stage.breaches + stage.tableView.inspector.breaches.map(\.description) == [])
    #expect(stage.backend?.table.diagnostics.recent ?? [] == [])
    return pages.joined(separator: "\n\n")
  }

  @Test func firstStep_session_showsTheChanges() {
    #expect(
      session(1) == """
         Episodes
        New
          Rain – Weather                [Save]
          Bread – Kitchen              [Saved]
          Owls – Night                  [Save]
          Settings                           ›

         Episodes
        New
          Rain – Weather               [Saved]
          Bread – Kitchen              [Saved]
          Owls – Night                  [Save]
          Settings                           ›

         Episodes
        New
          Rain – Weather               [Saved]
          Bread – Kitchen               [Save]
          Owls – Night                  [Save]
          Settings                           ›

         Rain
          Weather, 12 minutes

         Episodes
        New
          Rain – Weather               [Saved]
          Bread – Kitchen               [Save]
          Owls – Night                  [Save]
          Settings                           ›

         Episodes
        New
          Rain – Weather               [Saved]
          Bread – Kitchen               [Save]
          Settings                           ›

         Episodes
        New
          Tides – Weather               [Save]
          Rain – Weather               [Saved]
          Bread – Kitchen               [Save]
          Settings                           ›

         Settings
          Hide saved episodes              [ ]
          Notify me                        [x]

         Settings
          Hide saved episodes              [x]
          Notify me                        [x]

         Episodes
        New
          Tides – Weather               [Save]
          Bread – Kitchen               [Save]
          Settings                           ›

         Episodes
        New
          Bread – Kitchen               [Save]
          Settings                           ›
        """)
  }

  @Test(arguments: 2...7) func step_session_isThatOfTheFirstStep(_ step: Int) {
    #expect(session(step) == session(1))
  }

  @Test func outputs_areOnThePage() async throws {
    let first = stage(1)
    try page.expect("view-controller-list", first.page)
    first.touch("Settings")
    try page.expect("view-controller-settings", first.page)

    let third = stage(3)
    third.touchControl(in: "Rain")
    try page.expect("view-controller-save", third.page)

    let fourth = stage(4)
    fourth.swipeRow("Rain", "Save")
    fourth.swipeRow("Bread", "Delete")
    try page.expect("view-controller-swipes", fourth.page)

    let fifth = stage(5)
    fifth.pull()
    try page.expect("view-controller-refresh", fifth.page)

    try page.expect(
      "view-controller-settings-screen",
      try await Terminal.frame(
        of: SettingsScreen(EpisodeStore()), keys: "space", columns: 40, rows: 6))
    try page.expect(
      "view-controller-list-screen",
      try await Terminal.frame(
        of: EpisodesScreen(EpisodeStore()), keys: "down", columns: 40, rows: 10))
  }

  @Test func firstStep_counts_areThoseOfItsParts() {
    let controller = Steps.Step1.EpisodesController(EpisodeStore())
    let count = controller.numberOfSections(in: controller.tableView)
    #expect(count == Steps.Step1.EpisodesController.Part.allCases.count)
    let settings = Steps.Step1.SettingsController(EpisodeStore())
    #expect(settings.tableView(settings.tableView, numberOfRowsInSection: 0) == 2)
  }

  /// A cell that was returned to the pool changes no episode.
  @Test func firstSteps_buttonOfAnUnusedCell_changesNothing() {
    let store = EpisodeStore()
    let before = store.episodes
    let cell = Steps.Step1.EpisodeCell(style: .default, reuseIdentifier: nil)
    let first = Steps.Step1.EpisodesController(store)
    let stage = AppStage(showing: first)
    first.saveButtonTapped(in: cell)
    let second = Steps.Step2.EpisodesController(store)
    stage.navigation.pushViewController(second, animated: false)
    stage.turn()
    second.saveButtonTapped(in: cell)
    #expect(store.episodes == before)
  }

  @Test func secondStep_row_isBoundForADifferentBody() {
    let delegate = Steps.Step1.EpisodesController(EpisodeStore())
    let store = EpisodeStore()
    let before = Steps.Step2.EpisodeRow(episode: store.episodes[0], delegate: delegate)
    store.toggleSaved(1)
    let after = Steps.Step2.EpisodeRow(episode: store.episodes[0], delegate: delegate)
    #expect(before.id == after.id)
    #expect(before.body != after.body)
  }

  @Test func secondStep_changeFromOutside_isShownAfterSetNeedsUpdate() {
    let store = EpisodeStore()
    let controller = Steps.Step2.EpisodesController(store)
    let stage = AppStage(showing: controller)
    store.delete(1)
    controller.backend?.setNeedsUpdate()
    stage.turn()
    #expect(stage.texts == ["Bread", "Owls", "Settings"])
  }

  @Test func secondStep_tap_highlightsRowsOfTheDelegateAsWell() {
    let styles = { (step: Int) in self.stage(step).tableView.visibleCells.map(\.selectionStyle) }
    #expect(styles(1) == [.default, .default, .default, .default])
    #expect(styles(2) == [.default, .default, .default, .default])
    #expect(styles(3) == [.default, .default, .default, .default])
  }

  @Test func thirdStep_open_pushesTheEpisode() {
    let store = EpisodeStore()
    let controller = Steps.Step3.EpisodesController(store)
    let stage = AppStage(showing: controller)
    controller.open(store.episodes[2])
    stage.turn()
    #expect(stage.page == " Owls\n  Night, 24 minutes")
  }

  @Test func fourthStep_animations_fade() {
    let stage = stage(4)
    #expect(stage.backend?.animations == .fade)
    stage.swipeRow("Bread", "Remove")
    stage.swipeRow("Rain", "Delete")
    #expect(stage.texts == ["Bread", "Owls", "Settings"])
    #expect(stage.cell("Bread")?.all(UIButton.self).first?.currentTitle == "Save")
    #expect(stage.breaches == [])
  }

  @Test func lastStep_screens_pushEachOther() {
    let stage = stage(7)
    stage.touch("Rain")
    #expect((stage.top as? ScreenController)?.screen is EpisodeScreen)
    stage.goBack()
    stage.touch("Settings")
    #expect((stage.top as? ScreenController)?.screen is SettingsScreen)
  }

  @Test func lastStep_screenWithoutItsController_looksTheSame() {
    let stage = AppStage()
    stage.navigation.push(EpisodesScreen(EpisodeStore()), animated: false)
    stage.turn()
    #expect(stage.page == self.stage(1).page)
    stage.touchControl(in: "Rain")
    #expect(stage.cell("Rain") is EpisodeCell)
    #expect(stage.cell("Rain")?.all(UIButton.self).first?.currentTitle == "Saved")
    #expect(stage.breaches == [])
  }

  // entry: view-controller-test
  @Test func episodes_savedAndHidden_disappear() {
    let driver = ScreenDriver(EpisodesScreen(EpisodeStore()))
    #expect(driver.titles == [["Rain", "Bread", "Owls"], ["Settings"]])
    driver.raise(SaveTapped(), from: 1)  // the button in the cell
    #expect(driver.content(of: 1)?.values.first?.text.string == "Saved")
    driver.swipe("Delete", on: 2)
    driver.tap("Settings")
    driver.tap("Hide saved episodes")
    driver.goBack()
    #expect(driver.titles == [["Owls"], ["Settings"]])
    #expect(driver.findings == [])
  }
  // end

  @Test(arguments: 2...7) func step_left_isDeallocated(_ step: Int) {
    let stage = stage(step)
    let remains = Remains(of: stage)
    stage.goBack()
    stage.turn()
    #expect(remains.names == [])
  }
}
