public import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
    /// A view as it is drawn.
    public static var image: Snapshotting { .image() }

    /// A view as it is drawn, compared with tolerance.
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Whether it is drawn in the key window, and so with what that gives its views.
    ///   - size: The view's; its own where it is `nil`.
    ///   - traits: What the view is drawn with.
    public static func image(drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
                             traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback { (view: UIView) in
            onMain(view) { view in
                Rendering(ViewImageConfig(safeArea: .zero, size: size, traits: traits), inKeyWindow: drawHierarchyInKeyWindow).picture(of: view, in: UIViewController())
            }
        }.ofPlatform()
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// The views of a view, a line each, without addresses.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The views of a view, a line each, without addresses.
    public static func recursiveDescription(size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
        SimplySnapshotting.lines.pullback { (view: UIView) in
            onMain(view) { view in Rendering(ViewImageConfig(safeArea: .zero, size: size, traits: traits)).words(of: view, in: UIViewController()) { ViewTree.text(view) } }
        }.ofPlatform()
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// The view of a controller as it is drawn.
    public static var image: Snapshotting { .image() }

    /// The view of a controller as a device shows it, compared with tolerance.
    /// - Parameters:
    ///   - config: The device.
    ///   - size: The size, where it differs from the device.
    ///   - traits: What the view is drawn with, in place of the device's.
    public static func image(on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
                             traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
        image(config.with(size: size, traits: traits), false, precision, perceptualPrecision)
    }

    /// The view of a controller as it is drawn, compared with tolerance.
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Whether it is drawn in the key window, and so with what that gives its views.
    ///   - size: The view's; its own where it is `nil`.
    ///   - traits: What the view is drawn with.
    public static func image(drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
                             traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
        image(ViewImageConfig(safeArea: .zero, size: size, traits: traits), drawHierarchyInKeyWindow, precision, perceptualPrecision)
    }

    private static func image(_ config: ViewImageConfig, _ inKeyWindow: Bool, _ precision: Float, _ perceptualPrecision: Float) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback { (controller: UIViewController) in
            onMain(controller) { controller in Rendering(config, inKeyWindow: inKeyWindow).picture(of: controller.view, in: controller) }
        }.ofPlatform()
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The controllers in a controller, a line each, without addresses.
    public static var hierarchy: Snapshotting {
        SimplySnapshotting.lines.pullback { (controller: UIViewController) in
            onMain(controller) { controller in Rendering(ViewImageConfig(safeArea: .zero, size: nil, traits: UITraitCollection())).words(of: controller.view, in: controller) { ControllerTree.text(controller) } }
        }.ofPlatform()
    }

    /// The views of a controller, a line each, without addresses.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The views of a controller as a device shows them, a line each, without addresses.
    public static func recursiveDescription(on config: ViewImageConfig = ViewImageConfig(safeArea: .zero, size: nil, traits: UITraitCollection()), size: CGSize? = nil,
                                            traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
        SimplySnapshotting.lines.pullback { (controller: UIViewController) in
            onMain(controller) { controller in Rendering(config.with(size: size, traits: traits)).words(of: controller.view, in: controller) { ViewTree.text(controller.view) } }
        }.ofPlatform()
    }
}
