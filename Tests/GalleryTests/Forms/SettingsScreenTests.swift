import Tableware
import Testing

@testable import Gallery

@Suite struct SettingsScreenTests {
  private let screen = FormDriver(SettingsScreen(Gallery.Sources()))

  @Test func showsEveryKindOfRow() {
    #expect(
      screen.lines == [
        "Mei Lin", "Airplane mode: off", "Wi-Fi: on", "Network: Home", "Bluetooth: off",
        "Brightness: 0.70", "Appearance: automatic", "Text size: 14", "Bell ✓", "Marimba",
        "Chimes", "Silence", "Volume: 0.40", "Days: Sat, Sun", "From: 22:00",
        "Model: Tableware One", "Storage", "Notes: ", "Reset all settings",
      ])
    #expect(screen.messages == [])
  }

  @Test func disablesAndHides_WhatDependsOnAnotherRow() {
    screen.set("Airplane mode", .bool(true))
    #expect(screen.lines.contains("– Wi-Fi: on"))
    #expect(screen.lines.contains("– Bluetooth: off"))
    #expect(!screen.lines.contains("Network: Home"))
    #expect(screen.navigator.top.status == "airplane mode")
    #expect(screen.set("Wi-Fi", .bool(false)) == .disabled)
    screen.set("Airplane mode", .bool(false))
    #expect(screen.lines.contains("Network: Home"))
  }

  @Test func setsEachRow_AndResetsAll() {
    let before = screen.lines
    screen.set("Brightness", .number(0.25))
    screen.set("Appearance", .index(0))
    screen.set("Text size", .number(99))
    screen.set("Notes", .text("a\nb"))
    screen.set("From", .date(CalendarDate(year: 1, month: 1, day: 1, hour: 23)))
    screen.tap("Chimes")
    for line in [
      "Brightness: 0.25", "Appearance: light", "Text size: 32", "Notes: a\nb", "From: 23:00",
      "Chimes ✓", "Bell",
    ] {
      #expect(screen.lines.contains(line), "\(line)")
    }
    screen.tap("Reset all settings")
    #expect(screen.lines == before)
  }

  @Test func choosesDays_OnAScreenOfTheirOwn() {
    screen.tap("Days")
    screen.tap("Sat")
    screen.tap("Sun")
    screen.navigator.pop()
    #expect(screen.lines.contains("Days: never"))
    #expect(screen.lines.contains("– From: 22:00"))
  }

  @Test func leadsToTheAccount() {
    screen.tap("Mei Lin")
    #expect(screen.navigator.top.title == "Account")
    #expect(
      screen.lines == [
        "A woman with a red umbrella", "Name: Mei Lin", "Network: Home", "No one yet",
      ])
  }
}
