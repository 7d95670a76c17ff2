import HostHeadless
import UIKit

/// The windows and views of a scenario, built in a scene.
@MainActor
final class ScenarioStage {
    let recorder: Recorder
    private let reactions: [ScenarioReaction]
    private(set) var views: [String: UIView] = [:]
    var recognizers: [String: UIGestureRecognizer] = [:]
    /// Recognizers do not retain them.
    var delegates: [AnsweringDelegate] = []
    private let scene: UIWindowScene
    /// The display that the scene is on.
    private let host: HeadlessHost
    /// How often each reaction's moment has come, and how many were performed in all.
    private var occurrences: [Int]
    private var reactionCount = 0
    /// Rotation in degrees and scale of the views that have any.
    private(set) var transforms: [String: (rotation: Double, scale: Double)] = [:]
    /// Whether the scenario has been played: its steps inside callbacks are over.
    var isResting = false
    /// A scene does not retain its windows.
    private var windows: [UIWindow] = []

    init(_ scenario: Scenario, in scene: UIWindowScene, on host: HeadlessHost, recorder: Recorder) {
        self.recorder = recorder
        self.scene = scene
        self.host = host
        reactions = scenario.reactions
        occurrences = reactions.map { _ in 0 }
        let main = ScenarioWindow(frame: scenario.views[0].frame)
        main.recorder = recorder
        main.isMultipleTouchEnabled = true
        main.windowScene = scene
        for description in scenario.views {
            let view: UIView
            switch description.kind {
            case .view:
                view = description.control.map { makeControl($0, description) } ?? makeView(description)
                (description.parent.flatMap { views[$0] } ?? main).addSubview(view)
            case .scrollView:
                view = ScenarioScrollView(frame: description.frame)
                (description.parent.flatMap { views[$0] } ?? main).addSubview(view)
            case .window:
                let window = makeWindow(description)
                window.windowScene = scene
                windows.append(window)
                view = window
            }
            view.isMultipleTouchEnabled = true
            views[description.id] = view
            recorder.views.append((description.id, view))
        }
        windows.insert(main, at: 0)
        main.makeKeyAndVisible()
        for window in windows.dropFirst() { window.isHidden = false }
        for description in scenario.views {
            for property in description.properties { set(property, of: description.id) }
        }
        addRecognizers(scenario)
        recorder.onSubject = { [weak self] in self?.react(to: $0) }
    }

    private func makeView(_ description: ScenarioViewDescription) -> UIView {
        let view: ScenarioView
        if description.handlesTouches {
            let recording = RecordingView(frame: description.frame)
            recording.id = description.id
            recording.recorder = recorder
            view = recording
        } else {
            view = ScenarioView(frame: description.frame)
        }
        view.answersNoHitTest = description.answersNoHitTest
        view.letsGesturesBegin = description.letsGesturesBegin
        return view
    }

    private func makeWindow(_ description: ScenarioViewDescription) -> UIWindow {
        let window: ScenarioWindow
        if description.handlesTouches {
            let recording = RecordingWindow(frame: description.frame)
            recording.id = description.id
            window = recording
        } else {
            window = ScenarioWindow(frame: description.frame)
        }
        window.recorder = recorder
        window.answersNoHitTest = description.answersNoHitTest
        return window
    }

    // MARK: Steps

    /// Nothing has been done yet.
    func beginAgain() {
        occurrences = reactions.map { _ in 0 }
        reactionCount = 0
        isResting = false
    }

    func set(_ property: ViewProperty, of id: String) {
        guard let view = views[id] else { return }
        switch property {
        case .isHidden(let value): view.isHidden = value
        case .alpha(let value): view.alpha = value
        case .isUserInteractionEnabled(let value): view.isUserInteractionEnabled = value
        case .isMultipleTouchEnabled(let value): view.isMultipleTouchEnabled = value
        case .isExclusiveTouch(let value): view.isExclusiveTouch = value
        case .rotationDegrees(let value): setTransform(of: view, id) { $0.rotation = value }
        case .scale(let value): setTransform(of: view, id) { $0.scale = value }
        case .frame(let value): view.frame = value
        case .boundsOrigin(let value): view.bounds.origin = value
        case .zPosition(let value): view.layer.zPosition = value
        case .windowLevel(let value): (view as? UIWindow)?.windowLevel = UIWindow.Level(value)
        default: (view as? ScenarioScrollView)?.set(property, views)
        }
    }

    private func setTransform(of view: UIView, _ id: String, _ change: (inout (rotation: Double, scale: Double)) -> Void) {
        var transform = transforms[id] ?? (0, 1)
        change(&transform)
        transforms[id] = transform
        view.transform = CGAffineTransform(rotationAngle: transform.rotation * .pi / 180).scaledBy(x: transform.scale, y: transform.scale)
    }

    /// Performs what is to be done inside the callback that a view or a target has just got.
    private func react(to subject: ScenarioReaction.Subject) {
        if isResting { return }
        for (index, reaction) in reactions.enumerated() where reaction.moment.subject == subject {
            occurrences[index] += 1
            guard reaction.moment.index ?? (occurrences[index] - 1) == occurrences[index] - 1 else { continue }
            reactionCount += 1
            guard reactionCount <= ScenarioLimits.reactions else {
                recorder.noteObstacle("steps inside callbacks were to be performed more than \(ScenarioLimits.reactions) times")
                return
            }
            perform(reaction.action)
        }
    }

    func perform(_ action: ScenarioStep.Action) {
        switch action {
        case .set(let view, let property): set(property, of: view)
        case .removeFromSuperview(let view): views[view]?.removeFromSuperview()
        case .addSubview(let view, let subview):
            with(view, subview) { view, subview in
                if view.isDescendant(of: subview) {
                    recorder.noteObstacle("a view was to be added to itself or to a view in it")
                } else {
                    view.addSubview(subview)
                }
            }
        case .bringSubviewToFront(let view, let subview): with(view, subview) { $0.bringSubviewToFront($1) }
        case .sendSubviewToBack(let view, let subview): with(view, subview) { $0.sendSubviewToBack($1) }
        case .beginIgnoringInteractionEvents: UIApplication.shared.beginIgnoringInteractionEvents()
        case .endIgnoringInteractionEvents: UIApplication.shared.endIgnoringInteractionEvents()
        case .setVisible(let isVisible): host.setVisible(isVisible)
        case .setRecognizer(let id, let property):
            if let recognizer = recognizers[id] { property.set(on: recognizer) }
        case .setTranslation(let id, let translation):
            (recognizers[id] as? UIPanGestureRecognizer)?.setTranslation(translation, in: recorder.root)
        case .addGestureRecognizer(let view, let id):
            if let recognizer = recognizers[id] { views[view]?.addGestureRecognizer(recognizer) }
        case .removeGestureRecognizer(let id):
            if let recognizer = recognizers[id] { recognizer.view?.removeGestureRecognizer(recognizer) }
        }
    }

    private func with(_ view: String, _ subview: String, _ body: (UIView, UIView) -> Void) {
        if let view = views[view], let subview = views[subview] { body(view, subview) }
    }

    // MARK: Hit testing

    /// The id of what a finger would hit at a point of the first window, which covers the scene; `nil` for nothing, and for what has no id.
    func hit(at point: CGPoint) -> String? { recorder.id(of: InspectedHitTest(at: point, in: scene).view) }
}
