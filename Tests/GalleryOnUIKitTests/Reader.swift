import Foundation
import Tableware
import TablewareUIKit
import UIKitDouble

/// A user who touches everything on screen: the same actions for the same seed.
@MainActor
struct Reader {
  private var dice: Dice
  private let stage: GalleryStage
  /// What was done, to find out what led to a failure.
  private(set) var steps: [String] = []

  init(_ stage: GalleryStage, seed: UInt64) {
    self.stage = stage
    dice = Dice(seed)
  }

  private var table: UITableView { stage.tableView }

  mutating func act() throws {
    guard stage.window.rootViewController?.presentedViewController == nil else { return answer() }
    switch roll(13) {
    case 0...3: tap()
    case 4: scroll()
    case 5: setControl()
    case 6: chooseFromMenu()
    case 7: swipe()
    case 8: runCommand()
    case 9: search()
    case 10: goBack()
    case 11:
      note("wait")
      try stage.wait(seconds: 1)
    default:
      note("disturb")
      try stage.disturb()
    }
    stage.turn()
  }

  private mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &dice) }

  private mutating func note(_ step: String) { steps.append("\(stage.screen.title): \(step)") }

  private mutating func pick() -> IndexPath? {
    table.indexPathsForVisibleRows?.randomElement(using: &dice)
  }

  private mutating func tap() {
    guard let path = pick() else { return }
    note("tap \(path.section).\(path.row)")
    table.simulateTap(at: path)
  }

  private mutating func scroll() {
    let distance = Double(roll(1_600) - 600)
    note("scroll by \(distance)")
    table.simulateFlick(by: distance)
  }

  private mutating func chooseFromMenu() {
    guard let path = pick(), let menu = table.simulateContextMenu(at: path),
      let action = menu.actions.randomElement(using: &dice)
    else { return }
    note("“\(action.title)” of \(path.section).\(path.row)")
    _ = table.simulateMenuChoice(action.title)
  }

  private mutating func swipe() {
    guard let path = pick(),
      let title = table.simulateSwipeOpen(at: path).randomElement(using: &dice)
    else { return table.simulateSwipeClose() }
    note("swipe “\(title)” on \(path.section).\(path.row)")
    _ = table.simulateSwipeTap(title)
  }

  private mutating func runCommand() {
    guard let command = stage.commands.randomElement(using: &dice) else { return }
    note("command \(command.title)")
    command.simulateChoice()
  }

  private mutating func search() {
    let text = ["a", "p", "pk", "zz", ""][roll(5)]
    note("search \(text)")
    stage.search(text)
  }

  private mutating func goBack() {
    guard stage.navigation.viewControllers.count > 1 else { return }
    note("back")
    stage.goBack()
  }

  private mutating func answer() {
    let alert = stage.window.rootViewController?.presentedViewController as? UIAlertController
    let title = alert?.actions.randomElement(using: &dice)?.title ?? ""
    note("answer \(title)")
    alert?.simulateChoice(title)
    stage.turn()
  }

  private mutating func setControl() {
    guard let path = pick(), let control = table.cellForRow(at: path)?.accessoryView else { return }
    note("set \(type(of: control)) of \(path.section).\(path.row)")
    switch control {
    case let view as UISwitch: view.simulateTap()
    case let view as UISlider: view.simulateSlide(to: Float(roll(100)) / 100)
    case let view as UIStepper: view.simulateStep(1)
    case let view as UISegmentedControl: view.simulateTap(on: roll(max(1, view.numberOfSegments)))
    case let view as UIDatePicker: view.simulateChoice(view.date.addingTimeInterval(86_400))
    case let view as UITextField:
      view.becomeFirstResponder()
      stage.window.simulateKeyboard(height: [0, 250][roll(2)])
      view.simulateTyping(["a", "@", "1", "\n"][roll(4)])
    case let view as UITextView:
      view.becomeFirstResponder()
      view.simulateTyping("a\n")
    default: break
    }
  }
}
