package import TouchHost

/// Runs an application in this process: it connects the application to a display, waits for input, and knows what the process ends with.
///
/// UIKit knows the order of a launch (R-APP-14) and no display. The target DisplayLaunch has the launcher of apps; the product UIKit lists it
/// beside this module, so that every app links it. A program that attaches the application to a host itself (``UIApplication/attach(to:)``)
/// has no launcher.
@MainActor
package protocol Launcher: AnyObject {
    init(application: UIApplication)

    /// Reads the settings and connects the application to a display.
    func connect() throws

    /// Called when the first scene has its surface, before any delegate is called.
    func didOpen(_ surface: any Surface)

    /// Called when the application has handled what a turn of the display's loop brought.
    func didEndTurn()

    /// Called when the application has terminated. The loop returns after that.
    func didEnd(_ end: ApplicationEnd)

    /// Runs the display's loop until the application ends.
    /// - Returns: What the process is to exit with.
    func run() -> Int32

    /// Writes what is wrong in one line and ends the process.
    static func fail(_ error: any Error) -> Never
}

/// Why an application ends.
package enum ApplicationEnd {
    /// The person or the system closed it.
    case closed
    /// What the host was to play can't be played on.
    case aborted(any Error)
    /// The display is gone, for the reason in one line.
    case lost(String)
}

/// What is wrong with the app's own files, so that it can't start.
package struct LaunchFault: Error, CustomStringConvertible {
    /// One line.
    package let description: String
    /// Whether the line was written where the fault was found.
    package let isReported: Bool

    init(_ description: String, isReported: Bool = false) {
        self.description = description
        self.isReported = isReported
    }
}
