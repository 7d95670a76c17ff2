/// What failures print of any recording.
@MainActor
protocol AnyGestureRecording: AnyObject {
    var text: String { get }
}
