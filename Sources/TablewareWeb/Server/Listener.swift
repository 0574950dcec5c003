#if Web
  import FlyingSocks
  import Foundation

  /// A socket that accepts connections.
  struct Listener: Sendable {
    let socket: AsyncSocket
    /// The actual port, also if any free port was requested.
    let port: UInt16
    /// The URL for a browser on this machine.
    let url: String

    /// Creates a socket that listens at once.
    init(_ address: String, port: UInt16, _ pool: any AsyncSocketPool) throws {
      let isIP6 = address.contains(":")
      let position: any SocketAddress
      do {
        position =
          isIP6
          ? try sockaddr_in6.inet6(ip6: address, port: port)
          : try sockaddr_in.inet(ip4: address, port: port)
      } catch {
        throw WebError.unavailable("“\(address)” is not an address")
      }
      do {
        let socket = try Socket(domain: Int32(position.family))
        do {
          try socket.setValue(true, for: .localAddressReuse)
          try socket.bind(to: position)
        } catch {
          try? socket.close()
          throw error
        }
        try socket.listen()
        self.socket = try AsyncSocket(socket: socket, pool: pool)
        switch try socket.sockname() {
        case .ip4(let host, let port): (self.port, url) = (port, "http://\(host):\(port)/")
        case .ip6(let host, let port): (self.port, url) = (port, "http://[\(host)]:\(port)/")
        case .unix: throw SocketError.unsupportedAddress
        }
      } catch {
        throw WebError.unavailable("\(error)")
      }
    }
  }
#endif
