import TerminalKit
import TablewareTesting
import Testing

struct KeyScriptTests {
  private func key(_ key: Key, _ modifiers: Modifiers = []) -> KeyScript.Step {
    .input(.key(KeyPress(key, modifiers)))
  }

  private func mouse(_ action: Mouse.Action, _ column: Int, _ row: Int) -> KeyScript.Step {
    .input(.mouse(Mouse(action, column: column, row: row)))
  }

  @Test func readsKeys() throws {
    #expect(try KeyScript("").steps == [])
    #expect(try KeyScript("  \n ").steps == [])
    #expect(
      try KeyScript("down down enter esc pagedown home end space tab backtab / q").steps == [
        key(.down), key(.down), key(.enter), key(.escape), key(.pageDown), key(.home), key(.end),
        key(.character(" ")), key(.tab), key(.tab, .shift), key(.character("/")),
        key(.character("q")),
      ])
    #expect(
      try KeyScript("ctrl+C shift+tab alt+x ctrl+alt+delete f12 shift+f35 ctrl++ 漢").steps == [
        key(.character("c"), .control), key(.tab, .shift), key(.character("x"), .alt),
        key(.delete, [.control, .alt]), key(.function(12)), key(.function(35), .shift),
        key(.character("+"), .control), key(.character("漢")),
      ])
  }

  @Test func knowsEveryKeyThatHelpLists() throws {
    let list = KeyScript.help.dropFirst("known are ".count).prefix { $0 != "," }
    let keys = list.split(separator: " ").filter { !["f1", "to", "f35"].contains($0) }
    #expect(keys.count == 17)
    for name in keys { #expect(try KeyScript(String(name)).steps.count == 1) }
  }

  @Test func readsSettle() throws {
    #expect(try KeyScript("settle").steps == [.settle])
    #expect(try KeyScript("a settle*2").steps == [key(.character("a")), .settle, .settle])
    #expect(try KeyScript("text:settle").steps.count == 6)
    #expect(throws: KeyScriptError.self) { try KeyScript("ctrl+settle") }
  }

  @Test func readsText() throws {
    let a = key(.character("a"))
    let b = key(.character("b"))
    #expect(try KeyScript("text:ab").steps == [a, b])
    #expect(try KeyScript(#"text:"a b""#).steps == [a, key(.character(" ")), b])
    #expect(
      try KeyScript(#"text:"\"\\a""#).steps == [
        key(.character("\"")), key(.character("\\")), a,
      ])
    #expect(try KeyScript("text:a*2").steps == [a, key(.character("*")), key(.character("2"))])
    #expect(try KeyScript(#"text:"ab"*2 b"#).steps == [a, b, a, b, b])
    #expect(try KeyScript(#"text:a"b"#).steps == [a, key(.character("\"")), b])
    #expect(try KeyScript("text:").steps == [])
    #expect(try KeyScript(#"paste:"a b""#).steps == [.input(.paste("a b"))])
    #expect(try KeyScript("\" :").steps == [key(.character("\"")), key(.character(":"))])
  }

  @Test func readsCommands() throws {
    #expect(
      try KeyScript("wait:2s wait:500ms wait:5m wait:1h resize:40x8").steps == [
        .wait(.seconds(2)), .wait(.milliseconds(500)), .wait(.seconds(300)), .wait(.seconds(3_600)),
        .resize(columns: 40, rows: 8),
      ])
    #expect(
      try KeyScript("click:5,4 press:0,0 drag:1,2 release:3,4 wheel:down wheel:up@5,6").steps == [
        mouse(.press(.left), 5, 4), mouse(.release(.left), 5, 4), mouse(.press(.left), 0, 0),
        mouse(.drag(.left), 1, 2), mouse(.release(.left), 3, 4), mouse(.wheelDown, 0, 0),
        mouse(.wheelUp, 5, 6),
      ])
  }

  @Test func readsTheRightButton_AndKeysWithModifiers() throws {
    #expect(
      try KeyScript("rightclick:5,4 alt+up shift+left ctrl+_").steps == [
        mouse(.press(.right), 5, 4), mouse(.release(.right), 5, 4),
        .input(.key(KeyPress(.up, .alt))), .input(.key(KeyPress(.left, .shift))),
        .input(.key(.control("_"))),
      ])
  }

  @Test func repeats() throws {
    #expect(try KeyScript("down*5").steps == Array(repeating: key(.down), count: 5))
    #expect(try KeyScript("down*10000").steps.count == 10_000)
    #expect(try KeyScript("click:1,1*2").steps.count == 4)
    #expect(try KeyScript("* **3").steps.count == 1 + 3)
  }

  @Test(arguments: [
    (
      "down dwon", 6, "dwon",
      """
      key script, character 6: “dwon” is not a key; known are up down left right pageup pagedown \
      home end enter space tab backtab esc escape backspace delete insert f1 to f35, any single \
      character, ctrl+ alt+ shift+ before a key as in alt+up, *5 after one, text:abc text:"a b" \
      paste:"a b" wait:500ms wait:2s settle click:5,4 rightclick:5,4 press:5,4 drag:5,4 release:5,4 \
      wheel:up wheel:down resize:40x8
      """
    ),
    (
      "q  wait:2d", 9, "2d",
      "key script, character 9: “2d” is not a duration; write 500ms, 2s or 5m, at most 1h"
    ),
    (
      "wait:61m", 6, "61m",
      "key script, character 6: “61m” is not a duration; write 500ms, 2s or 5m, at most 1h"
    ),
    (
      "wait:2h", 6, "2h",
      "key script, character 6: “2h” is not a duration; write 500ms, 2s or 5m, at most 1h"
    ),
    (
      "wait:3601s", 6, "3601s",
      "key script, character 6: “3601s” is not a duration; write 500ms, 2s or 5m, at most 1h"
    ),
    (
      "click:5", 7, "5",
      "key script, character 7: “5” is not a position; write column,row from 0, as in click:5,4"
    ),
    (
      "wheel:left", 7, "left",
      "key script, character 7: “left” is not a direction; write wheel:up or wheel:down, with @5,4 "
        + "for a position"
    ),
    (
      "resize:40", 8, "40",
      "key script, character 8: “40” is not a size; write columns x rows, as in resize:40x8, each at "
        + "most 4096"
    ),
    (
      "down*10001", 6, "10001",
      "key script, character 6: “10001” is not a number of repetitions; write down*5, at most 10000"
    ),
    (
      #"a text:"b c"#, 3, #"text:"b c"#,
      "key script, character 3: “text:\"b c” has no closing quote"
    ),
    (
      #"text:"b"c"#, 9, "c",
      "key script, character 9: “c” follows a closing quote; leave a space, or repeat with *5"
    ),
    (
      #"down*9999 text:"abcdefghijk"*10000"#, 11, #"text:"abcdefghijk"*10000"#,
      "key script, character 11: “text:\"abcdefghijk\"*10000” makes the script longer than 100000 "
        + "steps"
    ),
  ])
  func saysWhatIsWrongAndWhatIsKnown(script: String, position: Int, word: String, message: String) {
    let error = #expect(throws: KeyScriptError.self) { try KeyScript(script) }
    #expect(error?.position == position)
    #expect(error?.word == word)
    #expect(error?.description == message)
  }

  @Test(arguments: [
    "jump:5", "ctrl+", "shift+ctrl+", "f0", "f36", "down*0", "down*-1", "down*x", "wait:", "wait:s",
    "wait:99999999999999999999s", "click:-1,0", "click:1,2,3", "click:,", "resize:0x", "wheel:",
    "wheel:up@", "resize:5000x5", "text:\"", "text:\"\\\"", "**", "::", "a:b", "down*",
    "ctrl+dwon*3",
  ])
  func refusesNonsense(script: String) {
    #expect(throws: KeyScriptError.self) { try KeyScript(script) }
  }

  @Test func survivesAnything() {
    let pieces = [
      "down", "*", "5", ":", "\"", "\\", " ", "text:", "wait:", "ms", "s", "click:", ",", "wheel:",
      "@", "x", "resize:", "ctrl+", "+", "f", "99999999999999999999", "-", "é", "\u{301}", "👍",
    ]
    for seed in UInt64(0)..<20_000 {
      var random = SeededGenerator(seed: seed)
      let script = (0..<8).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      do throws(KeyScriptError) {
        guard try KeyScript(script).steps.count > 100_000 else { continue }
        Issue.record("seed \(seed): \(script)")
      } catch {
        guard !(1...script.count + 1).contains(error.position) else { continue }
        Issue.record("seed \(seed): \(script)")
      }
    }
  }
}
