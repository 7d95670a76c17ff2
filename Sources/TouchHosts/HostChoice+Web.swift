import Foundation
import HostWeb
import TouchHost

#if Web
extension WebHost: ScriptableHost {}
#endif

extension HostChoice {
    #if Web
    /// Starts to serve browsers.
    static func web(_ settings: HostSettings) throws -> any ScriptableHost {
        do {
            return try WebHost(settings: settings, clock: SystemClock())
        } catch let error as WebError {
            throw Failure(description: "no browser host: \(error)", exitStatus: 69)
        }
    }

    /// The reason that is given for the browser host, and what a person has to know who wants to open the page.
    static func webWords(_ host: any DisplayHost, because cause: String) -> (reason: String, notice: String?) {
        guard let host = host as? WebHost else { return ("web because \(cause)", nil) }
        return ("web at \(host.link) because \(cause)", host.notice)
    }
    #else
    static func web(_ settings: HostSettings) throws -> any ScriptableHost {
        throw Failure(description: "this app was built without the browser host; build it with the trait Web of the package dactyl, "
            + "as in swift build --traits default,Web", exitStatus: 69)
    }

    static func webWords(_ host: any DisplayHost, because cause: String) -> (reason: String, notice: String?) { ("", nil) }
    #endif
}
