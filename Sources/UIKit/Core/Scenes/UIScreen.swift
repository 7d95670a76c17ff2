internal import TouchHost

/// A display that windows appear on.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    private var output: Output

    init(_ output: Output) {
        self.output = output
        super.init()
    }

    /// The values of the main screen. Apps ask ``main`` for it, or a view's window.
    public override init() {
        output = Surroundings.outputs.first ?? Self.standard
        super.init()
    }

    private static var known: [UIScreen] = []
    /// What there is before a host says more: a screen of the size of a telephone.
    private static let standard = Output(name: "none", size: PixelSize(width: 390, height: 844), scale: 1, refreshRate: 60)

    /// The screen of the first scene.
    public class var main: UIScreen { screens.first ?? UIScreen(standard) }

    /// The screens that the host reports, the main one first. Never empty.
    public class var screens: [UIScreen] {
        Surroundings.outputs.map(screen(for:))
    }

    /// One and the same object for one output; its values are kept up to date.
    static func screen(for output: Output) -> UIScreen {
        if let screen = known.first(where: { $0.output.name == output.name }) {
            screen.output = output
            return screen
        }
        let screen = UIScreen(output)
        known.append(screen)
        return screen
    }

    /// In points. On a desktop, where the app has a window and not the screen, this is the area of the app's scene on it, so that
    /// `UIWindow(frame: UIScreen.main.bounds)` fills it.
    open var bounds: CGRect {
        if let scene = Surroundings.scene(onOutput: output.name) { return scene.bounds }
        return CGRect(x: 0, y: 0, width: Double(output.size.width) / output.scale, height: Double(output.size.height) / output.scale)
    }

    /// In pixels, the whole display.
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: output.size.width, height: output.size.height) }
    /// Pixels a point.
    open var scale: CGFloat { Surroundings.scene(onOutput: output.name)?.scale ?? output.scale }
    /// Pixels a point. The same as ``scale``: nothing is scaled afterwards.
    open var nativeScale: CGFloat { scale }
    /// The traits of the screen: the traits of the application's first scene, which nothing overrides (R-TRT-1).
    open var traitCollection: UITraitCollection {
        Surroundings.scene(onOutput: output.name)?.displayTraits ?? CurrentTraits.shared
    }
    /// Refreshes a second.
    open var maximumFramesPerSecond: Int { Int(output.refreshRate.rounded()) }
}
