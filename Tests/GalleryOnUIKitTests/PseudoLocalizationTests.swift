import Gallery
import GalleryFixtures
import Tableware
import TablewareUIKit
import Testing
import UIKitDouble

/// The gallery on UIKit whose texts are in brackets: what the framework says without brackets
/// cannot be translated.
@Suite(.serialized) @MainActor struct PseudoLocalizationTests {
  @Test(arguments: Gallery.entries.map(\.title))
  func gallery_withTextsInBrackets_hasNoOtherTextOfTheFramework(title: String) throws {
    try Words.use(.bracketed) {
      let stage = try GalleryStage(title)
      check(stage, "first look")
      for path in stage.tableView.indexPathsForVisibleRows ?? [] {
        let menu = stage.tableView.simulateContextMenu(at: path)
        check((menu?.actions ?? []).map(\.title), "a menu")
        stage.tableView.simulateTap(at: path)
        stage.turn()
        check(stage, "a tap on \(path)")
        stage.controller?.presentedViewController?.dismiss(animated: false)
        while stage.navigation.viewControllers.count > 2 { stage.goBack() }
        stage.turn()
      }
      stage.tableView.simulateDrag(by: 600)
      stage.turn()
      check(stage, "further down")
    }
  }

  @Test func barsAndQuestions_haveTheWordsOfTheFramework() throws {
    try Words.use(.bracketed) {
      let stage = try GalleryStage("Sign-up form")
      let field = stage.tableView.all(UITextField.self).first
      field?.becomeFirstResponder()
      stage.window.simulateKeyboard(height: 250)
      stage.turn()
      let bar = try #require(field?.inputAccessoryView as? UIToolbar)
      let titles = (bar.items ?? []).flatMap { [$0.title, $0.accessibilityLabel] }.compactMap { $0 }
      let words: [Word] = [.previousField, .nextField, .done]
      #expect(titles == words.map { Brackets.around($0.english) })

      let catalog = try GalleryStage("Catalog")
      try catalog.open("Mutable")
      let item = catalog.controller?.navigationItem.rightBarButtonItems?.first {
        $0.menu?.children.isEmpty == false
      }
      #expect(item?.title == Brackets.around(Word.moreActions.english))
      catalog.commands.first?.simulateChoice()
      catalog.turn()
      let path = try #require(catalog.tableView.indexPathsForVisibleRows?.first)
      #expect(catalog.tableView.simulateSwipe("Delete", at: path))
      catalog.turn()
      let alert = catalog.controller?.presentedViewController as? UIAlertController
      #expect(alert?.actions.contains { $0.title == Brackets.around(Word.cancel.english) } == true)
    }
  }

  private func check(_ stage: GalleryStage, _ step: String) {
    let item = stage.controller?.navigationItem
    let bar = [item?.leftBarButtonItems, item?.rightBarButtonItems].compactMap { $0 }.joined()
    check(bar.flatMap { [$0.title, $0.accessibilityLabel] }.compactMap { $0 }, "\(step), the bar")
    if let alert = stage.controller?.presentedViewController as? UIAlertController {
      check(alert.actions.map { $0.title ?? "" }, "\(step), a question")
    }
    for cell in stage.tableView.visibleCells { check(cell.allTexts, "\(step), a cell") }
  }

  /// Looks for English texts of the framework, and for texts that were cut.
  private func check(_ texts: [String], _ step: String) {
    #expect(Words.englishTexts.intersection(texts) == [], "\(step)")
    #expect(texts.filter { !Brackets.areWhole(in: $0) } == [], "\(step)")
  }
}

extension UIView {
  fileprivate func all<View: UIView>(_ type: View.Type) -> [View] {
    ((self as? View).map { [$0] } ?? []) + subviews.flatMap { $0.all(type) }
  }

  /// The texts of the view and of those in it, as they are seen, spoken and offered by voice.
  fileprivate var allTexts: [String] {
    var texts = [accessibilityLabel, accessibilityHint].compactMap { $0 }
    texts += (accessibilityValue ?? "").split(separator: ", ").map(String.init)
    texts += (accessibilityCustomActions ?? []).map(\.name)
    switch self {
    case let label as UILabel: texts += [label.text].compactMap { $0 }
    case let button as UIButton: texts += [button.currentTitle].compactMap { $0 }
    case let field as UITextField: texts += [field.placeholder].compactMap { $0 }
    case let cell as UITableViewCell:
      let content = cell.contentConfiguration as? UIListContentConfiguration
      texts += [content?.text, content?.secondaryText].compactMap { $0 }
    default: break
    }
    return texts + subviews.flatMap(\.allTexts)
  }
}
