import HostHeadless
import Testing
import TouchHost
@testable import UIKit

/// Answers for interactions, and writes down what it is called with.
@MainActor
private final class PointerDelegate: NSObject, UIPointerInteractionDelegate {
    let name: String
    let journal: Journal
    var regions: [UIPointerRegion]?
    var style: UIPointerStyle?
    var onEnter: ((any UIPointerInteractionAnimating) -> Void)?
    var onExit: (() -> Void)?

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init()
    }

    private func text(_ region: UIPointerRegion) -> String { region.identifier.map { "\($0)" } ?? "all" }

    func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion? {
        guard let regions else { return defaultRegion }
        return regions.first { $0.rect.contains(request.location) } ?? regions.last
    }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        journal.note("\(name) style \(text(region))")
        return style
    }
    func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating) {
        journal.note("\(name) enter \(text(region))")
        onEnter?(animator)
    }
    func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating) {
        journal.note("\(name) exit \(text(region))")
        onExit?()
    }
}

/// A rig with a pointer.
@MainActor
private final class PointerRig {
    let rig = Rig()
    var journal: Journal { rig.journal }

    func add(_ name: String, _ frame: CGRect, to parent: UIView? = nil) -> (view: UIView, interaction: UIPointerInteraction, delegate: PointerDelegate) {
        let view = UIView(frame: frame), delegate = PointerDelegate(name, journal), interaction = UIPointerInteraction(delegate: delegate)
        (parent ?? rig.root).addSubview(view)
        view.addInteraction(interaction)
        return (view, interaction, delegate)
    }

    func move(_ x: Double, _ y: Double, _ phase: HoverSample.Phase = .moved, tool: Contact.Tool = .pointer) {
        rig.host.send(HoverSample(device: 1, phase: phase, tool: tool, timestamp: rig.now, position: CGPoint(x: x, y: y)))
    }

    func wait(_ seconds: Double) { rig.advance(to: rig.now + seconds) }
    func leave() { move(0, 0, .left) }
    var pointer: TouchHost.PointerShape { rig.host.pointerShape }
    func take() -> [String] { journal.take().filter { !$0.hasPrefix("root") } }
    /// The layers that windows and views show beside their subviews'.
    func shapes(_ view: UIView) -> [CAShapeLayer] { (view.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer } }
}

@MainActor @Suite("Pointer interactions", .leavesNothing)
struct PointerTests {
    @Test("R-PTI-1, R-PTI-3 The pointer comes into the view and leaves it; pencils do nothing")
    func enters() {
        let stand = PointerRig(), (view, interaction, delegate) = stand.add("A", CGRect(x: 50, y: 50, width: 100, height: 100))
        #expect(interaction.view === view && interaction.delegate === delegate && interaction.isEnabled)
        stand.move(10, 10)
        stand.move(60, 60, tool: .pencil)
        stand.move(60, 60, .left, tool: .pencil)
        #expect(stand.take() == [])
        stand.move(60, 60)
        stand.move(80, 80)
        #expect(stand.take() == ["A style all", "A enter all"])
        stand.move(200, 80)
        #expect(stand.take() == ["A exit all"])
        stand.move(80, 80)
        _ = stand.take()
        stand.leave()
        #expect(stand.take() == ["A exit all"])
        stand.move(80, 80)
        _ = stand.take()
        view.removeFromSuperview()
        stand.move(81, 80)
        #expect(stand.take() == ["A exit all"])
        stand.leave()
    }

    @Test("R-PTI-2 Regions of one view, and the innermost of several views")
    func regions() {
        let stand = PointerRig(), outer = stand.add("A", CGRect(x: 0, y: 0, width: 200, height: 200)), inner = stand.add("B", CGRect(x: 50, y: 50, width: 100, height: 100), to: outer.view)
        outer.delegate.regions = [UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 200, height: 20), identifier: "top"), UIPointerRegion(rect: CGRect(x: 0, y: 20, width: 200, height: 180), identifier: "rest")]
        inner.delegate.regions = [UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 100), identifier: 1)]
        stand.move(10, 10)
        stand.move(10, 40)
        #expect(stand.take() == ["A style top", "A enter top", "A exit top", "A style rest", "A enter rest"])
        stand.move(60, 60)
        #expect(stand.take() == ["A exit rest", "B style 1", "B enter 1"])
        // In the inner view, outside of its region.
        stand.move(120, 60)
        #expect(stand.take() == ["B exit 1", "A style rest", "A enter rest"])
        stand.move(60, 60)
        stand.move(10, 40)
        #expect(stand.take() == ["A exit rest", "B style 1", "B enter 1", "B exit 1", "A style rest", "A enter rest"])
        stand.leave()
        #expect(stand.take() == ["A exit rest"])
    }

    @Test("R-PTI-4 invalidate() asks again, isEnabled leaves, and an interaction that is removed does")
    func invalidation() {
        let stand = PointerRig(), (view, interaction, delegate) = stand.add("A", CGRect(x: 0, y: 0, width: 100, height: 100))
        defer { withExtendedLifetime(delegate) {} }
        interaction.invalidate()
        #expect(stand.take() == [])
        stand.move(10, 10)
        _ = stand.take()
        interaction.invalidate()
        #expect(stand.take() == ["A exit all", "A style all", "A enter all"])
        interaction.isEnabled = false
        #expect(stand.take() == ["A exit all"])
        stand.move(20, 10)
        #expect(stand.take() == [])
        interaction.isEnabled = true
        #expect(stand.take() == ["A style all", "A enter all"])
        view.removeInteraction(interaction)
        #expect(stand.take() == ["A exit all"] && interaction.view == nil && view.gestureRecognizers == nil)
        stand.leave()
    }

    @Test("R-PTI-3 What a delegate animates along runs with the effect, and its completion after it; it may do anything in a callback")
    func animator() {
        let stand = PointerRig(), (view, interaction, delegate) = stand.add("A", CGRect(x: 0, y: 0, width: 100, height: 100)), other = UIView()
        view.addSubview(other)
        delegate.onEnter = { animator in
            animator.addAnimations { other.alpha = 0.5 }
            animator.addCompletion { stand.journal.note("done \($0)") }
            interaction.invalidate()
        }
        delegate.onExit = { view.removeInteraction(interaction) }
        stand.move(10, 10)
        stand.rig.turn()
        #expect(stand.take() == ["A style all", "A enter all"] && other.alpha == 0.5)
        stand.wait(0.1)
        #expect((other.layer.presentation()?.opacity ?? 0) > 0.5)
        stand.wait(0.2)
        #expect(stand.take() == ["done true"])
        stand.leave()
        #expect(stand.take() == ["A exit all"] && view.interactions.isEmpty)
    }

    @Test("R-PTI-5 Effects: a plate, a rise with a shadow, a tint; the view's properties stay, and nothing is left")
    func effects() {
        let stand = PointerRig(), (view, _, delegate) = stand.add("A", CGRect(x: 50, y: 50, width: 100, height: 40))
        func scale() -> CGFloat { (view.layer.presentation() ?? view.layer).affineTransform().a }
        func shadow() -> Float { (view.layer.presentation() ?? view.layer).shadowOpacity }
        let preview = UITargetedPreview(view: view)
        let cases: [(UIPointerEffect, TouchHost.PointerShape, CGFloat, Float, CGFloat?)] = [
            (.highlight(preview), .hidden, 1, 0, -1), (.lift(preview), .hidden, 1.1, 0.3, nil),
            (.hover(preview), .arrow, 1.05, 0, 1), (.hover(preview, preferredTintMode: .underlay, prefersShadow: true, prefersScaledContent: false), .arrow, 1, 0.3, -1),
            (.hover(preview, preferredTintMode: .none), .arrow, 1.05, 0, nil), (.automatic(preview), .hidden, 1, 0, -1),
        ]
        for (effect, pointer, wantedScale, wantedShadow, plate) in cases {
            delegate.style = UIPointerStyle(effect: effect)
            stand.move(60, 60)
            stand.wait(0.4)
            #expect(stand.pointer == pointer && isClose(scale(), wantedScale, within: 1e-3) && abs(shadow() - wantedShadow) < 1e-3, "\(effect): \(scale()), \(shadow())")
            #expect(stand.shapes(view).map(\.zPosition) == (plate.map { [$0] } ?? []))
            #expect(view.transform == .identity && view.layer.shadowOpacity == 0)
            stand.move(300, 300)
            stand.wait(0.4)
            #expect(stand.pointer == .arrow && scale() == 1 && shadow() == 0 && stand.shapes(view).isEmpty && (view.layer.animationKeys() ?? []).isEmpty)
        }
        view.backgroundColor = .white
        delegate.style = UIPointerStyle(effect: .automatic(preview))
        stand.move(60, 60)
        stand.wait(0.4)
        #expect(isClose(scale(), 1.1, within: 1e-3), "a view with a background rises")
        stand.leave()
        view.bounds.size.width = 200
        stand.move(60, 60)
        stand.wait(0.4)
        #expect(isClose(scale(), 1.05, within: 1e-3) && stand.pointer == .arrow, "a large one hovers")
        stand.leave()
        stand.wait(0.4)
    }

    @Test("R-PTI-6, R-PTI-7 Shapes: a beam of the host's, a path that follows the pointer, axes that hold it, none, the arrow")
    func shapes() throws {
        let stand = PointerRig(), (view, _, delegate) = stand.add("A", CGRect(x: 50, y: 50, width: 100, height: 40))
        func show(_ style: UIPointerStyle) {
            stand.move(300, 300)
            delegate.style = style
            stand.move(60, 60)
        }
        show(UIPointerStyle(shape: .verticalBeam(length: 20)))
        #expect(stand.pointer == .verticalBeam && stand.shapes(stand.rig.window).isEmpty)
        show(UIPointerStyle(shape: .horizontalBeam(length: 20)))
        #expect(stand.pointer == .horizontalBeam)
        show(UIPointerStyle.hidden())
        #expect(stand.pointer == .hidden && stand.shapes(stand.rig.window).isEmpty)
        show(UIPointerStyle.system())
        #expect(stand.pointer == .arrow)
        show(UIPointerStyle(shape: .path(UIBezierPath(ovalIn: CGRect(x: -10, y: -10, width: 20, height: 20)))))
        let drawn = try #require(stand.shapes(stand.rig.window).first)
        #expect(stand.pointer == .hidden && drawn.position == CGPoint(x: 60, y: 60))
        stand.move(80, 70)
        #expect(drawn.position == CGPoint(x: 80, y: 70))
        show(UIPointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical))
        #expect(stand.pointer == .hidden && stand.shapes(stand.rig.window).map(\.position) == [CGPoint(x: 60, y: 70)])
        show(UIPointerStyle(effect: .hover(UITargetedPreview(view: view)), shape: .roundedRect(CGRect(x: -4, y: -4, width: 8, height: 8))))
        #expect(stand.pointer == .hidden && stand.shapes(stand.rig.window).count == 1)
        show(UIPointerStyle(effect: .highlight(UITargetedPreview(view: view)), shape: .roundedRect(CGRect(x: 45, y: 45, width: 110, height: 50), radius: 12)))
        #expect(stand.shapes(view).last?.path?.boundingBox == CGRect(x: -5, y: -5, width: 110, height: 50))
        stand.leave()
        stand.wait(0.4)
        #expect(stand.pointer == .arrow && stand.shapes(stand.rig.window).isEmpty && stand.shapes(view).isEmpty)
    }

    @Test("R-PTI-1 A press ends what is shown, and the release brings it back")
    func press() {
        let stand = PointerRig(), (_, _, delegate) = stand.add("A", CGRect(x: 0, y: 0, width: 100, height: 100))
        delegate.style = .hidden()
        stand.move(10, 10)
        #expect(stand.pointer == .hidden)
        func contact(_ phase: Contact.Phase) {
            stand.rig.host.send(TouchFrame(timestamp: stand.rig.now, contacts: [Contact(id: 9, phase: phase, tool: .pointer, timestamp: stand.rig.now, position: CGPoint(x: 10, y: 10))], buttons: 1))
        }
        _ = stand.take()
        contact(.began)
        #expect(stand.pointer == .arrow && stand.take() == ["A exit all"])
        contact(.ended)
        #expect(stand.pointer == .hidden && stand.take() == ["A style all", "A enter all"])
        stand.leave()
    }

    @Test("R-PTI-8 Buttons have the automatic effect if that is enabled, or what their provider says")
    func buttons() {
        let stand = PointerRig(), button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 20, width: 80, height: 30)
        stand.rig.root.addSubview(button)
        #expect(!button.isPointerInteractionEnabled && button.pointerStyleProvider == nil)
        button.isPointerInteractionEnabled = true
        #expect(button.interactions.count == 1)
        stand.move(30, 30)
        #expect(stand.pointer == .hidden && stand.shapes(button).count == 1)
        stand.leave()
        stand.wait(0.4)
        var asked: [CGRect] = []
        button.pointerStyleProvider = { button, effect, shape in
            asked.append(shape.outline.bounds)
            return UIPointerStyle(effect: .lift(effect.preview), shape: shape)
        }
        stand.move(30, 30)
        #expect(asked == [CGRect(x: 20, y: 20, width: 80, height: 30)] && stand.shapes(button).isEmpty && stand.pointer == .hidden)
        stand.leave()
        button.isEnabled = false
        stand.move(30, 30)
        #expect(stand.pointer == .arrow)
        button.isPointerInteractionEnabled = false
        #expect(button.interactions.isEmpty && !button.isPointerInteractionEnabled)
        stand.leave()
        stand.wait(0.4)
    }

    @Test("R-PTI-5 The picture of effects, from the left: without one, highlight, lift, hover")
    func picture() throws {
        for (index, name) in ["none", "highlight", "lift", "hover", "shape"].enumerated() {
            let controller = UIViewController(), screen = try Screen(controller, size: CGSize(width: 240, height: 120), scale: 2)
            controller.view.backgroundColor = .white
            let button = UIButton(type: .system)
            button.setTitle("Press", for: .normal)
            button.frame = CGRect(x: 70, y: 40, width: 100, height: 40)
            if index == 2 { button.backgroundColor = .systemYellow }
            button.layer.cornerRadius = 10
            controller.view.addSubview(button)
            button.pointerStyleProvider = { _, effect, _ in
                switch index {
                case 0: nil
                case 1: UIPointerStyle(effect: .highlight(effect.preview))
                case 2: UIPointerStyle(effect: .lift(effect.preview))
                case 3: UIPointerStyle(effect: .hover(effect.preview, prefersShadow: true))
                default: UIPointerStyle(shape: .path(UIBezierPath(ovalIn: CGRect(x: -12, y: -12, width: 24, height: 24))))
                }
            }
            if index > 0 { screen.host.send(HoverSample(device: 1, timestamp: screen.time, position: CGPoint(x: 180, y: 120))) }
            screen.wait(0.5)
            try screen.save("pointer-\(index)-\(name)")
            let corner = screen.color(73, 60)
            #expect(index == 0 || index == 4 ? corner == 0xFFFFFF : corner != 0xFFFFFF, "\(name)")
            if index > 0 { screen.host.send(HoverSample(device: 1, phase: .left, timestamp: screen.time, position: CGPoint(x: 180, y: 120))) }
            screen.wait(0.5)
        }
    }
}
