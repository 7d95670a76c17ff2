import JSONText

/// Why a scenario can't be run: the file, the place in it and the reason, in one line.
public struct ScenarioError: Error, Equatable, CustomStringConvertible, Sendable {
    public let file: String
    /// A JSON path as in `$.views[2].frame`, or line and column in a text that is not JSON.
    public let place: String
    public let reason: String

    public init(file: String, place: String, reason: String) {
        self.file = file
        self.place = place
        self.reason = reason
    }

    public var description: String { "\(file): \(place): \(reason)" }
}

extension String {
    /// The text in quotes, on one line and of bounded length, for messages that repeat what a file says.
    var quoted: String { "'\(excerpt)'" }
}

extension Double {
    /// As a person would write it: no more than six decimals, none for whole numbers.
    var text: String {
        let rounded = (self * 1e6).rounded() / 1e6
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : "\(rounded)"
    }
}
