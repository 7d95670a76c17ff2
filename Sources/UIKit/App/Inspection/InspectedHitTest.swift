internal import GestureEngine

/// What a landing would hit, without a landing.
@MainActor
package struct InspectedHitTest {
    /// The view that is hit; `nil` where nothing is.
    package let view: UIView?
    /// The views that were passed over, with the reasons, as a trace has them.
    package let records: [GestureTrace.Record]

    /// Asks the windows of a scene, the frontmost first. Hit tests of the app's own views are called, without an event.
    /// - Parameter point: In points of the screen.
    package init(at point: CGPoint, in scene: UIWindowScene) {
        let notes = HitTestNotes()
        view = notes.during { scene.hitTest(point, with: nil) }?.view
        records = [.landed(nil, in: view.map { GestureTrace.name(of: $0) })] + notes.groups.map { .passedOver(nil, $0.views, $0.reason) }
            + notes.unreached.map { .unreached(nil, $0.view, beyond: $0.outside, $0.edge) }
    }
}
