import Foundation

/// A display on which an app is read by touch: fingers, what is spoken, and what the app writes.
protocol ReadDisplay {
    /// Points of the app's window.
    var width: Double { get }
    var height: Double { get }

    /// Plays lines of the touch-script language, whose places are points of the window, to their end.
    func play(_ script: String) throws

    /// The spoken messages, a line each.
    var spoken: String { get }
    /// What the app has written on standard output.
    var output: String { get }
    /// The state of an app that no longer answers.
    var errors: String { get }

    /// Ends the app as the system does.
    /// - Returns: Its status.
    func finish() throws -> Int32
}

/// How the app Order is started.
enum ReadApp {
    static let name = "Order"
    /// Nothing of this machine's is asked for: no bus, no settings, no input method; the keyboard has English letters.
    static let environment: [String: String?] = [
        "DACTYL_KEYBOARD_LANGUAGES": "en", "DACTYL_ACCESSIBILITY_BUS": "off", "DACTYL_DESKTOP_SETTINGS": "off", "DACTYL_INPUT_METHOD": "none",
    ]
    /// Switches the reader as a person does.
    static let threePresses = "key f12 tap; sleep 80; key f12 tap; sleep 80; key f12 tap"
}

extension Child {
    /// Ends an app as the system does.
    func finish() throws -> Int32 {
        signal(SIGTERM)
        return try status()
    }
}
