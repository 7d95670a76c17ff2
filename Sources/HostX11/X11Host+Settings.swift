#if X11
import HostKit
package import TouchHost

extension X11Host: SettingsHost {
    package var displaySettings: DesktopSettings { manager.settings.settings }

    package var isOnThisMachine: Bool { connection.isOnThisMachine }

    package var textEnlargement: Double { state.settings.scale == nil ? state.scale / manager.settings.windowScale : 1 }
}
#endif
