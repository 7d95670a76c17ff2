#if KMS
import Foundation

/// Why a bare display can't be used, in one line.
public struct KMSError: Error, Equatable, CustomStringConvertible {
    public let description: String
    package init(_ description: String) { self.description = description }

    /// What the system says of the call that failed last.
    static var systemReason: String { String(cString: strerror(errno)) }
}
#endif
