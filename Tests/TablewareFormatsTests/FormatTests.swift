import Foundation
import Tableware
import TablewareFormats
import TablewareForms
import TablewareTerminal
import TablewareTesting
import Testing

@testable import TablewareWeb

/// Values with the formats of Foundation: shown, parsed, and in the language of a session.
@Suite struct FormatTests {
  private final class PriceScreen: Screen {
    let context = ScreenContext()
    let title = "Prices"
    var price = 1_234.5
    private let locale: Locale?

    init(_ language: String? = nil) { locale = language.map { Locale(identifier: $0) } }

    var sections: [Section] {
      let euros = FloatingPointFormatStyle<Double>.Currency(code: "EUR")
      let format = locale.map(euros.locale) ?? euros
      Section("prices") {
        TextRow("Price", value: price, format: format)
        TextRow("Old price", value: nil, format: format)
        TextFieldRow("New price", value: Field(self, \.price), format: format, placeholder: "0.00")
      }
    }
  }

  private func words(_ language: String?) -> Words {
    var words = Words()
    words.language = language
    return words
  }

  @Test(arguments: [("en_US", "€1,234.50"), ("de_DE", "1.234,50\u{a0}€")])
  func format_withoutALocale_usesTheLanguageOfTheSession(_ language: String, _ text: String) {
    Words.use(words(language)) {
      #expect(RowText(1_234.5, format: .currency(code: "EUR")) == RowText(text))
    }
  }

  @Test func format_withoutASession_usesThatOfTheProcess() {
    #expect(RowText(0.19, format: .percent).string == 0.19.formatted(.percent))
  }

  @Test func format_withALocale_keepsIt() {
    Words.use(words("en_US")) {
      let german = Locale(identifier: "de_DE")
      #expect(RowText(1_234.5, format: .number.locale(german)).string == "1.234,5")
    }
  }

  @Test func value_thatIsNil_isNotShown() {
    let driver = ScreenDriver(PriceScreen())
    #expect(driver.content(of: "Old price")?.values == [])
  }

  @Test func rows_ofASession_haveItsLanguage() {
    let german = WebLanguage(code: "de")
    func page(_ screen: PriceScreen) -> String {
      Words.use(german.sessionWords) {
        WebSession(Navigator(root: screen), language: german).firstPage(token: "token")
      }
    }
    #expect(page(PriceScreen()).contains(">1.234,50\u{a0}€<"))
    #expect(page(PriceScreen("en_US")).contains(">€1,234.50<"))
  }

  @Test func field_isSet_atTheEndOfTyping() async throws {
    let keys = "down down enter ctrl+u text:€99.90"
    let screen = PriceScreen("en_US")
    let during = try await Terminal.frame(of: screen, keys: keys, columns: 40, rows: 8)
    #expect(during.contains("€99.90") && during.contains("€1,234.50"))
    #expect(screen.price == 1_234.5)
    let after = try await Terminal.frame(
      of: PriceScreen("en_US"), keys: keys + " enter", columns: 40, rows: 8)
    #expect(after.contains("€99.90") && !after.contains("€1,234.50"))
  }

  @Test func field_withATextThatCannotBeParsed_showsTheValueAgain() async throws {
    let keys = "down down enter ctrl+u text:much enter"
    let frame = try await Terminal.frame(
      of: PriceScreen("en_US"), keys: keys, columns: 40, rows: 8)
    #expect(!frame.contains("much"))
    #expect(frame.split(separator: "€1,234.50", omittingEmptySubsequences: false).count == 3)
  }
}
