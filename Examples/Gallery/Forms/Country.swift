import Tableware
import TablewareForms

/// Countries by their code, some of them in a separate group.
enum Country {
  static let choices: [Choice<String>] = [
    Choice("Brazil", "br"), Choice("Canada", "ca"), Choice("China", "cn"), Choice("France", "fr"),
    Choice("Germany", "de"), Choice("India", "in"), Choice("Japan", "jp"), Choice("Kenya", "ke"),
    Choice("Mexico", "mx"), Choice("Nigeria", "ng"),
    Choice(
      "Small ones",
      [
        Choice("Andorra", "ad"), Choice("Liechtenstein", "li"), Choice("Monaco", "mc"),
        Choice("San Marino", "sm"),
      ]),
    Choice("Switzerland", "ch"), Choice("United Kingdom", "gb"), Choice("United States", "us"),
  ]

  static func name(of code: String) -> String {
    (choices + choices.flatMap(\.choices)).first { $0.value == code }?.title ?? code
  }
}
