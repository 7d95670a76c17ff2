/// What the application asks of the screen reader, which knows all that is on the screen.
@MainActor
protocol ReadingLayer: AnyObject {
    /// The element that it is at.
    var focus: UIResponder? { get }
    func begin()
    func end()
    /// Called before each layout pass of the application.
    func update()
    /// Serves the touches of an event: its own, and those of the app.
    func deliver(_ event: UIEvent)
    /// Runs a hit test that passes its layer through.
    func passing<Result>(_ body: () -> Result) -> Result
    /// What it finds, in order.
    func elements() -> [UIResponder]
    /// The app has posted something.
    func posted(_ notification: UIAccessibility.Notification, _ argument: Any?)
    /// Something was spoken to its end, or was not.
    func utteranceEnded(_ number: Int, wasSpoken: Bool)
}

/// What makes speech audible: a host's, or a program's.
@MainActor
package protocol Speaker: AnyObject {
    /// Speaks, after what was said before or in its place. Returns at once.
    func speak(_ utterance: UIAccessibility.Utterance)
    /// Is silent at once, and forgets what waits.
    func stop()
}
