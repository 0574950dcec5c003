import Foundation
import Tableware

// entry: translate-the-framework
let german = Words([
  .cancel: "Abbrechen", .delete: "Löschen", .retry: "Erneut versuchen", .required: "Pflichtfeld.",
])

/// Uses the words for a closure. `Words.use(german)` uses them in the whole program.
func inGerman<Result>(_ body: () throws -> Result) rethrows -> Result {
  try Words.use(german, body)
}
// end

// entry: strings-file
func words(from bundle: Bundle) -> Words {
  var words = Words()
  for word in Word.allCases where !word.english.isEmpty {
    words[word] = bundle.localizedString(
      forKey: "tableware.\(word)", value: word.english, table: nil)
  }
  return words
}
// end

// entry: plurals
let polish = {
  var words = Words([.chosenCount: "{count} wybranych"])
  words.plural = { word, count in
    word == .chosenCount && count == 1 ? "1 wybrany" : nil  // nil: the text above
  }
  return words
}()
// end
