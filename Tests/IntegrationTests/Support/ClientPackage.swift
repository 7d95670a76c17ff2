import Foundation
import Glibc

/// A package that depends on this one.
///
/// It is built into the build folder of this package, with the same settings, so that UIKit and all below it is compiled once. SwiftPM keeps
/// its plan in that folder too: each of these builds makes its own, and the next build of this package makes this package's again.
struct ClientPackage {
    /// Where its products are.
    static let products = "\(Checkout.root)/.build/debug"

    let folder: String
    /// Whether the package turns the trait Web on by a trait of its own with that name; it is on always otherwise.
    var hasTraits = true

    /// Runs `swift` on the package and waits for its end.
    func swift(_ words: [String], environment: [String: String?] = [:], within seconds: Double = 1200) throws -> (status: Int32, text: String) {
        guard let program = Checkout.program("swift") else { throw Trouble("no swift in PATH") }
        let buildFolder = "\(Checkout.root)/.build"
        // The lock of the folder is held by `swift test` while these tests run, so they have one of their own.
        let lock = open("\(buildFolder)/clients.lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard lock >= 0, flock(lock, LOCK_EX) == 0 else { throw Trouble("no lock in \(buildFolder)") }
        defer {
            _ = unlink("\(buildFolder)/debug.yaml")
            close(lock)
        }
        // As script/test builds, which runs the tests without that variable: the same flags in the same order.
        let own: [String: String?] = ["SWIFT_DETERMINISTIC_HASHING": "1"]
        let child = try Child(program, words + ["--scratch-path", buildFolder, "--disable-build-manifest-caching", "--ignore-lock"] + (hasTraits ? Self.traits : []),
                              environment: own.merging(environment) { $1 }.merging(["DACTYL": nil]) { $1 }, workingFolder: folder)
        let status = try child.status(within: seconds)
        return (status, child.output + child.errors)
    }

    /// As this package was built.
    #if Web
    private static let traits = ["--traits", "Web"]
    #else
    private static let traits: [String] = []
    #endif
}
