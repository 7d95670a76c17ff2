import HostKit
import SettingsPortal
import TouchHost

/// Brings what people have set on the desktop to the app, at its start and whenever it changes (R-SET-1): from the session's portal, and from the display
/// where that says something.
@MainActor
final class DesktopFollower {
    private let settings: HostSettings
    private let portal = SettingsPortal()
    private weak var host: (any DisplayHost)?
    private var sent = DesktopSettings()

    /// Seconds that a start waits for the portal. A portal that runs answers in a few thousandths; with a longer wait every start on a desktop would be slow
    /// whose portal has to be started first, and with none the first frame of an app on a dark desktop would be light.
    private static let patience = 0.05

    /// Begins to ask, beside the rest of the start.
    /// - Returns: `nil` where settings are not to be followed.
    init?(_ settings: HostSettings, _ environment: [String: String]) {
        self.settings = settings
        switch settings.desktop {
        case .off: return nil
        // A page of a browser is on another machine's desktop.
        case .auto where settings.script != nil || settings.replay != nil || settings.host == "headless" || settings.host == "web": return nil
        case .auto, .on: portal.start(environment)
        }
    }

    /// Sends the settings to the host's client, and from then on each change of them.
    func follow(_ host: any DisplayHost) {
        guard settings.desktop == .on || (host is any ScriptableHost && host.name != "web") else { return portal.stop() }
        self.host = host
        portal.onChange = { [weak self] in self?.send() }
        (host as? any SettingsHost)?.onSettingsChange = { [weak self] in self?.send() }
        // The bus is this machine's: it says nothing of the desktop of a person at another one, whose display may.
        if settings.desktop == .on || (host as? any SettingsHost)?.isOnThisMachine != false {
            portal.wait(atMost: Self.patience)
        } else {
            portal.stop()
        }
        send()
    }

    func stop() { portal.stop() }

    private func send() {
        guard let host else { return }
        var found = portal.settings
        if let display = host as? any SettingsHost {
            found = found.filled(from: display.displaySettings)
            found.textScale = found.textScale.map { SettingNames.textScale($0, enlarged: display.textEnlargement) }
        }
        // No desktop has a setting for it (R-SET-3).
        found.reducesTransparency = found.reducesTransparency ?? found.increasesContrast
        found = found.leaving(settings)
        guard found != sent else { return }
        sent = found
        host.client?.host(host, didChange: found)
    }
}
