import Foundation

/// A stand-in for Speech Dispatcher (`Tests/Rigs/speech-server`), and what it had time to speak.
final class SpeechServer {
    /// With which an app finds it.
    let environment: [String: String?]
    private let folder: TemporaryFolder
    private let child: Child

    init() throws {
        folder = try TemporaryFolder()
        environment = ["SPEECHD_ADDRESS": "unix_socket:\(folder.file("speech.sock"))"]
        child = try Child("\(Checkout.root)/Tests/Rigs/speech-server", [folder.file("speech.sock"), folder.file("spoken")])
        guard waitUntil(patience, { [child] in child.output.contains("ready\n") || !child.isRunning }), child.isRunning else {
            throw Trouble("the speech server did not start: \(child.errors)")
        }
    }

    /// The spoken messages, a line each.
    var spoken: String { (try? String(contentsOfFile: folder.file("spoken"), encoding: .utf8)) ?? "" }
}
