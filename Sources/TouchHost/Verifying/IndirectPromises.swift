/// What is known of a device's motion of one kind.
package struct MotionLife: Sendable {
    package var isUnderWay: Bool
    package var time: Double
}

/// One sample of a wheel or touchpad.
package struct ToldMotion: Sendable {
    package var sample: IndirectSample
    package var life: MotionLife?

    fileprivate var name: String { "the \(sample.kind) of device \(sample.device)" }
}

/// What is promised of wheels and touchpads.
package enum IndirectPromises {
    package static let all = [hasOneLife, goesOn, hasFiniteValues]

    static let hasOneLife = Promise<ToldMotion>("R-HST-9", "A motion begins, changes while it goes on, and ends once; a turn of a wheel stands alone.") { told in
        let isUnderWay = told.life?.isUnderWay == true
        switch (told.sample.kind, told.sample.phase) {
        case (.wheel, .changed): return nil
        case (.wheel, _): return "\(told.name) \(told.sample.phase), and a wheel only changes"
        case (_, .began): return isUnderWay ? "\(told.name) began and had begun already" : nil
        case (_, _): return isUnderWay ? nil : "\(told.name) \(told.sample.phase) and had not begun"
        }
    }

    static let goesOn = Promise<ToldMotion>("R-HST-3", "The times of a motion do not go back.") { told in
        guard let life = told.life, told.sample.timestamp < life.time else { return nil }
        return "\(told.name) came after that of \(Violation.seconds(life.time)) s"
    }

    static let hasFiniteValues = Promise<ToldMotion>("R-HST-4", "A motion's time, place, movement, scale and rotation are finite numbers, and its scale is above 0.") { told in
        let sample = told.sample
        for (name, value) in [("time", sample.timestamp), ("x", sample.position.x), ("y", sample.position.y), ("movement across", sample.movement.x),
                              ("movement down", sample.movement.y), ("scale", sample.scale), ("rotation", sample.rotation)] where !value.isFinite {
            return "the \(name) of \(told.name) is \(value)"
        }
        return sample.scale > 0 ? nil : "the scale of \(told.name) is \(sample.scale)"
    }
}
