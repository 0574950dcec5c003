import TablewareTesting
import Testing
import UIKitDouble

@Suite(.serialized) @MainActor struct TwoKindsTests {
  @Test func showsTwoKindsOfRows() {
    let stage = AppStage("Two kinds")
    #expect(stage.texts == ["Mei", "The lamp", "Amara", "Four buckets", "The ridge", "Luis"])
  }

  @Test(arguments: [false, true])
  func sendsAnEventUp_FromDeepInsideACell_ThroughTheListThatAddsToIt(hostile: Bool) {
    let stage = AppStage("Two kinds", hostile: hostile)
    stage.tapButton(in: "Four buckets")
    #expect(stage.title == "Four buckets")
    #expect(stage.texts == ["by", "kind", "place", "title"])
    #expect(stage.cell("place")?.value == "4 of 6")
    #expect(stage.cell("kind")?.value == "Story")
    stage.disturb()
    stage.tapBarButton()
    #expect(stage.title == "Two kinds")
    stage.tapButton(in: "Amara")
    #expect(stage.cell("kind")?.value == "Author")
    #expect(stage.breaches == [])
  }

  @Test func letsActionsWithoutATarget_GoTheSameWay() {
    let root = RootController(nibName: nil, bundle: nil)
    let stage = AppStage(route: ["Two kinds"], in: root)
    let button = UIButton(type: .system)
    button.setTitle("Help", for: .normal)
    button.addTarget(nil, action: RootController.help, for: .touchUpInside)
    stage.cell("Amara")?.contentView.addSubview(button)
    button.simulateTap()
    #expect(root.helped == ["Help"])
    // The same cell's own button still raises its event.
    (stage.cell("Amara")?.accessoryView as? UIButton)?.simulateTap()
    stage.turn()
    #expect(stage.title == "Amara")
    #expect(stage.cell("place")?.value == "3 of 6")
    #expect(stage.breaches == [])
  }

  @Test func leavesNothingOfTheDetailBehind_WhenItIsClosed() {
    let stage = AppStage("Two kinds")
    stage.tapButton(in: "Mei")
    let remains = Remains(of: stage)
    stage.tapBarButton()
    #expect(remains.names == [])
  }
}

/// Handles the events that none of its children handles.
private final class RootController: UINavigationController {
  static let help: Selector = "help:"
  var helped: [String] = []

  override var simulatedActions: [Selector: (Any?) -> Void] {
    [Self.help: { [unowned self] in helped.append(($0 as? UIButton)?.currentTitle ?? "?") }]
  }
}
