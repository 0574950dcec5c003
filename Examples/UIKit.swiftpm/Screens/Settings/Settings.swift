/// The settings of a device.
final class Settings {
  static let networks = ["Home", "Café", "Library"]

  var account = Account(name: "Mei Lin", plan: "Family")
  var isWiFiOn = true
  var network: String? = "Home"
  var volumes: [String: Double] = ["Ringer": 0.5, "Alarm": 0.8]

  var networkFooter: String {
    isWiFiOn ? network.map { "Connected to \($0)" } ?? "Not connected" : "Wi-Fi is off"
  }

  func reset() {
    let fresh = Settings()
    account = fresh.account
    isWiFiOn = fresh.isWiFiOn
    network = fresh.network
    volumes = fresh.volumes
  }
}

/// The user of the device.
struct Account: Equatable {
  var name: String
  var plan: String
}
