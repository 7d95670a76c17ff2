import UIKit

/// How a scenario's views and recognizers stand before it is played: they are put back to that before it is played again.
@MainActor
struct StageState {
    private let views: [Placed]
    private let viewProperties: [(view: String, ViewProperty)]
    private let recognizerProperties: [(recognizer: String, RecognizerProperty)]
    /// The recognizers and their views.
    private let recognizers: [(id: String, view: String?)]

    private struct Placed {
        let view: UIView
        let parent: UIView?
        let recognizers: [String]
        let bounds: CGRect, center: CGPoint, transform: CGAffineTransform
        /// Of a scroll view.
        let zoomScale: CGFloat, contentSize: CGSize
        /// Of a control.
        let value: Double?

        @MainActor
        init(_ view: UIView, _ stage: ScenarioStage) {
            self.view = view
            recognizers = StageState.attachments(view, stage)
            parent = view.superview
            (bounds, center, transform) = (view.bounds, view.center, view.transform)
            value = Recorder.value(of: view)
            let scrollView = view as? UIScrollView
            (zoomScale, contentSize) = (scrollView?.zoomScale ?? 1, scrollView?.contentSize ?? .zero)
        }
    }

    init(of stage: ScenarioStage, _ scenario: Scenario) {
        views = scenario.views.compactMap { description in stage.views[description.id].map { Placed($0, stage) } }
        recognizers = scenario.recognizers.map { ($0.id, $0.view) }
        let actions = scenario.steps.map(\.action) + scenario.reactions.map(\.action)
        viewProperties = actions.compactMap { action in
            guard case .set(let view, let property) = action else { return nil }
            return stage.present(property, of: view).map { (view, $0) }
        }
        recognizerProperties = actions.compactMap { action in
            guard case .setRecognizer(let id, let property) = action, let recognizer = stage.recognizers[id] else { return nil }
            return property.present(in: recognizer).map { (id, $0) }
        }
    }

    /// Puts everything back that does not stand so any more, and touches nothing else.
    func putBack(_ stage: ScenarioStage) {
        putViewsBack()
        for (view, property) in viewProperties { stage.set(property, of: view) }
        for placed in views {
            putBack(placed)
            stage.put(placed.value, in: placed.view)
        }
        for (id, property) in recognizerProperties { stage.recognizers[id].map(property.set) }
        for (id, view) in recognizers {
            guard let recognizer = stage.recognizers[id], recognizer.view !== view.flatMap({ stage.views[$0] }) else { continue }
            recognizer.view?.removeGestureRecognizer(recognizer)
        }
        for placed in views where Self.attachments(placed.view, stage) != placed.recognizers {
            for recognizer in placed.recognizers.compactMap({ stage.recognizers[$0] }) {
                placed.view.removeGestureRecognizer(recognizer)
                placed.view.addGestureRecognizer(recognizer)
            }
        }
    }

    /// The view's recognizers in their order.
    private static func attachments(_ view: UIView, _ stage: ScenarioStage) -> [String] {
        (view.gestureRecognizers ?? []).compactMap(stage.recorder.id)
    }

    /// Each in its superview, in front of those before it.
    private func putViewsBack() {
        for placed in views where placed.view.superview !== placed.parent { placed.parent?.addSubview(placed.view) }
        for parent in views.compactMap(\.parent) {
            let own = views.filter { $0.parent === parent }.map(\.view)
            let present = parent.subviews.filter { view in own.contains { $0 === view } }
            if zip(own, present).allSatisfy({ $0 === $1 }) { continue }
            for view in own { parent.bringSubviewToFront(view) }
        }
    }

    private func putBack(_ placed: Placed) {
        let view = placed.view
        if let scrollView = view as? UIScrollView {
            if scrollView.zoomScale != placed.zoomScale { scrollView.zoomScale = placed.zoomScale }
            if scrollView.contentSize != placed.contentSize { scrollView.contentSize = placed.contentSize }
        }
        if view.transform != placed.transform { view.transform = placed.transform }
        if view.bounds != placed.bounds { view.bounds = placed.bounds }
        if view.center != placed.center { view.center = placed.center }
    }
}

extension ScenarioStage {
    /// The property with the value that it has now; `nil` where it can't be read.
    func present(_ property: ViewProperty, of id: String) -> ViewProperty? {
        guard let view = views[id] else { return nil }
        let scrollView = view as? UIScrollView
        return switch property {
        case .isHidden: .isHidden(view.isHidden)
        case .alpha: .alpha(Double(view.alpha))
        case .isUserInteractionEnabled: .isUserInteractionEnabled(view.isUserInteractionEnabled)
        case .isMultipleTouchEnabled: .isMultipleTouchEnabled(view.isMultipleTouchEnabled)
        case .isExclusiveTouch: .isExclusiveTouch(view.isExclusiveTouch)
        case .rotationDegrees: .rotationDegrees(transforms[id]?.rotation ?? 0)
        case .scale: .scale(transforms[id]?.scale ?? 1)
        case .zPosition: .zPosition(Double(view.layer.zPosition))
        case .windowLevel: (view as? UIWindow).map { .windowLevel(Double($0.windowLevel.rawValue)) }
        case .isPagingEnabled: scrollView.map { .isPagingEnabled($0.isPagingEnabled) }
        case .isDirectionalLockEnabled: scrollView.map { .isDirectionalLockEnabled($0.isDirectionalLockEnabled) }
        case .delaysContentTouches: scrollView.map { .delaysContentTouches($0.delaysContentTouches) }
        case .canCancelContentTouches: scrollView.map { .canCancelContentTouches($0.canCancelContentTouches) }
        // Frames, bounds and contents are put back for all views.
        case .frame, .boundsOrigin, .contentSize, .zoomedView: nil
        }
    }
}

extension RecognizerProperty {
    /// The property with the value that it has now; `nil` for what an attempt has and its end takes away.
    @MainActor
    fileprivate func present(in recognizer: UIGestureRecognizer) -> RecognizerProperty? {
        switch self {
        case .attribute(let attribute, _): attribute.isOfAttempt ? nil : attribute.get(recognizer).map { .attribute(attribute, $0) }
        case .state: nil
        case .allowedTouchTypes:
            .allowedTouchTypes(ScenarioTouch.Tool.allCases.filter { recognizer.allowedTouchTypes.contains(NSNumber(value: UITouch.TouchType($0).rawValue)) })
        case .name: .name(recognizer.name ?? "")
        }
    }
}
