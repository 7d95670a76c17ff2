#if Web
import Foundation
import HostWeb
import TouchHost

extension WebHost: ScriptableHost {}

extension HostChoice {
    /// Starts to serve browsers.
    static func web(_ settings: HostSettings) throws -> any ScriptableHost {
        do {
            return try WebHost(settings: settings, clock: SystemClock())
        } catch let error as WebError {
            throw Failure(description: "no browser host: \(error)", exitStatus: 69)
        }
    }

    /// The reason for choosing the browser host, and what a person who opens the page has to know.
    static func webWords(_ host: any DisplayHost, because cause: String) -> (reason: String, notice: String?) {
        guard let host = host as? WebHost else { return ("web because \(cause)", nil) }
        return ("web at \(host.link) because \(cause)", host.notice)
    }
}
#endif
