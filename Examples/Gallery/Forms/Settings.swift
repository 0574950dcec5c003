import Tableware
import TablewareForms

/// The settings of a device.
final class Settings {
  static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  var isAirplane = false
  var wifi = true
  var bluetooth = false
  var network: String? = "Home"
  var brightness = 0.7
  var appearance = 2
  var textSize = 14.0
  var ringTone: RingTone? = .bell
  var volume = 0.4
  var quietDays: Set<Int> = [5, 6]
  var quietFrom: CalendarDate? = CalendarDate(year: 1, month: 1, day: 1, hour: 22)
  var notes = ""

  func reset() {
    let fresh = Settings()
    isAirplane = fresh.isAirplane
    wifi = fresh.wifi
    bluetooth = fresh.bluetooth
    network = fresh.network
    brightness = fresh.brightness
    appearance = fresh.appearance
    textSize = fresh.textSize
    ringTone = fresh.ringTone
    volume = fresh.volume
    quietDays = fresh.quietDays
    quietFrom = fresh.quietFrom
    notes = fresh.notes
  }
}

/// The ring tone.
enum RingTone: Hashable, Sendable {
  case bell, marimba, chimes, silence

  static let choices = [
    Choice("Bell", RingTone.bell), Choice("Marimba", .marimba), Choice("Chimes", .chimes),
    Choice("Silence", subtitle: "Only the screen lights up", .silence),
  ]
}
