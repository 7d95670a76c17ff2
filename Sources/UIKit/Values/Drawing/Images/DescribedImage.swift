internal import Synchronization

/// What an app has said of a picture. Pictures are used from any thread.
final class DescribedImage: Sendable {
    struct Values {
        var label: String?
        var hint: String?
        var value: String?
        var identifier: String?
    }

    private let kept = Mutex(Values())

    var values: Values { kept.withLock { $0 } }

    func set(_ word: WritableKeyPath<Values, String?> & Sendable, _ text: String?) { kept.withLock { $0[keyPath: word] = text } }
}
