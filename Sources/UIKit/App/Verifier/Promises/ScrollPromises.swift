internal import TouchHost

/// A notification of where the content of a scroll view is, which its delegate is about to receive.
struct ToldMove {
    var scrollView: NamedReceiver
    /// Whether layout has moved the content: not a finger, a movement or code.
    var isLayouts: Bool
    /// Whether the scroll view is placing what is in sight.
    var isPlacing: Bool
}

/// The promises to delegates of scroll views.
enum ScrollPromises {
    static let all = [comesAfterPlacing]

    static let comesAfterPlacing = Promise<ToldMove>("R-SCR-32a", "A scroll view that moves its content while it places it reports that afterwards.") {
        $0.isLayouts && $0.isPlacing ? "the delegate of \($0.scrollView) was notified of a move in the middle of the layout that made it" : nil
    }
}
