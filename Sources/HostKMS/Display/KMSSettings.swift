import TouchHost

/// What the environment says about a bare display alone (Documentation/bare-display.md).
package struct KMSSettings: Equatable, Sendable {
    /// The output, as `HDMI-A-1` (`DACTYL_OUTPUT`); `nil` for the first that is connected.
    package var output: String?
    /// By how many degrees the picture is turned clockwise: 0, 90, 180, 270 (`DACTYL_ROTATE`). `nil` for as the panel was built in.
    package var rotation: Int?
    /// What touches are multiplied with: the first two rows of a matrix on places from 0 to 1, as libinput has it (`DACTYL_CALIBRATION`, six
    /// numbers). `nil` for what udev says.
    package var calibration: [Float]?

    /// Makes settings with every value at its default.
    package init() {}

    /// Reads the variables.
    /// - Throws: `HostSettings.Invalid` for the first value that makes no sense.
    package init(environment: [String: String]) throws {
        output = environment["DACTYL_OUTPUT"].flatMap { $0.isEmpty ? nil : $0 }
        if let value = environment["DACTYL_ROTATE"], !value.isEmpty { rotation = try Self.rotation(value) }
        if let value = environment["DACTYL_CALIBRATION"], !value.isEmpty { calibration = try Self.calibration(value) }
    }

    private static func rotation(_ text: String) throws -> Int {
        guard let value = Int(text), [0, 90, 180, 270].contains(value) else {
            throw HostSettings.Invalid("the rotation '\(text)' is none of 0, 90, 180 and 270 degrees")
        }
        return value
    }

    private static func calibration(_ text: String) throws -> [Float] {
        let numbers = text.split(whereSeparator: { $0 == " " || $0 == "," }).map { Float($0) }
        let values = numbers.compactMap { $0 }
        guard numbers.count == 6, values.count == 6, values.allSatisfy({ $0.isFinite && abs($0) <= 1000 }),
              abs(values[0] * values[4] - values[1] * values[3]) > 1e-6 else {
            throw HostSettings.Invalid("the calibration '\(text)' is not six numbers of a matrix that can be undone, as in 1 0 0 0 1 0")
        }
        return values
    }
}
