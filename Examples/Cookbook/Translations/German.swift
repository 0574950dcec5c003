import Tableware
import TablewareTerminal
import TablewareWeb

extension Words {
  /// All texts of rows, controls and messages in German.
  static let german = Words([
    .cancel: "Abbrechen", .delete: "Löschen", .moveUp: "Nach oben", .moveDown: "Nach unten",
    .details: "Details anzeigen", .expand: "Aufklappen", .collapse: "Zuklappen",
    .moreActions: "Mehr", .back: "Zurück",
    .previousField: "Voriges Feld", .nextField: "Nächstes Feld", .done: "Fertig",
    .palette: "Befehle", .paletteSearch: "Befehl oder Seite", .paletteScreens: "Seiten",
    .none: "keine", .noChoices: "Keine Auswahl", .chosenCount: "{count} ausgewählt", .on: "ein",
    .off: "aus", .chosen: "ausgewählt", .notChosen: "nicht ausgewählt",
    .notSet: "nicht festgelegt", .inProgress: "läuft", .collapsed: "zugeklappt",
    .expanded: "aufgeklappt", .loadingChildren: "lädt", .placeholder: "Wird geladen",
    .characters: "{count} Zeichen", .stars: "{count} von {limit} Sternen",
    .ascending: "{column}, aufsteigend", .descending: "{column}, absteigend",
    .sortHint: "Sortiert die Zeilen",
    .toggleHint: "Schaltet ein und aus", .stepperHint: "Erhöht oder verringert den Wert",
    .sliderHint: "Stellt den Wert ein", .ratingHint: "Legt die Zahl der Sterne fest",
    .fileHint: "Wählt eine Datei zum Senden", .chooseFile: "Datei wählen …",
    .stopSending: "Senden abbrechen", .filePath: "Name oder Pfad",
    .fileKind: "„{name}“ kann nicht gesendet werden: Der Name muss mit {detail} enden.",
    .fileTooLarge: "„{name}“ ist größer als {detail}.",
    .fileContent: "„{name}“ enthält keine Daten des Typs {detail}.",
    .fileIncomplete: "„{name}“ ist nicht vollständig angekommen.",
    .segmentsHint: "Wählt eine von {count} Möglichkeiten", .radioHint: "Wählt diese Möglichkeit",
    .checkHint: "Fügt hinzu oder entfernt", .choiceHint: "Zeigt die Möglichkeiten",
    .choiceGroupHint: "Zeigt weitere Möglichkeiten", .linkHint: "Öffnet eine andere Seite",
    .destructiveHint: "Kann nicht rückgängig gemacht werden", .dayHint: "Legt einen Tag fest",
    .timeHint: "Legt eine Uhrzeit fest", .dayAndTimeHint: "Legt Tag und Uhrzeit fest",
    .countdownHint: "Legt eine Dauer fest", .now: "jetzt", .minutesAgo: "vor {count} Min.",
    .hoursAgo: "vor {count} Std.", .daysAgo: "vor {count} T.", .inMinutes: "in {count} Min.",
    .inHours: "in {count} Std.", .inDays: "in {count} T.",
    .textHint: "Textfeld", .passwordHint: "Ein Kennwort", .numberHint: "Eine Zahl",
    .emailHint: "Eine E-Mail-Adresse", .linesHint: "Text in mehreren Zeilen",
    .loading: "Wird geladen …", .loadingMore: "Weitere werden geladen …", .more: "Weitere laden",
    .empty: "Keine Einträge", .emptyBranch: "Leer", .failed: "Das konnte nicht geladen werden.",
    .retry: "Erneut versuchen",
    .required: "Pflichtfeld.", .length: "Die Länge muss {bounds} sein.",
    .range: "Die Zahl muss {bounds} sein.", .boundsThrough: "von {low} bis {high}",
    .boundsBelow: "von {low} bis unter {high}", .boundsFrom: "{low} oder mehr",
    .boundsUpTo: "höchstens {high}", .boundsUnder: "unter {high}",
    .boundsOther: "im erlaubten Bereich",
    .hide: "Ausblenden", .show: "Einblenden", .hidden: "ausgeblendet",
  ])
}

extension TerminalWords {
  /// The texts around the rows of a terminal in German.
  static let german = {
    var words = TerminalWords()
    words.open = "öffnen"
    words.select = "wählen"
    words.expand = "aufklappen"
    words.collapse = "zuklappen"
    words.edit = "bearbeiten"
    words.change = "ändern"
    words.sort = "sortieren"
    words.reverse = "umkehren"
    words.toggle = "umschalten"
    words.menu = "Menü"
    words.details = "Details"
    words.move = "bewegen"
    words.reorder = "verschieben"
    words.search = "suchen"
    words.refresh = "neu laden"
    words.more = "mehr"
    words.showAll = "alle zeigen"
    words.back = "zurück"
    words.quit = "beenden"
    words.next = "weiter"
    words.newLine = "neue Zeile"
    words.undo = "rückgängig"
    words.done = "fertig"
    words.cancel = "abbrechen"
    words.part = "Teil"
    words.release = "loslassen"
    words.drop = "ablegen"
    words.keys = "Tasten"
    words.row = "Zeile"
    words.screen = "Seite"
    words.everywhere = "Überall"
    words.page = "eine Bildschirmseite auf oder ab"
    words.ends = "erste oder letzte Zeile"
    words.sections = "nächster oder voriger Abschnitt, nächstes Feld"
    words.index = "Abschnitt mit diesem Buchstaben"
    words.refreshing = "Wird neu geladen …"
    return words
  }()
}

extension WebLanguage {
  /// All texts of a page in German.
  static let german = {
    var page = PageWords()
    page.apply = "Übernehmen"
    page.rowsBefore = "‹ Vorige Zeilen"
    page.moreRows = "Weitere Zeilen ›"
    page.way = "Pfad"
    page.commands = "Befehle"
    page.filters = "Filter"
    page.index = "Register"
    page.rows = "Zeilen: {count}"
    page.moved = "An Stelle {place} von {count}"
    page.missing = "Unter dieser Adresse gibt es keine Seite."
    page.ended = "Diese Seite ist abgelaufen; die Änderungen wurden nicht gespeichert."
    page.needsToken = "Bitte die Adresse öffnen, die das Programm beim Start ausgegeben hat."
    page.startOver = "Von vorn beginnen"
    page.fileFailed = "Die Datei wurde nicht gesendet. Bitte noch einmal versuchen."
    page.lost = "Verbindung wird wiederhergestellt …"
    page.back = "Wieder verbunden"
    page.needsCookies =
      "Diese Seite braucht Cookies. Erlauben Sie sie für diese Seite, und laden Sie neu."
    page.refresh = "Neu laden"
    page.refreshing = "Wird neu geladen …"
    page.keys = "Tasten"
    page.characterKeys = "Zeichentasten"
    page.characterKeysNote = "Tasten ohne Strg, Alt oder Befehl wirken auf die Seite"
    page.row = "Zeile"
    page.screen = "Seite"
    page.everywhere = "Überall"
    page.keyMove = "Nächste oder vorige Zeile"
    page.keyPage = "Eine Bildschirmseite auf oder ab"
    page.keyEnds = "Erste oder letzte Zeile"
    page.keyExpand = "Klappt die Zeile zu oder auf"
    page.keyReorder = "Verschiebt die Zeile"
    page.keyMenu = "Menü der Zeile"
    page.keySearch = "Suchen"
    page.keyBack = "Schließt oder geht zurück"
    return WebLanguage(code: "de", words: .german, pageWords: page)
  }()
}
