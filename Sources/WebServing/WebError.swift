#if Web
internal import Foundation
internal import NIOCore

/// Why there is no server, in one line.
package struct WebError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }

    package init(_ error: any Error, address: String, port: Int) {
        switch (error as? IOError)?.errnoCode {
        case EADDRINUSE: self.init("port \(port) of \(address) is in use; take another with --port N, or any free one with --port 0")
        case EACCES: self.init("port \(port) may not be used by this user; take one from 1024 on with --port N")
        case EADDRNOTAVAIL: self.init("\(address) is no address of this machine; name one that is: --listen ADDRESS")
        default:
            let reason = (error as? IOError).map { String(cString: strerror($0.errnoCode)) } ?? "it is no address or name of this machine"
            self.init("can't listen on \(address), port \(port): \(reason)")
        }
    }
}
#endif
