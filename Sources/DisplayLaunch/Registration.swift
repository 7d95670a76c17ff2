import UIKit

/// UIKit calls it by name when an app starts: the app's sources import UIKit alone, so that nothing else names this target.
@_cdecl("dactyl_register_display_launch")
func registerDisplayLaunch() {
    MainActor.assumeIsolated { UIApplication.launcher = DisplayLauncher.self }
}
