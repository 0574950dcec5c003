import Tableware

extension SectionIndex.Alphabet {
  /// Creates the alphabet of a language, as its address books have it: Swedish has Å, Ä and Ö after
  /// Z, German has Ä under A, Japanese has the first kana of each row, Korean the initial
  /// consonants.
  ///
  /// A title whose first letter is missing is under that letter without its accents, or under `#`.
  /// Chinese, and Japanese names in kanji, are under the first letter of their reading: see
  /// `indexed(in:reading:)`.
  ///
  /// - Parameter language: the code of the language, such as `sv`, `zh-Hans` or `pt_BR`; `nil` if
  ///   its alphabet is not known.
  public init?(language: String) {
    let code = language.lowercased().prefix { $0 != "-" && $0 != "_" }
    guard let letters = Self.letters(of: String(code)) else { return nil }
    self.init(letters.map { String($0) })
  }

  private static func letters(of code: String) -> String? {
    switch code {
    case "de", "en", "fr", "id", "it", "ms", "nl", "pt", "zh": "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    case "da", "nb", "nn", "no": "ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ"
    case "fi", "sv": "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ"
    case "et": "ABCDEFGHIJKLMNOPQRSŠZŽTUVWÕÄÖÜXY"
    case "es": "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ"
    case "pl": "AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ"
    case "cs": "ABCČDĎEFGHIJKLMNŇOPQRŘSŠTŤUVWXYZŽ"
    case "sk": "AÄBCČDĎEFGHIJKLĽMNŇOÔPQRŔSŠTŤUVWXYZŽ"
    case "sl": "ABCČDEFGHIJKLMNOPQRSŠTUVWXYZŽ"
    case "bs", "hr": "ABCČĆDĐEFGHIJKLMNOPQRSŠTUVWXYZŽ"
    case "hu": "ABCDEFGHIJKLMNOÖPQRSTUÜVWXYZ"
    case "ro": "AĂÂBCDEFGHIÎJKLMNOPQRSȘTȚUVWXYZ"
    case "tr": "ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ"
    case "vi": "AĂÂBCDĐEÊFGHIJKLMNOÔƠPQRSTUƯVWXYZ"
    case "ru": "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЫЭЮЯ"
    case "uk": "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ"
    case "bg": "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЮЯ"
    case "sr": "АБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШ"
    case "el": "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"
    case "he": "אבגדהוזחטיכלמנסעפצקרשת"
    case "ar": "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"
    case "ja": "あかさたなはまやらわ"
    case "ko": "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ"
    default: nil
    }
  }

  /// Returns the letter of an alphabet for a syllable: the initial consonant in Hangul, the first
  /// kana of its row; `nil` for any other letter.
  static func initial(of scalar: Unicode.Scalar) -> Character? {
    switch scalar.value {
    // Each initial consonant has 588 syllables; five of the 19 are doubled.
    case 0xAC00...0xD7A3: Array("ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ")[Int(scalar.value - 0xAC00) / 588]
    case 0x30A1...0x30F4: Unicode.Scalar(scalar.value - 0x60).flatMap(initial)
    case 0x3041...0x304A, 0x3094: "あ"
    case 0x304B...0x3054: "か"
    case 0x3055...0x305E: "さ"
    case 0x305F...0x3069: "た"
    case 0x306A...0x306E: "な"
    case 0x306F...0x307D: "は"
    case 0x307E...0x3082: "ま"
    case 0x3083...0x3088: "や"
    case 0x3089...0x308D: "ら"
    case 0x308E...0x3093: "わ"
    default: nil
    }
  }
}
