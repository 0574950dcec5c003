import Foundation
import Testing
import UIKitDouble

/// Targets, selectors, notifications for assistive applications, and the state that survives the
/// end of the application.
@Suite @MainActor struct ActionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test func r03_AnActionWithoutATarget_TravelsFromACellToAController() {
    let controller = Answering()
    let model = Model("A:a")
    window.rootViewController = controller
    let table = UITableView(frame: window.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = model
    controller.view.addSubview(table)
    window.layoutIfNeeded()
    let button = UIButton(frame: .zero)
    table.visibleCells[0].contentView.addSubview(button)
    button.addTarget(nil, action: Selector("like"), for: .touchUpInside)
    button.addTarget(nil, action: Selector("unknown"), for: .touchUpInside)
    button.simulateTap()
    #expect(controller.heard == ["like"])
    #expect(
      button.target(forAction: Selector("like"), withSender: nil) as? UIResponder === controller)
    #expect(button.target(forAction: Selector("unknown"), withSender: nil) == nil)
    #expect(!UIApplication.shared.sendAction(Selector("like"), to: nil, from: nil, for: nil))
  }

  @Test func f75_TheSameTargetTwice_HearsOnce_AndCanBeTakenOff() {
    let target = Answering()
    let control = UIControl(frame: .zero)
    control.addTarget(target, action: Selector("like"), for: .valueChanged)
    control.addTarget(target, action: Selector("like"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    #expect(target.heard == ["like"])
    control.removeTarget(target, action: nil, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.heard == ["like"])
  }

  @Test func aTargetThatIsGone_HearsNothing() {
    let control = UIControl(frame: .zero)
    var target: Answering? = Answering()
    control.addTarget(target, action: Selector("like"), for: .valueChanged)
    weak let kept = target
    target = nil
    control.sendActions(for: .valueChanged)
    #expect(kept == nil)
  }

  @Test func aPrimaryAction_RunsWithTheControl() {
    var count = 0
    let button = UIButton(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    window.addSubview(button)
    button.simulateTap()
    #expect(count == 1)
  }

  @Test func aButton_OpensItsMenu_IfThatIsWhatItIsFor() {
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Sort") { _ in })
    window.addSubview(button)
    button.menu = UIMenu(title: "By")
    #expect(button.title(for: .normal) == "Sort" && button.buttonType == .system)
    #expect(button.simulateTap() == nil)
    button.showsMenuAsPrimaryAction = true
    #expect(button.simulateTap()?.title == "By")
  }

  @Test func aTextField_AsksItsDelegate() {
    let delegate = Strict()
    let field = UITextField(frame: .zero)
    field.delegate = delegate
    window.addSubview(field)
    #expect(field.becomeFirstResponder())
    field.simulateTyping("a1b\n")
    #expect(field.text == "ab" && !field.isFirstResponder)
    delegate.isOpen = false
    #expect(!field.becomeFirstResponder())
    delegate.isOpen = true
    field.becomeFirstResponder()
    delegate.isOpen = false
    field.simulateTyping("\n")
    #expect(field.isFirstResponder && !field.resignFirstResponder())
    delegate.isOpen = true
    #expect(field.resignFirstResponder())
    #expect(delegate.log == ["+", "-", "+", "-"])
  }

  @Test func whatIsToldToAssistiveApplications_IsKept() {
    UIAccessibility.simulatedPosts = []
    UIAccessibility.post(notification: .announcement, argument: "3 songs")
    #expect(UIAccessibility.simulatedPosts.map(\.notification) == [.announcement])
    #expect(UIAccessibility.simulatedPosts[0].argument as? String == "3 songs")
    let target = Answering()
    let view = UIView(frame: .zero)
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Like", target: target, selector: Selector("like")),
      UIAccessibilityCustomAction(name: "Open", image: nil) { _ in true },
    ]
    #expect(view.simulateAccessibilityAction("Like") && view.simulateAccessibilityAction("Open"))
    #expect(target.heard == ["like"])
  }

  @Test func e11_WhereTheTableWas_IsRestoredByName() throws {
    let model = Named("A:" + String(repeating: "x", count: 5) + "abcdefghijklmnopqrs")
    let table = model.table()
    #expect(table.simulateStateSaving() == nil)
    table.restorationIdentifier = "songs"
    table.scrollToRow(at: .at(0, 8), at: .top, animated: false)
    table.layoutIfNeeded()
    table.selectRow(at: .at(0, 9), animated: false, scrollPosition: .none)
    let state = try #require(table.simulateStateSaving())

    let later = Named("A:yabcdefghijklmnopqrs")
    let restored = later.table()
    restored.simulateStateRestoring(state)
    #expect(later.letter(restored.indexPathsForVisibleRows?.first) == "d")
    #expect(later.letter(restored.indexPathForSelectedRow) == "e")

    let strangers = Named("A:123456789012345")
    let unknown = strangers.table()
    unknown.simulateStateRestoring(state)
    #expect(unknown.contentOffset.y == 0 && unknown.indexPathForSelectedRow == nil)
    #expect(unknown.inspector.breaches == [])
  }

  @Test func g12_RoomAboveHeaders_MovesRows() {
    let model = Model("A:ab B:c")
    model.headerHeight = 30
    let table = model.table()
    #expect(table.rectForRow(at: .at(1, 0)).minY == 148)
    table.sectionHeaderTopPadding = 10
    #expect(table.rectForRow(at: .at(1, 0)).minY == 168)
    #expect(table.rectForHeader(inSection: 1).minY == 138)
    #expect(table.rect(forSection: 1).maxY == 212)
  }
}

@MainActor
private final class Answering: UIViewController {
  var heard: [String] = []
  override var simulatedActions: [Selector: (Any?) -> Void] {
    ["like": { [weak self] _ in self?.heard.append("like") }]
  }
}

/// Accepts letters only; while it is closed, editing neither begins nor ends.
@MainActor
private final class Strict: NSObject, UITextFieldDelegate {
  var isOpen = true
  var log: [String] = []
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { isOpen }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("+") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { isOpen }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("-") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { isOpen }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { string.allSatisfy(\.isLetter) }
}

/// Names its rows by their letters.
@MainActor
private final class Named: NSObject, UITableViewDataSource, UIDataSourceModelAssociation {
  private let model: Model
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

  init(_ text: String) { model = Model(text) }

  func table() -> UITableView {
    let table = UITableView(frame: window.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    window.addSubview(table)
    table.layoutIfNeeded()
    return table
  }

  func letter(_ path: IndexPath?) -> String? { path.map { model.parts[$0.section].rows[$0.row] } }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.parts[section].rows.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { letter(idx) }
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
    model.parts[0].rows.firstIndex(of: identifier).map { .at(0, $0) }
  }
}
