import Foundation
import Tableware
import TablewareHosting
import TablewareUIKit
import TerminalKit
import UIKitDouble

@testable import TablewareTerminal
@testable import TablewareWeb

/// A surface on which a screen is shown, with time that stands still until a test lets it pass.
@MainActor
final class FeatureStage {
  enum Surface: String, CaseIterable, Sendable {
    case terminal, browser, UIKit
  }

  private enum Host {
    case terminal(TerminalHost)
    case browser(FeatureClient)
    case UIKit(UIWindow, UINavigationController)
  }

  let navigator: Navigator
  private let host: Host
  private var time = Duration.zero

  init(_ screen: any Screen, on surface: Surface) {
    switch surface {
    case .terminal:
      navigator = Navigator(root: screen)
      host = .terminal(TerminalHost(navigator, columns: 40, rows: 14))
    case .browser:
      navigator = Navigator(root: screen)
      host = .browser(FeatureClient(navigator))
    case .UIKit:
      VirtualTime.shared.reset()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
      let navigation = UINavigationController()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      navigator = navigation.push(screen)
      host = .UIKit(window, navigation)
    }
    wait(.milliseconds(10))
  }

  var table: Table { navigator.topHosted.table }

  /// Lets time pass, and shows what changed.
  func wait(_ duration: Duration) {
    time += duration
    switch host {
    case .terminal(let host):
      host.advance(to: time)
      _ = host.frame()
    case .browser(let client): client.advance(to: time)
    case .UIKit(let window, _):
      window.layoutIfNeeded()
      VirtualTime.shared.advance(by: duration / .seconds(1))
      window.layoutIfNeeded()
    }
  }

  /// Scrolls a few rows toward the end, as a user does.
  func scroll() {
    switch host {
    case .terminal(let host):
      for _ in 0..<3 {
        host.handle(.mouse(Mouse(.wheelDown, column: 5, row: 3)))
        _ = host.frame()
      }
    case .browser(let client): client.scroll()
    case .UIKit: tableView?.simulateDrag(by: 150)
    }
    wait(.milliseconds(100))
  }

  /// The texts on screen from top to bottom, with the headers and footers.
  var texts: [String] {
    switch host {
    case .terminal(let host):
      host.frame().plainText.split(separator: "\n").dropFirst().dropLast().map {
        $0.split { " ─❯█│".contains($0) }.joined(separator: " ")
      }.filter { !$0.isEmpty }
    case .browser(let client): client.texts
    case .UIKit: tableView.map(texts) ?? []
    }
  }

  /// Whether the surface marks a row as selected.
  func isSelected(_ identity: Identity) -> Bool {
    guard let path = table.snapshot.path(of: identity) else { return false }
    switch host {
    case .terminal: return table.host.presentation(at: path)?.content.isSelected == true
    case .browser(let client): return client.isSelected(identity)
    case .UIKit:
      let selected = tableView?.indexPathsForSelectedRows ?? []
      return selected.contains(IndexPath(row: path.row, section: path.section))
    }
  }

  private var tableView: UITableView? {
    guard case .UIKit(_, let navigation) = host else { return nil }
    return navigation.topViewController?.view as? UITableView
  }

  private func texts(of tableView: UITableView) -> [String] {
    func parts(of view: UITableViewHeaderFooterView?) -> [String] {
      let cell = view?.contentView.subviews.lazy.compactMap { $0 as? UITableViewCell }.first
      return [text(of: cell)].compactMap { $0 }
    }
    return (0..<tableView.numberOfSections).flatMap { section in
      let rows = (0..<tableView.numberOfRows(inSection: section)).compactMap {
        text(of: tableView.cellForRow(at: IndexPath(row: $0, section: section)))
      }
      return parts(of: tableView.headerView(forSection: section)) + rows
        + parts(of: tableView.footerView(forSection: section))
    }
  }

  private func text(of cell: UITableViewCell?) -> String? {
    (cell?.contentConfiguration as? UIListContentConfiguration)?.text
  }
}

/// A client of a session, without a browser: it confirms each frame, and reports where it is.
@MainActor
final class FeatureClient {
  private let session: WebSession
  private var number = 0
  private var time = Duration.zero
  /// The position of the first item on screen.
  private var top = 0

  init(_ navigator: Navigator) {
    session = WebSession(navigator)
    _ = session.firstPage(token: "token")
    session.connect()
    send("\"h\",\(session.version),0,60")
    look()
  }

  private var entries: [WebPage.Entry] { session.topPage.entries }

  var texts: [String] { entries.map { $0.bound.content.title.string } }

  func isSelected(_ identity: Identity) -> Bool {
    entries.contains { $0.isRow && $0.identity == identity && $0.bound.content.isSelected }
  }

  func advance(to time: Duration) {
    self.time = time
    session.advance(to: time)
    take()
    look()
  }

  func scroll() {
    top += 5
    look()
  }

  /// Reports the ten items on screen, and requests those around them.
  private func look() {
    guard !entries.isEmpty else { return }
    let first = session.page.window.lowerBound
    let index = min(max(0, top - first), entries.count - 1)
    let last = min(index + 9, entries.count - 1)
    send("\"w\",\(max(0, top - 20)),60,0,\(entries[index].id),\(entries[last].id),0,0,1000,1000")
  }

  private func send(_ fields: String) {
    number += 1
    _ = session.handle(Array("[\(number),\(fields)]".utf8), at: time)
    take()
  }

  private func take() {
    while session.takeFrame() != nil {
      number += 1
      _ = session.handle(Array("[\(number),\"k\",\(session.version)]".utf8), at: time)
    }
  }
}
