import Foundation
import Tableware
import TablewareTesting
import Testing

@testable import Cookbook

@Suite struct LanguagesTests {
  @Test func translateTheFramework_question_isGerman() {
    inGerman {
      let driver = ScreenDriver(TrashScreen())
      driver.tap("Empty the trash")
      #expect(driver.titles == [["Abbrechen", "Empty the trash"]])
      driver.expectNoFindings()
    }
    #expect(Words.current[.cancel] == "Cancel")
  }

  @Test func stringsFile_withoutTranslations_isEnglish() {
    let words = words(from: .main)
    #expect(Word.allCases.allSatisfy { words[$0] == $0.english })
  }

  @Test func plurals_one_hasAFormOfItsOwn() {
    #expect(polish.plural?(.chosenCount, 1) == "1 wybrany")
    #expect(polish.plural?(.chosenCount, 5) == nil)
    #expect(polish[.chosenCount] == "{count} wybranych")
  }
}
