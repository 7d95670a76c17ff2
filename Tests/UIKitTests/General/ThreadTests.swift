import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Other threads", .serialized, .leavesNothing)
struct ThreadTests {
    /// What code of Swift 5 does through `@preconcurrency import`: a call of the main actor's on another thread.
    nonisolated private static func elsewhere(_ body: @escaping @MainActor () -> Void) {
        let call = unsafeBitCast(body, to: (@Sendable () -> Void).self), isStarted = DispatchSemaphore(value: 0), isDone = DispatchSemaphore(value: 0)
        let thread = Thread {
            // A thread has no name that can be set before start() has returned.
            isStarted.wait()
            Thread.current.name = "worker"
            call()
            isDone.signal()
        }
        thread.start()
        isStarted.signal()
        isDone.wait()
    }

    private func said(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

    @Test("R-GEN-8 A view that is made elsewhere ends a debug build with a sentence that names the call and the thread")
    func making() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { ThreadTests.elsewhere { _ = UILabel() } }
        #expect(said(result).contains("UILabel.init(frame:) was called on thread ") && said(result).contains("'worker', but belongs"), "\(said(result))")
    }

    @Test("R-GEN-8 A view that is added elsewhere")
    func adding() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (outer, inner) = await MainActor.run { (UIView(), UIView()) }
            ThreadTests.elsewhere { outer.addSubview(inner) }
        }
        #expect(said(result).contains("UIView.addSubview(_:) was called on thread "), "\(said(result))")
    }

    @Test("R-GEN-8 A property that is set elsewhere")
    func changing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let label = await MainActor.run { UILabel() }
            ThreadTests.elsewhere { label.alpha = 0.5 }
        }
        #expect(said(result).contains("UILabel.alpha was called on thread "), "\(said(result))")
    }

    @Test("R-GEN-8 A text that is set elsewhere")
    func text() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let label = await MainActor.run { UILabel() }
            ThreadTests.elsewhere { label.text = "loaded" }
        }
        #expect(said(result).contains("UILabel.text was called on thread "), "\(said(result))")
    }

    @Test("R-GEN-8 A description that is read elsewhere")
    func reading() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = await MainActor.run { UIView() }
            ThreadTests.elsewhere { _ = view.description }
        }
        #expect(said(result).contains("UIView.description was called on thread "), "\(said(result))")
    }

    @Test("R-GEN-8 A recognizer, a controller and a constraint elsewhere")
    func others() async {
        var result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let tap = await MainActor.run { UITapGestureRecognizer() }
            ThreadTests.elsewhere { tap.isEnabled = false }
        }
        #expect(said(result).contains("UITapGestureRecognizer.isEnabled was called on thread "), "\(said(result))")
        result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let controller = await MainActor.run { UIViewController() }
            ThreadTests.elsewhere { _ = controller.view }
        }
        #expect(said(result).contains("UIViewController.view was called on thread "), "\(said(result))")
        result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let constraint = await MainActor.run { UIView().widthAnchor.constraint(equalToConstant: 1) }
            ThreadTests.elsewhere { constraint.isActive = true }
        }
        #expect(said(result).contains("NSLayoutConstraint.isActive was called on thread "), "\(said(result))")
        result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let constraint = await MainActor.run { UIView().widthAnchor.constraint(equalToConstant: 1) }
            ThreadTests.elsewhere { constraint.constant = 2 }
        }
        #expect(said(result).contains("NSLayoutConstraint.constant was called on thread "), "\(said(result))")
    }

    @Test("R-GEN-8 Where it is only said, it is said once")
    func saidOnce() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            setenv("DACTYL_VERIFY", "1", 1)
            let view = await MainActor.run { UIView() }
            ThreadTests.elsewhere {
                for _ in 0..<10 { _ = view.description }
                view.addSubview(UILabel())
            }
            exit(0)
        }
        #expect(said(result).components(separatedBy: " was called on thread ").count == 2, "\(said(result))")
    }

    @Test("R-GEN-8 What is no view's is used anywhere without a word")
    func notViews() async {
        await #expect(processExitsWith: .success) {
            ThreadTests.elsewhere {
                let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                    UIColor.systemRed.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
                    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
                }
                _ = (picture.description, UIFont.systemFont(ofSize: 12).description, NSAttributedString(string: "a").size())
            }
            exit(0)
        }
    }

    // MARK: Objects that are freed elsewhere

    /// Counts what is freed, and where.
    private final class Gone: @unchecked Sendable {
        private let lock = NSLock()
        private var counts: [Bool: Int] = [:]
        func note() { lock.withLock { counts[MainThread.isHere, default: 0] += 1 } }
        var onMain: Int { lock.withLock { counts[true] ?? 0 } }
        var elsewhere: Int { lock.withLock { counts[false] ?? 0 } }
    }

    private final class Noted: UIView {
        nonisolated(unsafe) var gone: Gone?
        deinit { gone?.note() }
    }

    /// Has another thread let go of the last reference, and the main queue do what it left.
    private func letGo(_ make: () -> [AnyObject]) async {
        final class Box: @unchecked Sendable { var objects: [AnyObject] = [] }
        let box = Box()
        box.objects = make()
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                box.objects = []
                DispatchQueue.main.async { continuation.resume() }
            }
        }
    }

    @Test("R-GEN-9 What is below a view that is freed elsewhere has no superview, and goes on the main thread")
    func views() async {
        let gone = Gone(), kept = UIView(), inKept = UIView(), tap = UITapGestureRecognizer(), guide = UILayoutGuide()
        kept.addSubview(inKept)
        await letGo {
            let view = Noted(), child = Noted(), deep = Noted(), window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            for view in [view, child, deep] { view.gone = gone }
            child.addSubview(deep)
            view.addSubview(child)
            view.addSubview(kept)
            view.addGestureRecognizer(tap)
            view.addLayoutGuide(guide)
            window.addSubview(view)
            #expect(inKept.window === window)
            return [window]
        }
        #expect(gone.onMain == 3 && gone.elsewhere == 0)
        #expect(kept.superview == nil && kept.window == nil && inKept.window == nil && tap.view == nil && guide.owningView == nil)
        await letGo {
            let view = Noted()
            view.gone = gone
            return [view]
        }
        #expect(gone.elsewhere == 1)
    }

    @Test("R-GEN-9 A constraint, a recognizer, a controller, a layer and a scene's window that are freed elsewhere leave their places")
    func places() async throws {
        let stage = try Stage(), outer = UIView(), inner = UIView(), loaded = UIView()
        outer.addSubview(inner)
        let others = (0..<3).map { inner.widthAnchor.constraint(equalTo: outer.widthAnchor, constant: CGFloat($0)) }
        let layer = CALayer(), before = stage.scene.windows.count
        await letGo {
            let controller = UIViewController(), root = CALayer(), window = UIWindow(windowScene: stage.scene)
            controller.view = loaded
            root.addSublayer(layer)
            window.rootViewController = UIViewController()
            return [inner.heightAnchor.constraint(equalTo: outer.heightAnchor), UITapGestureRecognizer(), controller, root, window]
        }
        #expect(inner.layoutState.mentioning.count == 3 && outer.layoutState.mentioning.count == 3)
        // Another test may have closed the scene meanwhile, with all its windows.
        #expect(loaded.next == nil && layer.superlayer == nil && stage.scene.windows.count <= before)
        for constraint in others { constraint.isActive = true }
        #expect(outer.constraints == others)
    }

    @Test("R-GEN-9 Thousands of them, while the main thread works")
    func many() async {
        let shared = UIView()
        for _ in 0..<20 {
            await letGo {
                (0..<100).flatMap { _ -> [AnyObject] in
                    let view = UIView(), label = UILabel()
                    view.addSubview(label)
                    view.addGestureRecognizer(UIPanGestureRecognizer())
                    return [view, label.widthAnchor.constraint(equalTo: shared.widthAnchor), CALayer(), UIViewController()]
                }
            }
            for _ in 0..<100 {
                let view = UIView()
                shared.addSubview(view)
                view.removeFromSuperview()
            }
        }
        #expect(shared.layoutState.mentioning.isEmpty)
    }
}
