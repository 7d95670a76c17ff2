package import TouchHost

/// A host whose display says itself what people have set, as the settings manager of an X display does.
@preconcurrency @MainActor
package protocol SettingsHost: EventDrivenHost {
    /// What is set, where the display says something of it. The first time the display is asked, and from then on changes are followed.
    var displaySettings: DesktopSettings { get }
    /// Whether the person sits at this machine, whose desktop then is the person's.
    var isOnThisMachine: Bool { get }
    /// How many times larger than usual the display shows everything, for the sake of its text; 1 where it does not.
    var textEnlargement: Double { get }
    /// Called when ``displaySettings`` have changed, with other notices of the host.
    var onSettingsChange: (() -> Void)? { get set }
}
