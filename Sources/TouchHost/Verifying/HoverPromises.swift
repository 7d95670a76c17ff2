/// A device that hovers, or did.
package struct DeviceLife: Sendable {
    package var isOver: Bool
    package var time: Double
}

/// One hover sample.
package struct ToldHover: Sendable {
    package var sample: HoverSample
    package var life: DeviceLife?

    fileprivate var name: String { "device \(sample.device)" }
}

/// What is promised of devices that hover.
package enum HoverPromises {
    package static let all = [isPointerOrPencil, comesBeforeItLeaves, hoversOn, isSomewhere]

    static let isPointerOrPencil = Promise<ToldHover>("R-HST-5", "Only pointers and pencils hover.") { told in
        told.sample.tool == .pointer || told.sample.tool == .pencil ? nil : "\(told.name) hovers as a \(told.sample.tool)"
    }

    static let comesBeforeItLeaves = Promise<ToldHover>("R-HST-5", "A hovering device comes before it leaves, and leaves once.") { told in
        told.sample.phase == .left && told.life?.isOver != true ? "\(told.name) left and was not there" : nil
    }

    static let hoversOn = Promise<ToldHover>("R-HST-3", "The times of a hovering device do not go back.") { told in
        guard let life = told.life, told.sample.timestamp < life.time else { return nil }
        return "\(told.name) hovered after it had at \(Violation.seconds(life.time)) s"
    }

    static let isSomewhere = Promise<ToldHover>("R-HST-4", "A hovering device's time, place, height and angles are finite numbers.") { told in
        let sample = told.sample
        for (name, value) in [("time", sample.timestamp), ("x", sample.position.x), ("y", sample.position.y), ("height", sample.zOffset),
                              ("altitude", sample.altitude), ("azimuth", sample.azimuth), ("roll", sample.roll)] {
            if let value, !value.isFinite { return "the \(name) of \(told.name) is \(value)" }
        }
        return nil
    }
}
