/// A contact that is down.
package struct ContactLife: Sendable {
    package var id: Int
    package var tool: Contact.Tool
    package var surface: ObjectIdentifier

    package init(id: Int, tool: Contact.Tool, surface: ObjectIdentifier) {
        self.id = id
        self.tool = tool
        self.surface = surface
    }
}

/// What a frame says of one contact.
package struct ToldContact: Sendable {
    package var contact: Contact
    package var surface: ObjectIdentifier
    package var frameTime: Double
    /// Whether nothing before it in the frame is of the same number.
    package var isFirstInFrame: Bool
    /// What is known of the number; `nil` for one that is not down.
    package var life: ContactLife?

    fileprivate var name: String { "contact \(contact.id)" }
}

/// What is promised of a contact, sample by sample.
package enum ContactPromises {
    package static let all = [onceInFrame, beginsOnce, movesWhileDown, endsOnce, keepsTool, keepsSurface, hasTimeOfFrame, hasFiniteValues,
                                   numbersReports]

    static let onceInFrame = Promise<ToldContact>("R-HST-2", "A frame has each contact once.") { told in
        told.isFirstInFrame ? nil : "\(told.name) is twice in one frame"
    }

    static let beginsOnce = Promise<ToldContact>("R-HST-1", "A contact's number is not given to another contact before it has ended.") { told in
        told.contact.phase == .began && told.life != nil ? "\(told.name) began and was down already" : nil
    }

    static let movesWhileDown = Promise<ToldContact>("R-HST-1", "A contact moves only while it is down.") { told in
        told.contact.phase == .moved && told.life == nil ? "\(told.name) moved and was not down" : nil
    }

    static let endsOnce = Promise<ToldContact>("R-HST-1", "A contact ends, or is cancelled, once.") { told in
        (told.contact.phase == .ended || told.contact.phase == .cancelled) && told.life == nil
            ? "\(told.name) \(told.contact.phase == .ended ? "ended" : "was cancelled") and was not down" : nil
    }

    static let keepsTool = Promise<ToldContact>("R-HST-1", "A contact is of one tool.") { told in
        guard let life = told.life, told.contact.phase == .moved, life.tool != told.contact.tool else { return nil }
        return "\(told.name) landed as a \(life.tool) and moved as a \(told.contact.tool)"
    }

    static let keepsSurface = Promise<ToldContact>("R-HST-1", "A contact stays on the surface on which it landed.") { told in
        guard let life = told.life, told.contact.phase != .began, life.surface != told.surface else { return nil }
        return "\(told.name) landed on another surface than it \(told.contact.phase == .moved ? "moved" : "ended") on"
    }

    static let hasTimeOfFrame = Promise<ToldContact>("R-HST-2", "The contacts of a frame have its time.") { told in
        guard told.contact.timestamp != told.frameTime, !(told.contact.timestamp.isNaN && told.frameTime.isNaN) else { return nil }
        return "\(told.name) is in a frame of \(Violation.seconds(told.frameTime)) s"
    }

    static let hasFiniteValues = Promise<ToldContact>("R-HST-4", "Places, forces, radii and angles are finite numbers.") { told in
        let contact = told.contact
        for (name, value) in [("x", contact.position.x), ("y", contact.position.y), ("radius", contact.majorRadius), ("force", contact.force),
                              ("altitude", contact.altitude), ("azimuth", contact.azimuth), ("roll", contact.roll)] {
            if let value, !value.isFinite { return "the \(name) of \(told.name) is \(value)" }
        }
        return nil
    }

    static let numbersReports = Promise<ToldContact>("R-HST-6", "A sample has a report's number exactly when better values are to come.") { told in
        if told.contact.awaiting.isEmpty == (told.contact.report == nil) { return nil }
        return "\(told.name) has \(told.contact.report == nil ? "no report and awaits values" : "a report and awaits nothing")"
    }
}

/// What is promised of contacts that are down when the host lets go.
package enum EndPromises {
    package static let all = [endsWithHost]

    static let endsWithHost = Promise<ContactLife>("R-HST-8", "A host that lets go ends what is down.") { life in
        "contact \(life.id) is still down"
    }
}
