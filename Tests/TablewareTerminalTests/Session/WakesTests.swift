import TablewareTerminal
import TerminalKit
import Testing

struct WakesTests {
  private func events(after added: [DeviceEvent]) -> [DeviceEvent] {
    let wakes = Wakes()
    for event in added { wakes.add(event) }
    return wakes.take()
  }

  @Test func bytes_inPieces_areOneEvent() {
    let added: [DeviceEvent] = [.bytes([1]), .bytes([2, 3]), .bytes([4])]
    #expect(events(after: added) == [.bytes([1, 2, 3, 4])])
  }

  @Test func sizes_thatFollowEachOther_areOneEvent() {
    let added = [DeviceEvent](repeating: .resized, count: 10_000) + [.resumed, .resized]
    #expect(events(after: added) == [.resized, .resumed, .resized])
  }

  @Test func bytes_aroundAnotherEvent_keepTheirOrder() {
    let added: [DeviceEvent] = [.bytes([27]), .quiet, .bytes([91]), .resized, .bytes([65])]
    #expect(events(after: added) == added)
  }
}
