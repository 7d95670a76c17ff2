#if Wayland
import HostKit
public import TouchHost

/// URLs are opened by the desktop's programs.
extension WaylandHost: LinkHost {
    public func canOpenLinks(ofScheme scheme: String) -> Bool { LinkOpener.canOpen(scheme: scheme) }
    public func openLink(_ url: String) -> Bool { LinkOpener.open(url) }
}
#endif
