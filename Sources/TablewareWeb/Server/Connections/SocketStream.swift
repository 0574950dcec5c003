#if Web
  import FlyingSocks
  import Foundation

  /// The bytes of a connection, with a time limit for each direction.
  struct SocketStream: Sendable {
    enum Piece: Sendable {
      case bytes([UInt8])
      /// The client or the server ended the connection, or it failed.
      case ended
      case late
    }

    private static let pieceBytes = 4_096
    private static let drainedBytes = 65_536

    private let socket: AsyncSocket
    private let pool: any AsyncSocketPool
    private let time: ServerTime

    init(_ socket: AsyncSocket, _ pool: any AsyncSocketPool, _ time: ServerTime) {
      self.socket = socket
      self.pool = pool
      self.time = time
      // A patch is small and the user waits for it: it is not delayed to be sent with the next one.
      try? socket.socket.setValue(
        true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    }

    var file: Socket.FileDescriptor { socket.socket.file }

    /// The network address of the client, without its port; empty if it is not known.
    var peer: String {
      switch try? socket.socket.remotePeer() {
      case .ip4(let address, _), .ip6(let address, _): address
      default: ""
      }
    }

    /// Returns the bytes that have arrived; `nil` if there are none.
    func readNow() -> Piece? {
      do {
        return .bytes(try socket.socket.read(atMost: Self.pieceBytes))
      } catch SocketError.blocked {
        return nil
      } catch {
        return .ended
      }
    }

    /// Returns the next bytes, without a time limit.
    ///
    /// - Parameter takes: receives the bytes on another thread, and returns whether they need no
    ///   further processing.
    func read(unless takes: @escaping @Sendable ([UInt8]) -> Bool) async -> Piece {
      if Task.isCancelled { return .ended }
      if let piece = readNow() { return piece }
      #if os(Linux)
        if let watch = SocketWatch.shared { return await watch.read(self, unless: takes) }
      #endif
      return await read(until: nil)
    }

    /// Returns the next bytes, waiting until a deadline or without a time limit.
    func read(until deadline: Duration?) async -> Piece {
      if Task.isCancelled { return .ended }
      do {
        return .bytes(try socket.socket.read(atMost: Self.pieceBytes))
      } catch SocketError.blocked {
        return await wait(until: deadline)
      } catch {
        return .ended
      }
    }

    private func wait(until deadline: Duration?) async -> Piece {
      let read = { @Sendable in Piece.bytes(try await socket.read(atMost: Self.pieceBytes)) }
      do {
        guard let deadline else { return try await read() }
        return try await time.run(until: deadline, read) ?? .late
      } catch {
        return .ended
      }
    }

    /// Sends the bytes that the client accepts at once.
    ///
    /// - Returns: the number of bytes that were sent; 0 also for a failed connection, which
    ///   ``write(_:until:)`` detects.
    func writeNow(_ bytes: [UInt8]) -> Int {
      let data = Data(bytes)
      return (try? socket.socket.write(data, from: data.startIndex)).map { $0 - data.startIndex }
        ?? 0
    }

    /// Sends bytes to the client.
    ///
    /// - Returns: whether the client accepted all of them before the deadline.
    func write(_ bytes: [UInt8], until deadline: Duration) async -> Bool {
      let data = Data(bytes)
      var sent = data.startIndex
      do {
        while sent < data.endIndex { sent = try socket.socket.write(data, from: sent) }
        return true
      } catch SocketError.blocked {
        let rest = data[sent...]
        return (try? await time.run(until: deadline) { try await socket.write(rest) }) != nil
      } catch {
        return false
      }
    }

    /// Ends the output, and reads the client's last bytes: a connection that is closed while bytes
    /// are unread is reset, and the client loses the last bytes that were sent to it.
    func finish(within duration: Duration) async {
      _ = shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
      let deadline = time.now() + duration
      var drained = 0
      while drained < Self.drainedBytes, case .bytes(let bytes) = await read(until: deadline) {
        drained += bytes.count
      }
      await close()
    }

    /// Closes the connection. No other task may use it any longer.
    func close() async {
      await SocketClosing.close(socket, pool)
    }
  }

  /// Closes a socket that a pool has watched.
  enum SocketClosing {
    static func close(_ socket: AsyncSocket, _ pool: any AsyncSocketPool) async {
      // The pool resumes the waiting tasks of a socket before it removes the socket. If a socket
      // were closed in between, the pool would keep its number, and the next socket with that
      // number would never be watched.
      if let pool = pool as? any Actor { await takeTurn(of: pool) }
      try? socket.close()
    }

    private static func takeTurn(of actor: isolated any Actor) async {}
  }
#endif
