import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Margins and alignment", .leavesNothing)
struct MarginTests {
    private final class Noted: UIView {
        var margins = 0, areas = 0
        override func layoutMarginsDidChange() {
            super.layoutMarginsDidChange()
            margins += 1
        }
        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            areas += 1
        }
    }

    private final class NotedController: UIViewController {
        var margins = 0
        override func loadView() { view = Noted(frame: CGRect(x: 0, y: 0, width: 400, height: 400)) }
        override func viewLayoutMarginsDidChange() { margins += 1 }
    }

    @Test("R-LAY-18 margins: what was set, the safe area, the superview's where they reach into the view, and a controller's least ones")
    func margins() {
        let stage = Stage.rooted()
        let controller = NotedController()
        stage.window.rootViewController = controller
        let view = controller.view as! Noted, child = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
        view.addSubview(child)
        stage.turn()
        #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16) && child.layoutMargins.left == 8)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
        stage.turn()
        #expect(view.layoutMargins.top == 30 && view.areas == 1 && view.margins == 1 && controller.margins == 1)
        // 10 points of the covered 30 reach into the child.
        #expect(child.safeAreaInsets.top == 10 && child.layoutMargins.top == 18)
        child.insetsLayoutMarginsFromSafeArea = false
        #expect(child.layoutMargins.top == 8)
        view.layoutMargins = UIEdgeInsets(top: 5, left: 2, bottom: 5, right: 40)
        #expect(view.layoutMargins == UIEdgeInsets(top: 35, left: 16, bottom: 5, right: 40) && controller.margins == 2)
        child.preservesSuperviewLayoutMargins = true
        #expect(child.layoutMargins == UIEdgeInsets(top: 15, left: 8, bottom: 8, right: 8))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(view.layoutMargins.left == 2 && view.margins == 3)
    }

    @Test("R-LAY-18, R-SCR-37 margins and safe areas that are no numbers are not taken", arguments: [CGFloat.nan, .infinity])
    func noNumbers(_ value: CGFloat) {
        let stage = Stage.rooted(), controller = NotedController()
        stage.window.rootViewController = controller
        let view = controller.view as! Noted
        controller.additionalSafeAreaInsets.top = 30
        view.layoutMargins.left = 20
        stage.turn()
        controller.additionalSafeAreaInsets.left = value
        view.layoutMargins.bottom = -value
        view.directionalLayoutMargins.leading = value
        stage.turn()
        #expect(controller.additionalSafeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
        #expect(view.layoutMargins == UIEdgeInsets(top: 60, left: 20, bottom: 0, right: 16) && view.areas == 1)
    }

    @Test("R-LAY-18 A controller's least margins are larger where the width is regular, also once the window becomes so")
    func sizeClasses() throws {
        let controller = UIViewController(), stage = try Stage(showing: controller, size: CGSize(width: 400, height: 700)), host = stage.host
        defer { UIApplication.shared.detach() }
        #expect(controller.view.layoutMargins.left == 16)
        host.resize(to: PixelSize(width: 1000, height: 700))
        host.advance(by: 0.1)
        #expect(controller.view.layoutMargins.left == 20 && controller.view.layoutMargins.right == 20)
    }

    @Test("R-LAY-18 margins in the direction of reading")
    func directions() {
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.directionalLayoutMargins.leading == 4)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test("R-LAY-18 lines of text are at most 672 points wide, in the middle of the margins")
    func readable() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 300)), text = UIView()
        text.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(text)
        let guide = root.readableContentGuide
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: guide.leadingAnchor), text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            text.topAnchor.constraint(equalTo: guide.topAnchor), text.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 164, y: 8, width: 672, height: 284) && guide.layoutFrame == text.frame)
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 8, y: 8, width: 284, height: 284) && guide.layoutFrame == text.frame)
    }

    /// A view with a shadow of 10 points below and 4 at the sides.
    private final class Shadowed: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 4, bottom: 10, right: 4) }
        override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
    }

    @Test("R-LAY-19 constraints place the alignment rectangle; the frame is larger by its insets")
    func alignment() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), view = Shadowed(), other = UIView(), inside = UIView()
        for each in [view, other, inside] { each.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(view)
        root.addSubview(other)
        view.addSubview(inside)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20), view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            other.topAnchor.constraint(equalTo: view.bottomAnchor), other.leadingAnchor.constraint(equalTo: view.trailingAnchor),
            other.widthAnchor.constraint(equalToConstant: 10), other.heightAnchor.constraint(equalToConstant: 10),
            inside.topAnchor.constraint(equalTo: view.topAnchor), inside.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inside.widthAnchor.constraint(equalToConstant: 5), inside.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 30, width: 58, height: 30))
        #expect(other.frame.origin == CGPoint(x: 70, y: 50) && inside.frame.origin == CGPoint(x: 4, y: 0))
        #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 20, y: 30, width: 50, height: 20))
        #expect(view.frame(forAlignmentRect: CGRect(x: 20, y: 30, width: 50, height: 20)) == view.frame)
    }

    @Test("R-DRW-12 a picture says what is aligned and where its text stands")
    func pictures() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in }
        let view = UIImageView(image: image.withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)).withBaselineOffset(fromBottom: 5))
        let line = UIView()
        for each in [view, line] {
            each.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(each)
        }
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
            line.topAnchor.constraint(equalTo: view.lastBaselineAnchor), line.heightAnchor.constraint(equalToConstant: 1),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 40) && line.frame.minY == 25)
        #expect(view.image?.hasBaseline == true && view.image?.imageWithoutBaseline().hasBaseline == false)
    }

    private final class Updated: UIView {
        var updates = 0
        override class var requiresConstraintBasedLayout: Bool { true }
        override func updateConstraints() {
            updates += 1
            super.updateConstraints()
        }
    }

    @Test("R-LAY-16 a class that relies on constraints has them updated from the beginning")
    func required() {
        let stage = Stage.rooted(), view = Updated(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.root.addSubview(view)
        stage.turn()
        #expect(view.updates == 1)
    }

    @Test func questions() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5), top = view.topAnchor.constraint(equalTo: root.topAnchor)
        let width = view.widthAnchor.constraint(equalToConstant: 10), height = view.heightAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([left, top, width])
        #expect(view.constraintsAffectingLayout(for: .horizontal) == [width, left] && view.constraintsAffectingLayout(for: .vertical) == [top])
        #expect(view.hasAmbiguousLayout && !root.hasAmbiguousLayout)
        height.isActive = true
        #expect(!view.hasAmbiguousLayout)
    }

    @Test("R-LAY-20 constraints to the keyboard's guide follow it in and out")
    func keyboard() throws {
        let stage = Stage.rooted()
        stage.application.onScreenKeyboard = .always
        defer { stage.application.onScreenKeyboard = .never }
        let root = UIView(frame: stage.root.bounds), field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)), bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(root)
        root.addSubview(field)
        root.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor), bar.heightAnchor.constraint(equalToConstant: 20),
            bar.leadingAnchor.constraint(equalTo: root.leadingAnchor), bar.widthAnchor.constraint(equalToConstant: 50),
        ])
        stage.turn()
        #expect(bar.frame.maxY == 400)
        #expect(field.becomeFirstResponder())
        stage.host.advance(by: 0.5)
        let height = 400 - bar.frame.maxY
        #expect(height > 100 && height < 350)
        field.resignFirstResponder()
        stage.host.advance(by: 0.1)
        // It moves with the keyboard.
        #expect(bar.frame.maxY == 400 && (bar.layer.presentation()?.position.y ?? 400) < 389)
        stage.host.advance(by: 0.5)
        #expect(bar.layer.presentation()?.position.y == 390)
    }

    @Test("R-VH-13 a dimmed tint is a gray, in what inherits it too")
    func tint() {
        let outer = UIView(), inner = UIView()
        outer.addSubview(inner)
        outer.tintColor = .red
        #expect(inner.tintColor == .red && inner.tintAdjustmentMode == .normal)
        outer.tintAdjustmentMode = .dimmed
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        _ = inner.tintColor.resolvedColor(with: inner.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(red == green && green == blue && inner.tintAdjustmentMode == .dimmed)
        inner.tintAdjustmentMode = .normal
        #expect(inner.tintColor == .red)
    }

    @Test("R-VH-13, R-PSC-8 A presentation dims no tint of its own, and that of the view behind it where the view is seen beside it",
          arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func tintUnderAPresentation(style: UIModalPresentationStyle) throws {
        let root = UIViewController(), presented = UIViewController()
        let stage = try Stage(showing: root, size: CGSize(width: 400, height: 400)), host = stage.host, window = stage.window
        root.view.tintColor = .red
        presented.modalPresentationStyle = style
        root.present(presented, animated: true)
        for time in [0.0, 0.1, 1] {
            host.advance(by: time)
            let isDimmed = style == .pageSheet
            #expect((root.view.tintColor == .red) == !isDimmed && root.view.tintAdjustmentMode == (isDimmed ? .dimmed : .normal))
            #expect(presented.view.tintAdjustmentMode == .normal && presented.view.tintColor == window.tintColor)
        }
        root.dismiss(animated: false)
    }

    private final class Adding: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: layer.contents == nil ? 0 : 5, y: 0, width: 5, height: 10))
        }
    }

    @Test func aContextThatIsNotClearedKeepsWhatWasDrawn() throws {
        func reds(_ view: UIView) throws -> Int {
            let image = UIImage(cgImage: try #require(view.layer.contents as? CGImage))
            let context = try #require(CGContext.bitmap(width: 10, height: 10))
            context.drawUpright(try #require(image.cgImage), in: CGRect(x: 0, y: 0, width: 10, height: 10))
            context.flush()
            let pixels = try #require(context.data).assumingMemoryBound(to: UInt32.self)
            return (0..<10).count { pixels[$0] >> 16 & 0xFF == 0xFF }
        }
        for (clears, count) in [(true, 5), (false, 10)] {
            let view = Adding(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.clearsContextBeforeDrawing = clears
            view.contentScaleFactor = 1
            view.layer.displayIfNeeded()
            view.setNeedsDisplay()
            view.layer.displayIfNeeded()
            #expect(try reds(view) == count)
        }
    }

    @Test("R-ANI-14 animations that repeat within others; the system's way to delete views")
    func systemAnimations() {
        let stage = Stage.rooted(), view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), gone = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
        stage.root.addSubview(view)
        stage.root.addSubview(gone)
        stage.turn()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { view.center.x = 105 }
        }
        var done: [Bool] = []
        UIView.perform(.delete, on: [gone], animations: nil) { done.append($0) }
        stage.host.advance(by: 0.1)
        #expect((gone.layer.presentation()?.opacity ?? 1) < 1 && gone.superview != nil)
        stage.host.advance(by: 0.4)
        #expect(done == [true] && gone.superview == nil && gone.alpha == 1 && gone.transform == .identity)
        stage.host.advance(by: 1)
        // Going back for the first time.
        #expect(abs((view.layer.presentation()?.position.x ?? 0) - 55) < 5)
        stage.host.advance(by: 5)
        #expect(view.layer.animationKeys() == nil)
    }
}
