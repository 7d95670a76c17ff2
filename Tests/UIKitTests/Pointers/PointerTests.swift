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

/// Views with pointer interactions, and a pointer that comes to them.
extension Stage {
    fileprivate func addPointed(_ name: String, _ frame: CGRect, to parent: UIView? = nil) -> (view: UIView, interaction: UIPointerInteraction, delegate: PointerDelegate) {
        let view = UIView(frame: frame), delegate = PointerDelegate(name, journal), interaction = UIPointerInteraction(delegate: delegate)
        (parent ?? root).addSubview(view)
        view.addInteraction(interaction)
        return (view, interaction, delegate)
    }

    fileprivate func hoverNow(_ x: Double, _ y: Double, _ phase: HoverSample.Phase = .moved, tool: Contact.Tool = .pointer) {
        hover(x, y, at: now, phase: phase, tool: tool)
    }

    fileprivate func leave() { hoverNow(0, 0, .left) }
    fileprivate var pointer: TouchHost.PointerShape { host.pointerShape }
    fileprivate func pointed() -> [String] { journal.take().filter { !$0.hasPrefix("root") } }
    /// The layers that windows and views show beside their subviews'.
    fileprivate func shapes(_ view: UIView) -> [CAShapeLayer] { (view.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer } }
}

@MainActor @Suite("Pointer interactions", .leavesNothing)
struct PointerTests {
    @Test("R-PTI-1, R-PTI-3 The pointer comes into the view and leaves it; pencils do nothing")
    func enters() {
        let stage = Stage.rooted(), (view, interaction, delegate) = stage.addPointed("A", CGRect(x: 50, y: 50, width: 100, height: 100))
        #expect(interaction.view === view && interaction.delegate === delegate && interaction.isEnabled)
        stage.hoverNow(10, 10)
        stage.hoverNow(60, 60, tool: .pencil)
        stage.hoverNow(60, 60, .left, tool: .pencil)
        #expect(stage.pointed() == [])
        stage.hoverNow(60, 60)
        stage.hoverNow(80, 80)
        #expect(stage.pointed() == ["A style all", "A enter all"])
        stage.hoverNow(200, 80)
        #expect(stage.pointed() == ["A exit all"])
        stage.hoverNow(80, 80)
        _ = stage.pointed()
        stage.leave()
        #expect(stage.pointed() == ["A exit all"])
        stage.hoverNow(80, 80)
        _ = stage.pointed()
        view.removeFromSuperview()
        stage.hoverNow(81, 80)
        #expect(stage.pointed() == ["A exit all"])
        stage.leave()
    }

    @Test("R-PTI-2 Regions of one view, and the innermost of several views")
    func regions() {
        let stage = Stage.rooted(), outer = stage.addPointed("A", CGRect(x: 0, y: 0, width: 200, height: 200)), inner = stage.addPointed("B", CGRect(x: 50, y: 50, width: 100, height: 100), to: outer.view)
        outer.delegate.regions = [UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 200, height: 20), identifier: "top"), UIPointerRegion(rect: CGRect(x: 0, y: 20, width: 200, height: 180), identifier: "rest")]
        inner.delegate.regions = [UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 100), identifier: 1)]
        stage.hoverNow(10, 10)
        stage.hoverNow(10, 40)
        #expect(stage.pointed() == ["A style top", "A enter top", "A exit top", "A style rest", "A enter rest"])
        stage.hoverNow(60, 60)
        #expect(stage.pointed() == ["A exit rest", "B style 1", "B enter 1"])
        // In the inner view, outside of its region.
        stage.hoverNow(120, 60)
        #expect(stage.pointed() == ["B exit 1", "A style rest", "A enter rest"])
        stage.hoverNow(60, 60)
        stage.hoverNow(10, 40)
        #expect(stage.pointed() == ["A exit rest", "B style 1", "B enter 1", "B exit 1", "A style rest", "A enter rest"])
        stage.leave()
        #expect(stage.pointed() == ["A exit rest"])
    }

    @Test("R-PTI-4 invalidate() asks again, isEnabled leaves, and an interaction that is removed does")
    func invalidation() {
        let stage = Stage.rooted(), (view, interaction, delegate) = stage.addPointed("A", CGRect(x: 0, y: 0, width: 100, height: 100))
        defer { withExtendedLifetime(delegate) {} }
        interaction.invalidate()
        #expect(stage.pointed() == [])
        stage.hoverNow(10, 10)
        _ = stage.pointed()
        interaction.invalidate()
        #expect(stage.pointed() == ["A exit all", "A style all", "A enter all"])
        interaction.isEnabled = false
        #expect(stage.pointed() == ["A exit all"])
        stage.hoverNow(20, 10)
        #expect(stage.pointed() == [])
        interaction.isEnabled = true
        #expect(stage.pointed() == ["A style all", "A enter all"])
        view.removeInteraction(interaction)
        #expect(stage.pointed() == ["A exit all"] && interaction.view == nil && view.gestureRecognizers == nil)
        stage.leave()
    }

    @Test("R-PTI-3 What a delegate animates along runs with the effect, and its completion after it; it may do anything in a callback")
    func animator() {
        let stage = Stage.rooted(), (view, interaction, delegate) = stage.addPointed("A", CGRect(x: 0, y: 0, width: 100, height: 100)), other = UIView()
        view.addSubview(other)
        delegate.onEnter = { animator in
            animator.addAnimations { other.alpha = 0.5 }
            animator.addCompletion { stage.journal.note("done \($0)") }
            interaction.invalidate()
        }
        delegate.onExit = { view.removeInteraction(interaction) }
        stage.hoverNow(10, 10)
        stage.turn()
        #expect(stage.pointed() == ["A style all", "A enter all"] && other.alpha == 0.5)
        stage.wait(0.1)
        #expect((other.layer.presentation()?.opacity ?? 0) > 0.5)
        stage.wait(0.2)
        #expect(stage.pointed() == ["done true"])
        stage.leave()
        #expect(stage.pointed() == ["A exit all"] && view.interactions.isEmpty)
    }

    @Test("R-PTI-5 Effects: a plate, a rise with a shadow, a tint; the view's properties stay, and nothing is left")
    func effects() {
        let stage = Stage.rooted(), (view, _, delegate) = stage.addPointed("A", CGRect(x: 50, y: 50, width: 100, height: 40))
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
            stage.hoverNow(60, 60)
            stage.wait(0.4)
            #expect(stage.pointer == pointer && isClose(scale(), wantedScale, within: 1e-3) && abs(shadow() - wantedShadow) < 1e-3, "\(effect): \(scale()), \(shadow())")
            #expect(stage.shapes(view).map(\.zPosition) == (plate.map { [$0] } ?? []))
            #expect(view.transform == .identity && view.layer.shadowOpacity == 0)
            stage.hoverNow(300, 300)
            stage.wait(0.4)
            #expect(stage.pointer == .arrow && scale() == 1 && shadow() == 0 && stage.shapes(view).isEmpty && (view.layer.animationKeys() ?? []).isEmpty)
        }
        view.backgroundColor = .white
        delegate.style = UIPointerStyle(effect: .automatic(preview))
        stage.hoverNow(60, 60)
        stage.wait(0.4)
        #expect(isClose(scale(), 1.1, within: 1e-3), "a view with a background rises")
        stage.leave()
        view.bounds.size.width = 200
        stage.hoverNow(60, 60)
        stage.wait(0.4)
        #expect(isClose(scale(), 1.05, within: 1e-3) && stage.pointer == .arrow, "a large one hovers")
        stage.leave()
        stage.wait(0.4)
    }

    @Test("R-PTI-6, R-PTI-7 Shapes: a beam of the host's, a path that follows the pointer, axes that hold it, none, the arrow")
    func shapes() throws {
        let stage = Stage.rooted(), (view, _, delegate) = stage.addPointed("A", CGRect(x: 50, y: 50, width: 100, height: 40))
        func show(_ style: UIPointerStyle) {
            stage.hoverNow(300, 300)
            delegate.style = style
            stage.hoverNow(60, 60)
        }
        show(UIPointerStyle(shape: .verticalBeam(length: 20)))
        #expect(stage.pointer == .verticalBeam && stage.shapes(stage.window).isEmpty)
        show(UIPointerStyle(shape: .horizontalBeam(length: 20)))
        #expect(stage.pointer == .horizontalBeam)
        show(UIPointerStyle.hidden())
        #expect(stage.pointer == .hidden && stage.shapes(stage.window).isEmpty)
        show(UIPointerStyle.system())
        #expect(stage.pointer == .arrow)
        show(UIPointerStyle(shape: .path(UIBezierPath(ovalIn: CGRect(x: -10, y: -10, width: 20, height: 20)))))
        let drawn = try #require(stage.shapes(stage.window).first)
        #expect(stage.pointer == .hidden && drawn.position == CGPoint(x: 60, y: 60))
        stage.hoverNow(80, 70)
        #expect(drawn.position == CGPoint(x: 80, y: 70))
        show(UIPointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical))
        #expect(stage.pointer == .hidden && stage.shapes(stage.window).map(\.position) == [CGPoint(x: 60, y: 70)])
        show(UIPointerStyle(effect: .hover(UITargetedPreview(view: view)), shape: .roundedRect(CGRect(x: -4, y: -4, width: 8, height: 8))))
        #expect(stage.pointer == .hidden && stage.shapes(stage.window).count == 1)
        show(UIPointerStyle(effect: .highlight(UITargetedPreview(view: view)), shape: .roundedRect(CGRect(x: 45, y: 45, width: 110, height: 50), radius: 12)))
        #expect(stage.shapes(view).last?.path?.boundingBox == CGRect(x: -5, y: -5, width: 110, height: 50))
        stage.leave()
        stage.wait(0.4)
        #expect(stage.pointer == .arrow && stage.shapes(stage.window).isEmpty && stage.shapes(view).isEmpty)
    }

    @Test("R-PTI-1 A press ends what is shown, and the release brings it back")
    func press() {
        let stage = Stage.rooted(), (_, _, delegate) = stage.addPointed("A", CGRect(x: 0, y: 0, width: 100, height: 100))
        delegate.style = .hidden()
        stage.hoverNow(10, 10)
        #expect(stage.pointer == .hidden)
        func contact(_ phase: Contact.Phase) {
            stage.host.send(TouchFrame(timestamp: stage.now, contacts: [Contact(id: 9, phase: phase, tool: .pointer, timestamp: stage.now, position: CGPoint(x: 10, y: 10))], buttons: 1))
        }
        _ = stage.pointed()
        contact(.began)
        #expect(stage.pointer == .arrow && stage.pointed() == ["A exit all"])
        contact(.ended)
        #expect(stage.pointer == .hidden && stage.pointed() == ["A style all", "A enter all"])
        stage.leave()
    }

    @Test("R-PTI-8 Buttons have the automatic effect if that is enabled, or what their provider says")
    func buttons() {
        let stage = Stage.rooted(), button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 20, width: 80, height: 30)
        stage.root.addSubview(button)
        #expect(!button.isPointerInteractionEnabled && button.pointerStyleProvider == nil)
        button.isPointerInteractionEnabled = true
        #expect(button.interactions.count == 1)
        stage.hoverNow(30, 30)
        #expect(stage.pointer == .hidden && stage.shapes(button).count == 1)
        stage.leave()
        stage.wait(0.4)
        var asked: [CGRect] = []
        button.pointerStyleProvider = { button, effect, shape in
            asked.append(shape.outline.bounds)
            return UIPointerStyle(effect: .lift(effect.preview), shape: shape)
        }
        stage.hoverNow(30, 30)
        #expect(asked == [CGRect(x: 20, y: 20, width: 80, height: 30)] && stage.shapes(button).isEmpty && stage.pointer == .hidden)
        stage.leave()
        button.isEnabled = false
        stage.hoverNow(30, 30)
        #expect(stage.pointer == .arrow)
        button.isPointerInteractionEnabled = false
        #expect(button.interactions.isEmpty && !button.isPointerInteractionEnabled)
        stage.leave()
        stage.wait(0.4)
    }

    @Test("R-PTI-5 The picture of effects, from the left: without one, highlight, lift, hover")
    func picture() throws {
        for (index, name) in ["none", "highlight", "lift", "hover", "shape"].enumerated() {
            let controller = UIViewController(), stage = try Stage(showing: controller, size: CGSize(width: 240, height: 120), scale: 2)
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
            if index > 0 { stage.host.send(HoverSample(device: 1, timestamp: stage.now, position: CGPoint(x: 180, y: 120))) }
            stage.wait(0.5)
            try stage.save("pointer-\(index)-\(name)")
            let corner = stage.color(73, 60)
            #expect(index == 0 || index == 4 ? corner == 0xFFFFFF : corner != 0xFFFFFF, "\(name)")
            if index > 0 { stage.host.send(HoverSample(device: 1, phase: .left, timestamp: stage.now, position: CGPoint(x: 180, y: 120))) }
            stage.wait(0.5)
        }
    }
}
