@testable import DisplayLaunch
import Foundation
import Glibc
import Testing

/// The kernel's account of memory that programs wait for, by a socket in its place: urgent data is what the account has to say.
@Suite("Memory pressure") struct MemoryPressureTests {
    /// Both ends of a connection.
    private func connection() throws -> (account: Int32, kernel: Int32) {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let account = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
                bind(listener, place, length) == 0 && listen(listener, 1) == 0 && getsockname(listener, place, &length) == 0
                    && connect(account, place, length) == 0
            }
        }
        try #require(status)
        return (account, accept(listener, nil, nil))
    }

    @Test("R-VC-3 The account is asked for 0.2 s of 2 s of waiting, and each time that it says so the closure is called")
    func pressure() async throws {
        let (account, kernel) = try connection(), own = dup(account)
        defer { close(own) }
        let (calls, continuation) = AsyncStream.makeStream(of: Bool.self)
        MemoryPressure.observe(account) {
            // As the kernel's own, what was said is not said again.
            var byte: UInt8 = 0
            if recv(own, &byte, 1, Int32(MSG_OOB)) == 1 { continuation.yield(true) }
        }
        var asked = [UInt8](repeating: 0, count: 100)
        let count = read(kernel, &asked, asked.count)
        #expect(String(decoding: asked.prefix(max(count, 0)), as: UTF8.self) == "some 200000 2000000\0")
        var iterator = calls.makeAsyncIterator()
        for _ in 0..<2 {
            var byte: UInt8 = 1
            #expect(send(kernel, &byte, 1, Int32(MSG_OOB)) == 1)
            #expect(await iterator.next() == true)
        }
        close(kernel)
    }
}
