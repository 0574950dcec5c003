#if Service
import Metrics
import TablewareWeb

extension WebOptions {
  /// Counts sessions, connections, messages and updates with swift-metrics, under names that begin
  /// with `tableware_`, which `Documentation/web.md` lists.
  ///
  /// A handler of ``TablewareWeb/WebOptions/onMeasurement`` is still called.
  ///
  /// - Parameter factory: the system that keeps the numbers; by default that of the program.
  public mutating func measure(with factory: any MetricsFactory = MetricsSystem.factory) {
    let metrics = WebMetrics(factory)
    let former = onMeasurement
    onMeasurement = { measurement in
      former?(measurement)
      metrics.note(measurement)
    }
  }
}

/// The numbers of a server in a system of metrics.
private struct WebMetrics: Sendable {
  private let sessions: Meter
  private let connections: Meter
  private let opened: Counter
  private let refused: Counter
  private let messages: Counter
  private let receivedBytes: Counter
  private let sentBytes: Counter
  private let updates: Timer

  init(_ factory: any MetricsFactory) {
    sessions = Meter(label: "tableware_sessions", factory: factory)
    connections = Meter(label: "tableware_connections", factory: factory)
    opened = Counter(label: "tableware_sessions_opened_total", factory: factory)
    refused = Counter(label: "tableware_sessions_refused_total", factory: factory)
    messages = Counter(label: "tableware_messages_total", factory: factory)
    receivedBytes = Counter(label: "tableware_received_bytes_total", factory: factory)
    sentBytes = Counter(label: "tableware_sent_bytes_total", factory: factory)
    updates = Timer(label: "tableware_update_duration", factory: factory)
  }

  func note(_ measurement: WebMeasurement) {
    switch measurement {
    case .sessionOpened:
      opened.increment()
      sessions.increment()
    case .sessionRefused: refused.increment()
    case .sessionEnded: sessions.decrement()
    case .connected: connections.increment()
    case .disconnected: connections.decrement()
    case .message(let bytes):
      messages.increment()
      receivedBytes.increment(by: bytes)
    case .update(let bytes, let duration):
      sentBytes.increment(by: bytes)
      updates.record(duration: duration)
    }
  }
}
#endif
