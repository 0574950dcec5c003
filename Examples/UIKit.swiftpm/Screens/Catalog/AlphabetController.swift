import Tableware
import TablewareMapping
import TablewareUIKit

/// People under their letters, with the whole alphabet and a magnifier at the edge: a letter
/// without people leads to the nearest section before it.
final class AlphabetController: TableController {
  init() {
    super.init("Alphabet", style: .plain)
    table.indexTitles = SectionIndex.Alphabet.latin.letters + [SectionIndex.other]
    table.indexHasSearch = true
  }

  /// The letter of a person, without an accent.
  private static func letter(of person: Person) -> String {
    let letter = SectionIndex.letter(of: person.name) ?? SectionIndex.other
    return letter == "É" ? "E" : letter
  }

  override func show() {
    let groups = Dictionary(grouping: Person.all) { Self.letter(of: $0) }
    table.show {
      groups.keys.sorted().map { letter in
        Section(letter, header: SectionHeader(RowText(letter))) {
          ForEach(groups[letter] ?? []) { PersonRow(person: $0) }
        }
      }
      .indexed(in: .latin)
    }
  }
}
