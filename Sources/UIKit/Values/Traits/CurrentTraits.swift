internal import Glibc
internal import Synchronization

/// The traits that count where no view is asked (R-TRT-5).
enum CurrentTraits {
    /// What there is before a scene says more: a light telephone.
    static let standard = UITraitCollection(TraitValues(idiom: .phone, style: .light, direction: .leftToRight, scale: 1,
                                                        horizontal: .compact, vertical: .regular, textSize: .large,
                                                        contrast: .normal, legibility: .regular))

    private static let application = Mutex(standard)

    /// Those of the application's first scene. May be read from any thread.
    static var shared: UITraitCollection {
        get { application.withLock { $0 } }
        set {
            application.withLock { $0 = newValue }
            changed()
        }
    }

    /// Whether views ever had traits other than ``shared``. Before, all of them have those.
    @MainActor static var vary = false {
        didSet { if vary != oldValue { changed() } }
    }

    /// Goes on with everything that may give views other traits than they saw last: what views found out before does not count any more.
    nonisolated(unsafe) private(set) static var epoch: UInt32 = 1
    static func changed() { epoch = epoch == .max ? 1 : epoch + 1 }

    /// What the calling thread has set; `nil` for ``shared``.
    static var ofThread: UITraitCollection? {
        get { pthread_getspecific(key).map { Unmanaged<UITraitCollection>.fromOpaque($0).takeUnretainedValue() } }
        set {
            if let old = pthread_getspecific(key) { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
            pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
        }
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { if let traits = $0 { Unmanaged<UITraitCollection>.fromOpaque(traits).release() } }
        return key
    }()
}

extension UITraitCollection {
    /// The traits that colours are resolved with on this thread. UIKit sets those of the view while it lays out, draws or is notified;
    /// outside of that they are the application's (R-TRT-5).
    public class var current: UITraitCollection {
        get { CurrentTraits.ofThread ?? CurrentTraits.shared }
        set {
            CurrentTraits.ofThread = newValue
            if MainThread.isHere { MainActor.assumeIsolated { CurrentTraits.vary = true } }
        }
    }

    /// Runs the closure with this collection as ``current``.
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = CurrentTraits.ofThread
        CurrentTraits.ofThread = self
        actions()
        CurrentTraits.ofThread = outer
    }
}
