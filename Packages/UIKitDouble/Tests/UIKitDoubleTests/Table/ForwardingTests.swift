import Foundation
import Testing
import UIKitDouble

/// Messages that an object does not implement go to its target.
@Suite @MainActor struct ForwardingTests {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

  private func each(_ app: EveryMethod, _ body: (Message) -> Void) {
    var point = CGPoint.zero
    withUnsafeMutablePointer(to: &point) { pointer in
      let messages = Message.all(table, app, pointer)
      #expect(messages.count == Set(messages.map(\.name)).count)
      for message in messages { body(message) }
    }
  }

  @Test func everyOptionalMethod_HasUIKitsAnswer() {
    each(EveryMethod()) { message in
      #expect(message.send(Silent()) == message.standard, "\(message.name)")
    }
  }

  @Test func everyOptionalMethod_GoesToTheTarget() {
    let app = EveryMethod()
    let forwarder = Silent(app)
    each(app) { message in
      app.heard = []
      #expect(message.send(forwarder) == message.answer, "\(message.name)")
      #expect(app.heard == [message.name])
    }
  }

  @Test func aChainOfTargets_IsFollowedToItsEnd() {
    let app = EveryMethod()
    let forwarder = Silent(Silent(app))
    each(app) { #expect(forwarder.forwardingTarget != nil && $0.send(forwarder) == $0.answer) }
  }

  @Test func targetsThatForwardBack_EndInUIKitsAnswer() {
    let first = Silent()
    let second = Silent(first)
    first.kept = second
    each(EveryMethod()) { #expect($0.send(first) == $0.standard, "\($0.name)") }
    first.kept = first
    each(EveryMethod()) { #expect($0.send(first) == $0.standard, "\($0.name)") }
    first.kept = nil
  }

  @Test func aMessageSentFromWithinItself_IsForwardedAgain() {
    final class Deep: NSObject, UIScrollViewDelegate {
      var depth = 0
      weak var first: Silent?
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        depth += 1
        if depth < 3 { first?.scrollViewDidScroll(scrollView) }
      }
    }
    let deep = Deep()
    let forwarder = Silent(deep)
    deep.first = forwarder
    forwarder.scrollViewDidScroll(table)
    #expect(deep.depth == 3)
  }

  @Test func aTargetOfAnotherKind_IsNotAsked() {
    let forwarder = Silent(NSObject())
    each(EveryMethod()) { #expect($0.send(forwarder) == $0.standard, "\($0.name)") }
  }
}

/// Implements what it must, and nothing else.
@MainActor
final class Silent: NSObject, UITableViewDelegate, UITableViewDataSource,
  UITableViewDataSourcePrefetching, UIMessageForwarding
{
  var kept: (any NSObjectProtocol)?
  var forwardingTarget: (any NSObjectProtocol)? { kept }

  init(_ target: (any NSObjectProtocol)? = nil) { kept = target }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

@MainActor
final class SpringContext: NSObject, UISpringLoadedInteractionContext {
  var targetView: UIView?
  var targetItem: Any?
  func location(in view: UIView?) -> CGPoint { .zero }
}

@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController? = nil
  func addAnimations(_ animations: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping () -> Void) {}
}
