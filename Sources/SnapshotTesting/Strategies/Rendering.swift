internal import UIKit

/// Shows a controller as a device would, and draws it.
@MainActor
struct Rendering {
    private let config: ViewImageConfig
    private let inKeyWindow: Bool

    init(_ config: ViewImageConfig, inKeyWindow: Bool = false) {
        self.config = config
        self.inKeyWindow = inKeyWindow
    }

    /// A picture of what a function draws.
    /// - Parameter scale: Pixels a point; 0 for one.
    static func picture(_ bounds: CGRect, scale: CGFloat, draw: (CGContext) -> Void) -> UIImage {
        guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else { return UIImage() }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale > 0 ? scale : 1
        format.opaque = false
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
    }

    /// Draws the view of the controller, or one that is put into that view.
    func picture(of view: UIView, in controller: UIViewController) -> UIImage {
        shown(view, in: controller) {
            Self.picture(view.bounds, scale: config.traits.displayScale) { _ in
                _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
            }
        }
    }

    /// What a function says of a view while it is shown.
    func words(of view: UIView, in controller: UIViewController, _ words: () -> String) -> String { shown(view, in: controller, words) }

    private func shown<Result>(_ view: UIView, in controller: UIViewController, _ body: () -> Result) -> Result {
        let isOfController = controller.viewIfLoaded === view
        if !isOfController, view.bounds.isEmpty { view.bounds.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        let size = config.size ?? view.bounds.size
        let former = (superview: view.superview, index: view.superview?.subviews.firstIndex { $0 === view }, frame: view.frame)
        view.bounds.size = size
        let root = UIViewController()
        root.view.frame = CGRect(origin: .zero, size: size)
        root.view.backgroundColor = .clear
        let window = window(size), shownBefore = window.rootViewController
        window.rootViewController = root
        place(view, in: controller, isOfController, root)
        window.isHidden = false
        UIView.performWithoutAnimation {
            window.setNeedsLayout()
            window.layoutIfNeeded()
        }
        defer {
            view.removeFromSuperview()
            if isOfController {
                controller.willMove(toParent: nil)
                controller.removeFromParent()
            }
            // The key window is the app's.
            window.rootViewController = shownBefore
            if !inKeyWindow { window.isHidden = true }
            if let superview = former.superview, let index = former.index { superview.insertSubview(view, at: index) }
            view.frame = former.frame
        }
        return body()
    }

    private func place(_ view: UIView, in controller: UIViewController, _ isOfController: Bool, _ root: UIViewController) {
        root.addChild(controller)
        root.setOverrideTraitCollection(config.traits, forChild: controller)
        controller.view.frame = root.view.bounds
        root.view.addSubview(controller.view)
        controller.didMove(toParent: root)
        guard !isOfController else { return }
        controller.view.backgroundColor = .clear
        view.frame.origin = .zero
        controller.view.addSubview(view)
    }

    private func window(_ size: CGSize) -> UIWindow {
        if inKeyWindow, let key = UIApplication.shared.connectedScenes.lazy.compactMap({ ($0 as? UIWindowScene)?.keyWindow }).first { return key }
        let window = SnapshotWindow(frame: CGRect(origin: .zero, size: size))
        window.safeArea = config.safeArea
        return window
    }
}

/// A window with the safe area of a device.
private final class SnapshotWindow: UIWindow {
    var safeArea = UIEdgeInsets.zero
    override var safeAreaInsets: UIEdgeInsets { safeArea }
}
