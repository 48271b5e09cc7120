import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A small HTTP server on 127.0.0.1, for as long as a test holds it.
///
/// | request | answer |
/// |---|---|
/// | `/moved` | 302, to `/text` |
/// | `/secret` | 401, or `secret` for the user `user` with the password `word` |
/// | `/echo` | what was sent |
/// | any other | `text` |
final class LocalServer: Sendable {
  struct Failure: Error {}

  /// `METHOD /path` of every request, in order.
  let requests = Journal()
  private let listener: Int32
  private let port: sockaddr_in
  private let address: URL
  private let isStopped = Guarded(false)

  init() throws {
    // A client that goes away is none of the tests' business.
    signal(SIGPIPE, SIG_IGN)
    listener = Self.makeSocket()
    var port = sockaddr_in()
    port.sin_family = sa_family_t(AF_INET)
    port.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let socket = listener
    let isListening = unsafe Self.withAddress(&port) { address, length in
      unsafe bind(socket, address, length.pointee) == 0 && listen(socket, 8) == 0
        && getsockname(socket, address, length) == 0
    }
    let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: port.sin_port))")
    guard isListening, let url else { throw Failure() }
    self.port = port
    address = url
    Thread { [self] in serve() }.start()
  }

  private static func makeSocket() -> Int32 {
    #if canImport(Glibc)
    socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    socket(AF_INET, SOCK_STREAM, 0)
    #endif
  }

  private static func withAddress<Result>(
    _ port: inout sockaddr_in,
    _ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Result
  ) -> Result {
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return unsafe withUnsafeMutablePointer(to: &port) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe body(pointer, &length)
      }
    }
  }

  func url(_ path: String) -> URL { address.appending(path: path) }

  /// Accepts no more connections.
  ///
  /// The thread that waits for clients closes the socket: if another did, a new server could get its
  /// number while that thread still listens to it.
  func stop() {
    isStopped.withLock { $0 = true }
    let client = Self.makeSocket()
    var port = port
    _ = unsafe Self.withAddress(&port) { unsafe connect(client, $0, $1.pointee) }
    close(client)
  }

  private func serve() {
    while case let connection = accept(listener, nil, nil), connection >= 0 {
      if isStopped.withLock({ $0 }) {
        close(connection)
        break
      }
      if let request = Request(from: Connection(socket: connection)) {
        requests.note("\(request.method) \(request.path)")
        Connection(socket: connection).send(answer(to: request))
      }
      close(connection)
    }
    close(listener)
  }

  private func answer(to request: Request) -> String {
    switch request.path {
    case "/moved": response("302 Found", "", "Location: /text")
    case "/secret" where request.header("authorization") == "Basic dXNlcjp3b3Jk":
      response("200 OK", "secret")
    case "/secret":
      response("401 Unauthorized", "", "WWW-Authenticate: Basic realm=\"tests\"")
    case "/echo": response("200 OK", request.body)
    default: response("200 OK", "text")
    }
  }

  private func response(_ status: String, _ body: String, _ header: String = "X-None: 0") -> String
  {
    "HTTP/1.1 \(status)\r\n\(header)\r\nContent-Length: \(body.utf8.count)\r\n"
      + "Connection: close\r\n\r\n\(body)"
  }
}

/// A way to a client and back.
private struct Connection {
  let socket: Int32

  func send(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(socket, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// The next bytes; nil where the client goes away.
  func receive() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe read(socket, &buffer, buffer.count)
    return count > 0 ? Array(buffer[..<count]) : nil
  }
}

/// The request of a client.
private struct Request {
  let method: String
  let path: String
  let body: String
  private let headers: [String: String]

  /// Reads a request; nil where there is none.
  init?(from connection: Connection) {
    var bytes: [UInt8] = []
    /// The text before `mark`, which is skipped.
    func receive(until mark: String) -> String? {
      while true {
        if let end = bytes.firstRange(of: Array(mark.utf8)) {
          let text = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
          bytes.removeSubrange(..<end.upperBound)
          return text
        }
        guard let more = connection.receive() else { return nil }
        bytes += more
      }
    }
    func receive(count: Int) -> String? {
      while bytes.count < count {
        guard let more = connection.receive() else { return nil }
        bytes += more
      }
      defer { bytes.removeFirst(count) }
      return String(decoding: bytes[..<count], as: UTF8.self)
    }

    guard let head = receive(until: "\r\n\r\n") else { return nil }
    let lines = head.components(separatedBy: "\r\n")
    let words = lines[0].components(separatedBy: " ")
    guard words.count == 3 else { return nil }
    (method, path) = (words[0], words[1])
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    self.headers = headers
    // A client that asks waits a second before it sends all the same.
    if headers["expect"] != nil { connection.send("HTTP/1.1 100 Continue\r\n\r\n") }
    guard headers["transfer-encoding"] == "chunked" else {
      guard let body = receive(count: Int(headers["content-length"] ?? "") ?? 0) else { return nil }
      self.body = body
      return
    }
    var body = ""
    while let line = receive(until: "\r\n"), let count = Int(line, radix: 16) {
      guard let chunk = receive(count: count), receive(until: "\r\n") != nil else { return nil }
      body += chunk
      if count == 0 { break }
    }
    self.body = body
  }

  func header(_ name: String) -> String? { headers[name] }
}
