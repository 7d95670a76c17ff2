import Foundation

/// What the panel controls.
class Room {

    enum Mode: Int, CaseIterable {
        case off, heat, cool, auto

        var name: String {
            switch self {
            case .off: return NSLocalizedString("Off", comment: "A mode")
            case .heat: return NSLocalizedString("Heat", comment: "A mode")
            case .cool: return NSLocalizedString("Cool", comment: "A mode")
            case .auto: return NSLocalizedString("Auto", comment: "A mode")
            }
        }
    }

    /// A temperature that is set at a time of the day.
    struct Entry: Equatable {
        var name: String
        /// Minutes since midnight.
        var minute: Int
        /// Degrees.
        var temperature: Double
    }

    static let temperatures = 10.0...30.0

    var mode = Mode.auto
    var target = 21.0
    var isLit = true
    /// From 0 to 1.
    var fan: Float = 0.4

    var schedule = [
        Entry(name: NSLocalizedString("Morning", comment: "A time of the day"), minute: 6 * 60 + 30, temperature: 21),
        Entry(name: NSLocalizedString("Away", comment: "A time of the day"), minute: 8 * 60 + 15, temperature: 17),
        Entry(name: NSLocalizedString("Evening", comment: "A time of the day"), minute: 17 * 60, temperature: 21.5),
        Entry(name: NSLocalizedString("Night", comment: "A time of the day"), minute: 22 * 60 + 30, temperature: 16),
    ]

    /// Degrees in each quarter of an hour of the last day. A device would have measured them.
    let history: [Double] = (0..<96).map { quarter in
        let hour = Double(quarter) / 4
        let day = 19 - 2.5 * cos((hour - 3) / 24 * 2 * .pi)
        return day + 0.5 * sin(hour * 2.3) + 0.3 * sin(hour * 7.1)
    }

    /// Degrees, as they are shown.
    static func text(_ temperature: Double) -> String { String(format: "%.1f°", locale: .current, temperature) }

    /// A time of the day, as it is shown.
    static func time(_ minute: Int) -> String { String(format: "%02d:%02d", minute / 60, minute % 60) }

}
