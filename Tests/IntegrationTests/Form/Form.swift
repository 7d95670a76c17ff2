import Foundation

/// The app of `Tests/Apps/Form`, and what it says: three fields of 40 points below each other, and a button.
final class Form {
    /// The middles of its parts in a window of 400 x 300 points.
    enum Place: Double {
        case name = 44, mail = 96, password = 148, button = 202
        static let x = 150.0
    }

    let app: Child
    private var taken = 0

    init(on host: String, _ options: [String] = [], environment: [String: String?] = [:]) throws {
        app = try Child(Checkout.dactyl, ["run", "Form", "--on", host, "--size", "400x300"] + options, environment: environment)
    }

    /// What it has said since it was asked last, up to this line.
    func lines(until last: String, within seconds: Double = patience) throws -> [String] {
        var found: [String] = []
        let hasCome = waitUntil(seconds, every: 0.005) {
            let lines = app.output.split(separator: "\n").map(String.init)
            guard let end = lines.dropFirst(taken).firstIndex(of: last) else { return false }
            found = Array(lines[taken...end])
            return true
        }
        guard hasCome else { throw Trouble("it did not say '\(last)', but \(app.output.split(separator: "\n").dropFirst(taken)); \(app.errors)") }
        taken += found.count
        return found
    }

    /// Keys of the script language that type letters, digits and spaces.
    static func keys(_ text: String) -> String {
        text.map { character in
            let name = character == " " ? "space" : String(character).lowercased()
            return character.isUppercase ? "key shift press; key \(name) tap; key shift release" : "key \(name) tap"
        }.joined(separator: "; ")
    }

    static func command(_ letter: String) -> String { "key ctrl press; key \(letter) tap; key ctrl release" }
}
