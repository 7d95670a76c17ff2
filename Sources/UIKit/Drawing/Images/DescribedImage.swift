internal import Synchronization

/// What an app has said of a picture. Pictures are used from any thread.
final class DescribedImage: Sendable {
    struct Values {
        var label: String?
        var hint: String?
        var value: String?
        var identifier: String?
    }

    private let kept = Mutex<Values?>(nil)

    var values: Values {
        get { kept.withLock { $0 ?? Values() } }
        set { kept.withLock { $0 = newValue } }
    }
}
