import Testing

/// An app whose picture can be looked at.
protocol ShownApp {
    /// What the app shows.
    func picture() throws -> Picture
}

extension ShownApp {
    /// The picture once it is as expected and has stopped changing, or else what it shows when patience is over.
    func stillPicture(within seconds: Double = patience, _ isExpected: (Picture) -> Bool) throws -> Picture {
        var last = try picture()
        try waitUntil(seconds, every: 0.03) {
            let next = try picture()
            defer { last = next }
            return next == last && isExpected(next)
        }
        return last
    }
}

/// An app that shows a spot under each finger.
protocol SpotsApp: ShownApp {
    var app: Child { get }
    /// Pixels a point.
    var scale: Double { get }
    /// The picture before any touch.
    var empty: Picture { get }
}

extension SpotsApp {
    /// That there is a spot under each of these fingers, and nothing else.
    func expectSpots(_ expected: [Finger], _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let picture = try stillPicture { !app.isRunning || $0.faults(of: expected, on: empty, scale: scale).isEmpty }
        guard app.isRunning else { throw Trouble("\(comment): the app has ended; it said: \(app.errors)") }
        let faults = picture.faults(of: expected, on: empty, scale: scale)
        #expect(faults.isEmpty, comment, sourceLocation: sourceLocation)
    }
}
