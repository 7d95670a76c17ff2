public import TouchHost
public import UIKit

/// An app on a host: two fields, a button, and views under recognizers that keep the lives of their touches.
@MainActor
public final class Stage {
    public let window: UIWindow
    public let field = UITextField(), secret = UITextField()
    private let views: [TouchedView]
    private var client: LivesClient?

    /// - Parameter keepsLives: Whether the host promises whole lives of contacts, which are then kept too.
    public init(_ host: any DisplayHost, keepsLives: Bool = true) throws {
        window = UIWindow(windowScene: try UIApplication.shared.attach(to: host))
        UIApplication.shared.onScreenKeyboard = .never
        let outer = TouchedView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        let inner = TouchedView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        views = [outer, inner]
        window.backgroundColor = .white
        for view in views { view.isMultipleTouchEnabled = true }
        outer.addSubview(inner)
        window.addSubview(outer)
        for recognizer in [UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer()] { outer.addGestureRecognizer(recognizer) }
        for recognizer in [UITapGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer()] { inner.addGestureRecognizer(recognizer) }
        field.frame = CGRect(x: 20, y: 10, width: 200, height: 34)
        field.clearButtonMode = .whileEditing
        secret.frame = CGRect(x: 20, y: 54, width: 200, height: 34)
        secret.isSecureTextEntry = true
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 240, y: 10, width: 100, height: 40)
        button.setTitle("Send", for: .normal)
        for view in [field, secret, button] { window.addSubview(view) }
        window.makeKeyAndVisible()
        guard keepsLives, let next = host.client else { return }
        client = LivesClient(next)
        host.client = client
    }

    /// Fields as they must be between any two events.
    public func check() {
        field.check()
        secret.check()
    }

    /// The app lets go of its host: every touch that is not over is now.
    public func end() {
        check()
        UIApplication.shared.detach()
        for view in views { view.end() }
    }
}
