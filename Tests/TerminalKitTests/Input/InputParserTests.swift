import TerminalKit
import TablewareTesting
import Testing

struct InputParserTests {
  /// What terminals send, and what it means. None of it depends on how the bytes are cut up.
  static let known: [(String, [Input])] =
    keys.map { ($0.0, [.key($0.1)]) } + mice.map { ($0.0, [.mouse($0.1)]) } + others

  private static let keys: [(String, KeyPress)] = [
    // xterm
    ("\u{1B}[A", KeyPress(.up)), ("\u{1B}[B", KeyPress(.down)), ("\u{1B}[C", KeyPress(.right)),
    ("\u{1B}[D", KeyPress(.left)), ("\u{1B}[H", KeyPress(.home)), ("\u{1B}[F", KeyPress(.end)),
    ("\u{1B}OA", KeyPress(.up)), ("\u{1B}OH", KeyPress(.home)), ("\u{1B}OM", KeyPress(.enter)),
    ("\u{1B}OP", KeyPress(.function(1))), ("\u{1B}OS", KeyPress(.function(4))),
    ("\u{1B}[15~", KeyPress(.function(5))), ("\u{1B}[21~", KeyPress(.function(10))),
    ("\u{1B}[24~", KeyPress(.function(12))), ("\u{1B}[24;2~", KeyPress(.function(12), .shift)),
    ("\u{1B}[2~", KeyPress(.insert)), ("\u{1B}[3~", KeyPress(.delete)),
    ("\u{1B}[5~", KeyPress(.pageUp)), ("\u{1B}[6~", KeyPress(.pageDown)),
    ("\u{1B}[1;5A", KeyPress(.up, .control)), ("\u{1B}[1;2D", KeyPress(.left, .shift)),
    ("\u{1B}[1;8H", KeyPress(.home, [.shift, .alt, .control])),
    ("\u{1B}[6;3~", KeyPress(.pageDown, .alt)), ("\u{1B}[Z", .backTab),
    ("\u{1B}[1;5P", KeyPress(.function(1), .control)),
    ("\u{1B}O5P", KeyPress(.function(1), .control)),
    ("\u{1B}O1;2R", KeyPress(.function(3), .shift)),
    ("\u{1B}[27;5;105~", .control("i")), ("\u{1B}[27;2;13~", KeyPress(.enter, .shift)),
    // rxvt and the Linux console
    ("\u{1B}[1~", KeyPress(.home)), ("\u{1B}[4~", KeyPress(.end)), ("\u{1B}[7~", KeyPress(.home)),
    ("\u{1B}[8~", KeyPress(.end)), ("\u{1B}[5$", KeyPress(.pageUp, .shift)),
    ("\u{1B}[5^", KeyPress(.pageUp, .control)),
    ("\u{1B}[5@", KeyPress(.pageUp, [.shift, .control])),
    ("\u{1B}[a", KeyPress(.up, .shift)), ("\u{1B}Od", KeyPress(.left, .control)),
    ("\u{1B}[[A", KeyPress(.function(1))), ("\u{1B}[[E", KeyPress(.function(5))),
    ("\u{1B}\u{1B}[A", KeyPress(.up, .alt)), ("\u{1B}Oy", .character("9")),
    ("\u{1B}Ok", .character("+")),
    // kitty
    ("\u{1B}[97u", .character("a")), ("\u{1B}[97;5u", .control("a")),
    ("\u{1B}[97;2u", .character("A")), ("\u{1B}[49:33;2u", .character("!")),
    ("\u{1B}[27u", KeyPress(.escape)), ("\u{1B}[9;2u", .backTab),
    ("\u{1B}[13;3u", KeyPress(.enter, .alt)), ("\u{1B}[127u", KeyPress(.backspace)),
    ("\u{1B}[57419u", KeyPress(.up)), ("\u{1B}[57404u", .character("5")),
    ("\u{1B}[57376u", KeyPress(.function(13))), ("\u{1B}[1;5:2A", KeyPress(.up, .control)),
    ("\u{1B}[97;65u", .character("a")),
    // An invalid shifted character, or the number of a key
    ("\u{1B}[97:7;2u", .character("A")), ("\u{1B}[97:155;2u", .character("A")),
    ("\u{1B}[97:57376;2u", .character("A")),
    // text and control bytes
    ("a", .character("a")), ("A", .character("A")), (" ", .space), ("é", .character("é")),
    ("漢", .character("漢")), ("🎉", .character("🎉")), ("\r", KeyPress(.enter)),
    ("\n", KeyPress(.enter)), ("\t", KeyPress(.tab)), ("\u{7F}", KeyPress(.backspace)),
    ("\u{8}", KeyPress(.backspace)), ("\u{3}", .control("c")), ("\u{1A}", .control("z")),
    ("\u{0}", .control(" ")), ("\u{1C}", .control("\\")), ("\u{1F}", .control("_")),
    ("\u{1B}x", KeyPress(.character("x"), .alt)), ("\u{1B}é", KeyPress(.character("é"), .alt)),
    ("\u{1B}\r", KeyPress(.enter, .alt)),
    ("\u{1B}\u{3}", KeyPress(.character("c"), [.control, .alt])),
    ("\u{1B}\u{7F}", KeyPress(.backspace, .alt)),
  ]

  private static let mice: [(String, Mouse)] = [
    ("\u{1B}[<0;5;4M", Mouse(.press(.left), column: 4, row: 3)),
    ("\u{1B}[<0;5;4m", Mouse(.release(.left), column: 4, row: 3)),
    ("\u{1B}[<1;1;1M", Mouse(.press(.middle), column: 0, row: 0)),
    ("\u{1B}[<2;300;200m", Mouse(.release(.right), column: 299, row: 199)),
    ("\u{1B}[<32;6;4M", Mouse(.drag(.left), column: 5, row: 3)),
    ("\u{1B}[<64;2;3M", Mouse(.wheelUp, column: 1, row: 2)),
    ("\u{1B}[<65;2;3M", Mouse(.wheelDown, column: 1, row: 2)),
    ("\u{1B}[<20;2;3M", Mouse(.press(.left), column: 1, row: 2, modifiers: [.shift, .control])),
    ("\u{1B}[<8;2;3M", Mouse(.press(.left), column: 1, row: 2, modifiers: .alt)),
    ("\u{1B}[<0;0;0M", Mouse(.press(.left), column: 0, row: 0)),
    ("\u{1B}[M $#", Mouse(.press(.left), column: 3, row: 2)),
    ("\u{1B}[M#$#", Mouse(.release(.left), column: 3, row: 2)),
    ("\u{1B}[M`$#", Mouse(.wheelUp, column: 3, row: 2)),
  ]

  private static let others: [(String, [Input])] = [
    ("\u{1B}[I", [.focus(true)]), ("\u{1B}[O", [.focus(false)]),
    ("\u{1B}[200~a b\u{1B}[201~", [.paste("a b")]),
    ("\u{1B}[200~\u{1B}[201~", [.paste("")]),
    ("\u{1B}[200~é\r\nx\ry\tz\u{7}\u{1B}[31m\u{1B}\u{1B}[201~", [.paste("é\nx\ny\tz[31m")]),
    ("ab", [.key(.character("a")), .key(.character("b"))]),
    ("\u{1B}[Aq", [.key(KeyPress(.up)), .key(.character("q"))]),
    // Nothing of what is unknown may be taken for typed text.
    ("\u{1B}[?1;2c", []), ("\u{1B}[>0;276;0c", []), ("\u{1B}[12;40R", []), ("\u{1B}[99~", []),
    ("\u{1B}[?2026;2$y", []), ("\u{1B}[1;5:3A", []), ("\u{1B}[113;9u", []), ("\u{1B}[57358u", []),
    ("\u{1B}[5 ~", []), ("\u{1B}[<0;5M", []), ("\u{1B}[<3;5;5M", []), ("\u{1B}[<66;5;5M", []),
    ("\u{1B}]11;rgb:0/0/0\u{7}", []), ("\u{1B}]11;rgb:0/0/0\u{1B}\\", []),
    ("\u{1B}P1$r0m\u{1B}\\", []), ("\u{1B}_Gi=1;OK\u{1B}\\", []), ("\u{1B}[[Z", []),
    ("\u{1B}Oz", []), ("\u{1B}[" + String(repeating: "1;", count: 500) + "A", []),
    ("\u{1B}[\u{1B}[A", [.key(KeyPress(.up))]), ("\u{1B}[12\u{3}", [.key(.control("c"))]),
    ("\u{1B}[12é", [.key(.character("é"))]), ("\u{85}", []),
  ]

  @Test func meansTheSame_HoweverItIsCut() {
    for (sequence, inputs) in Self.known {
      let bytes = Array(sequence.utf8)
      let comment = Comment(rawValue: sequence.debugDescription)
      var parser = InputParser()
      #expect(parser.feed(bytes) == inputs, comment)
      #expect(parser.feed("x".utf8) == [.key(KeyPress(.character("x")))], comment)
      for cut in bytes.indices {
        var parser = InputParser()
        let first = parser.feed(bytes[..<cut])
        #expect(first + parser.feed(bytes[cut...]) == inputs, comment)
      }
      #expect(bytes.flatMap { parser.feed([$0]) } == inputs, comment)
      #expect(parser.flush() == [], comment)
      #expect(parser.feed("x".utf8) == [.key(KeyPress(.character("x")))], comment)
    }
  }

  @Test(arguments: [
    ("\u{1B}", [KeyPress(.escape)]),
    ("\u{1B}\u{1B}", [KeyPress(.escape), KeyPress(.escape)]),
    ("\u{1B}[", [KeyPress(.character("["), .alt)]),
    ("\u{1B}O", [KeyPress(.character("O"), .alt)]),
    ("\u{1B}]", [KeyPress(.character("]"), .alt)]),
    ("\u{1B}\u{1B}[", [KeyPress(.escape), KeyPress(.character("["), .alt)]),
  ])
  func decidesByTime_WhatCouldGoOn(bytes: String, presses: [KeyPress]) {
    var parser = InputParser()
    #expect(parser.feed(bytes.utf8) == [])
    #expect(parser.flush() == presses.map { .key($0) })
    #expect(parser.flush() == [])
    #expect(parser.feed("x".utf8) == [.key(KeyPress(.character("x")))])
  }

  @Test func spillsNoLetters_WhenALineIsSlow() {
    var parser = InputParser()
    #expect(parser.feed("\u{1B}[1;".utf8) == [])
    #expect(parser.flush() == [])
    #expect(parser.feed("5A".utf8) == [.key(KeyPress(.up, .control))])
    #expect(parser.feed([0xE6, 0xBC]) == [])
    #expect(parser.flush() == [])
    #expect(parser.feed([0xA2]) == [.key(.character("漢"))])
  }

  @Test func reply_whoseRestIsLate_typesNoLetters() {
    var parser = InputParser()
    var inputs: [Input] = []
    for piece in ["\u{1B}_G", "i=31;", "OK", "\u{1B}", "\\"] {
      inputs += parser.feed(piece.utf8) + parser.flush()
    }
    #expect(inputs == [.knowsPictures])
    #expect(parser.feed("q".utf8) == [.key(.character("q"))])
  }

  @Test(arguments: [("\r", KeyPress(.enter)), ("\u{3}", KeyPress.control("c"))])
  func reply_whoseEndIsLost_isEndedByKey(key: String, press: KeyPress) {
    var parser = InputParser()
    #expect(parser.feed("\u{1B}_Gi=1".utf8) + parser.flush() == [])
    #expect(parser.feed(key.utf8) == [.key(press)])
    #expect(parser.feed("q".utf8) == [.key(.character("q"))])
  }

  @Test func paste_whoseEndIsLost_isEndedByControlC() {
    var parser = InputParser()
    #expect(parser.feed("\u{1B}[200~a\u{3}b".utf8) + parser.flush() == [])
    #expect(parser.feed("c".utf8) + parser.flush() == [])
    #expect(parser.feed("\u{3}".utf8) == [.key(.control("c"))])
    #expect(parser.feed("q".utf8) == [.key(.character("q"))])
  }

  @Test func paste_afterPause_continues() {
    var parser = InputParser()
    #expect(parser.feed("\u{1B}[200~ab".utf8) + parser.flush() == [])
    #expect(parser.feed("cd\u{1B}[201~".utf8) == [.paste("abcd")])
  }

  @Test func takesAGraphemeOfOneReadForOneKey() {
    var parser = InputParser()
    for text in ["e\u{301}", "👨‍👩‍👧‍👦", "🇩🇪", "\u{1112}\u{1161}\u{11AB}"] {
      #expect(parser.feed(text.utf8) == [.key(KeyPress(.character(Character(text))))])
    }
  }

  @Test func replacesInvalidBytes() {
    var parser = InputParser()
    let replacement = Input.key(.character("\u{FFFD}"))
    #expect(parser.feed([0xFF]) == [replacement])
    #expect(parser.feed([0xC0, 0xAF]) == [replacement, replacement])
    #expect(parser.feed([0xE6, 0x61]) == [replacement, .key(.character("a"))])
    #expect(parser.feed([0xE6]) == [])
    #expect(parser.feed([0x0D]) == [replacement, .key(KeyPress(.enter))])
    #expect(parser.feed([0xED, 0xA0, 0x80]).allSatisfy { $0 == replacement })
  }

  @Test func boundsAPaste() {
    var parser = InputParser()
    let text = String(repeating: "é", count: 520_000)
    let inputs = parser.feed("\u{1B}[200~x\(text)\u{1B}[201~q".utf8)
    #expect(inputs.count == 2)
    guard case .paste(let pasted) = inputs.first else {
      Issue.record("no paste")
      return
    }
    #expect(pasted.utf8.count == 999_999)
    #expect(pasted.hasSuffix("é"))
    #expect(inputs.last == .key(.character("q")))
  }

  @Test func survivesAnything() {
    let pieces = Self.known.map { Array($0.0.utf8) }
    for seed in UInt64(0)..<100_000 {
      var random = SeededGenerator(seed: seed)
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        if Bool.random(using: &random), let piece = pieces.randomElement(using: &random) {
          bytes += piece.prefix(Int.random(in: 0...12, using: &random))
        } else {
          bytes.append(UInt8.random(in: 0...255, using: &random))
        }
      }
      var parser = InputParser()
      let inputs = parser.feed(bytes) + parser.flush()
      let hasControl = inputs.contains { input in
        guard case .key(let press) = input, case .character(let character) = press.key else {
          return false
        }
        return character.unicodeScalars.first?.properties.generalCategory == .control
      }
      // Whatever state that was, the escape key and time lead out of it; only a paste has an end.
      _ = parser.feed("\u{1B}[201~\u{1B}".utf8)
      _ = parser.flush()
      let goesOn = parser.feed("q".utf8) == [.key(.character("q"))]
      if inputs.count > bytes.count || hasControl || !goesOn {
        Issue.record("seed \(seed): \(bytes) gave \(inputs)")
      }
    }
  }
}
