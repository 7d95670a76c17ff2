import Foundation

/// A display on which an app is used by fingers.
protocol FingersDisplay {
    /// Points of the app's window.
    var width: Double { get }
    var height: Double { get }

    /// Plays lines of the touch-script language, whose places are points of the window, to their end.
    func play(_ script: String) throws

    /// What the app has written on standard output.
    var output: String { get }
    /// The state of an app that no longer answers.
    var errors: String { get }

    /// Ends the app as the system does.
    /// - Returns: Its status.
    func finish() throws -> Int32
}

/// An app that is used on displays, and how it is started. Nothing of this machine's is asked for: no bus, no settings, no input method.
struct UsedApp {
    let name: String
    /// Of the command.
    var options: [String] = []
    var environment: [String: String?] = ["DACTYL_ACCESSIBILITY_BUS": "off", "DACTYL_DESKTOP_SETTINGS": "off", "DACTYL_INPUT_METHOD": "none"]

    init(_ name: String, _ environment: [String: String?]) {
        self.name = name
        self.environment.merge(environment) { $1 }
    }

    func with(_ environment: [String: String?], options: [String] = []) -> UsedApp {
        var other = self
        other.environment.merge(environment) { $1 }
        other.options += options
        return other
    }
}

extension Child {
    /// Ends an app as the system does.
    func finish() throws -> Int32 {
        signal(SIGTERM)
        return try status()
    }
}
