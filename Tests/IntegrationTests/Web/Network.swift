#if Web
import Foundation

/// A network between an app and a browser, which can be held and cut.
final class Network {
    let port: Int
    private let child: Child
    private var asked = 1

    init(to port: Int?) throws {
        guard let port else { throw Trouble("the link has no port") }
        child = try Child(WebSession.Rigs.python, ["\(WebSession.Rigs.folder)/network", "\(port)"])
        waitUntil { [child] in child.output.hasSuffix("\n") || !child.isRunning }
        guard let own = child.output.split(separator: "\n").first.flatMap({ Int($0) }) else { throw Trouble("no network: \(child.errors)") }
        self.port = own
    }

    /// The link as it is on this side of the network.
    func link(_ link: String) -> String {
        link.replacing(":\(WebSession.port(of: link) ?? 0)/", with: ":\(port)/")
    }

    /// No data passes any more, and neither side is notified.
    func hold() throws { try tell("hold") }

    /// Everything that was held goes on.
    func release() throws { try tell("go") }

    /// Every connection is ended.
    func cut() throws { try tell("cut") }

    private func tell(_ command: String) throws {
        child.write(command)
        asked += 1
        guard waitUntil(every: 0.002, { [child, asked] in child.output.split(separator: "\n").count >= asked }) else {
            throw Trouble("the network did not \(command): \(child.errors)")
        }
    }
}
#endif
