import Testing
import TouchTesting
import UIKit

/// What waits while a scroll view follows a finger. This file imports UIKit and not Foundation: as most files of iOS apps do.
@MainActor @Suite("Timers and display links while content scrolls", .serialized) final class TrackingModeTests {
    @MainActor private final class Log: NSObject {
        var counts: [String: Int] = [:]
        var lines: [String] = []
        func note(_ what: String) {
            counts[what, default: 0] += 1
            lines.append(what)
        }
        func count(_ what: String) -> Int { counts[what] ?? 0 }
        func call() { note("delayed") }
        func refreshDefault(_ link: CADisplayLink) { note("default link") }
        func refreshCommon(_ link: CADisplayLink) { note("common link") }
        func refreshTracking(_ link: CADisplayLink) { note("tracking link") }
    }

    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let log = Log()
    /// Made within the test: others' stages may come between a suite's start and a test's, and timers go by the clock of the last one.
    private lazy var stage: TouchStage = {
        scrollView.contentSize = CGSize(width: 390, height: 20_000)
        let stage = TouchStage(view: scrollView)
        stage.advance(by: 1)
        return stage
    }()

    private func timer(_ name: String, every interval: Double, repeats: Bool = true) -> Timer {
        let log = log
        return Timer(timeInterval: interval, repeats: repeats) { _ in MainActor.assumeIsolated { log.note(name) } }
    }

    /// A finger that has dragged the content, and rests.
    private func drag() -> TouchStage.Finger { stage.finger().down(at: CGPoint(x: 200, y: 600)).move(to: CGPoint(x: 200, y: 400), duration: 0.2) }

    @Test("R-GEN-10 While a finger scrolls timers of the default mode wait, and timers of the common modes and of the mode for tracking fire")
    func timers() {
        let stage = stage
        let log = log
        let usual = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in MainActor.assumeIsolated { log.note("default") } }
        let common = timer("common", every: 0.1), tracking = timer("tracking", every: 0.1)
        RunLoop.main.add(common, forMode: .common)
        RunLoop.main.add(tracking, forMode: .tracking)
        stage.advance(by: 0.55)
        #expect(log.counts == ["default": 5, "common": 5])
        let finger = drag()
        #expect(scrollView.isDragging)
        log.counts = [:]
        finger.hold(1)
        #expect(log.count("default") == 0 && log.count("common") == 10 && log.count("tracking") == 10)
        // It has rested: no deceleration follows. What waited fires once.
        log.counts = [:]
        finger.lift()
        stage.advance(by: 0.01)
        #expect(log.count("default") == 1 && log.count("tracking") == 0)
        stage.advance(by: 1)
        #expect(log.count("default") == 11 && log.count("tracking") == 0)
        for timer in [usual, common, tracking] { timer.invalidate() }
    }

    @Test("R-GEN-10 A timer added for the default and the common modes fires while a finger scrolls, and one that is added for the common modes then, too")
    func added() {
        let stage = stage
        let both = timer("both", every: 0.1), late = timer("late", every: 0.1, repeats: false)
        RunLoop.main.add(both, forMode: .default)
        RunLoop.main.add(both, forMode: .common)
        RunLoop.main.add(late, forMode: .default)
        let finger = drag()
        finger.hold(0.5)
        #expect(log.count("both") >= 5 && log.count("late") == 0)
        RunLoop.main.add(late, forMode: .common)
        finger.hold(0.01)
        #expect(log.count("late") == 1)
        both.invalidate()
        finger.lift()
        stage.settle()
        #expect(log.count("late") == 1)
    }

    @Test("R-GEN-10 Delayed calls wait like timers, in their order; the main queue's do not")
    func delays() {
        let stage = stage
        let finger = drag(), log = log
        log.perform(Selector("call", Log.call), with: nil, afterDelay: 0.1)
        Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in MainActor.assumeIsolated { log.note("timer") } }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { log.note("queue") }
        finger.hold(1)
        #expect(log.lines == ["queue"])
        finger.lift()
        stage.settle()
        #expect(log.lines == ["queue", "timer", "delayed"])
        log.perform(Selector("call", Log.call), with: nil, afterDelay: 0.1, inModes: [.common])
        let second = drag()
        second.hold(0.2)
        #expect(log.lines.count == 4)
        second.lift()
        stage.settle()
    }

    @Test("R-GEN-10 Timers wait until the content has come to rest after the finger, and no longer where a finger stops it and leaves")
    func deceleration() {
        let stage = stage
        let log = log
        Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in MainActor.assumeIsolated { log.note("default") } }
        stage.finger().down(at: CGPoint(x: 200, y: 700)).move(to: CGPoint(x: 200, y: 300), duration: 0.1).lift()
        #expect(scrollView.isDecelerating)
        stage.advance(by: 0.3)
        #expect(scrollView.isDecelerating && log.count("default") == 0)
        let finger = stage.finger().down(at: CGPoint(x: 200, y: 700))
        finger.hold(0.5)
        #expect(log.count("default") == 0)
        finger.lift()
        stage.advance(by: 0.01)
        #expect(!scrollView.isDecelerating && log.count("default") == 1)
    }

    @Test("R-GEN-10 What code scrolls holds back nothing, nor a finger that does not scroll")
    func others() {
        let stage = stage
        let usual = timer("default", every: 0.1)
        RunLoop.main.add(usual, forMode: .default)
        scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        stage.advance(by: 0.25)
        #expect(log.count("default") == 2)
        scrollView.isScrollEnabled = false
        let finger = drag()
        finger.hold(0.5)
        #expect(log.count("default") >= 7)
        finger.lift()
        usual.invalidate()
    }

    @Test("R-GEN-10 A scroll view that goes while a finger scrolls holds back nothing any more")
    func gone() {
        let stage = stage
        let finger = drag(), usual = timer("default", every: 0.1)
        RunLoop.main.add(usual, forMode: .default)
        scrollView.removeFromSuperview()
        stage.advance(by: 0.55)
        #expect(log.count("default") == 5)
        usual.invalidate()
        finger.lift()
    }

    /// What takes the finger from the content.
    enum Going: CaseIterable, Sendable { case scrollViewRemoved, panRemoved, panDisabled }

    @Test("R-GEN-10, R-SCR-6a Content under a finger that has stopped it holds back nothing any more when the scroll view or its pan goes", arguments: Going.allCases)
    func goneUnderFinger(_ going: Going) {
        let stage = stage
        let usual = timer("default", every: 0.1)
        RunLoop.main.add(usual, forMode: .default)
        scrollView.setContentOffset(CGPoint(x: 0, y: 5000), animated: true)
        stage.advance(by: 0.1)
        let finger = stage.finger().down(at: CGPoint(x: 200, y: 400))
        log.counts = [:]
        finger.hold(0.5)
        #expect(log.count("default") == 0 && scrollView.contentOffset.y < 5000)
        switch going {
        case .scrollViewRemoved: scrollView.removeFromSuperview()
        case .panRemoved: scrollView.removeGestureRecognizer(scrollView.panGestureRecognizer)
        case .panDisabled: scrollView.panGestureRecognizer.isEnabled = false
        }
        stage.advance(by: 0.55)
        #expect(log.count("default") >= 5)
        usual.invalidate()
        finger.lift()
    }

    @Test("R-GEN-10 A timer that waits for the finger's end can be given another date, or be ended")
    func changed() {
        let stage = stage
        let moved = timer("moved", every: 0.1, repeats: false), ended = timer("ended", every: 0.1)
        for timer in [moved, ended] { RunLoop.main.add(timer, forMode: .default) }
        let finger = drag()
        finger.hold(0.5)
        moved.fireDate = Date(timeIntervalSinceNow: 1)
        ended.invalidate()
        finger.lift()
        stage.advance(by: 0.5)
        #expect(log.lines.isEmpty)
        stage.advance(by: 1)
        #expect(log.lines == ["moved"])
    }

    @Test("R-GEN-10 Display links of the default mode are not called while a finger scrolls, and again when it is over")
    func links() {
        let stage = stage
        let usual = CADisplayLink(target: log, selector: Selector("refreshDefault:", Log.refreshDefault))
        let common = CADisplayLink(target: log, selector: Selector("refreshCommon:", Log.refreshCommon))
        let tracking = CADisplayLink(target: log, selector: Selector("refreshTracking:", Log.refreshTracking))
        usual.add(to: .main, forMode: .default)
        common.add(to: .main, forMode: .common)
        tracking.add(to: .main, forMode: .tracking)
        stage.advance(by: 0.5)
        #expect(log.count("default link") > 20 && log.count("common link") > 20 && log.count("tracking link") == 0)
        let finger = drag()
        log.counts = [:]
        finger.hold(0.5)
        #expect(log.count("default link") == 0 && log.count("common link") > 20 && log.count("tracking link") > 20)
        log.counts = [:]
        finger.lift()
        stage.advance(by: 0.5)
        #expect(log.count("default link") > 20 && log.count("tracking link") == 0)
        for link in [usual, common, tracking] { link.invalidate() }
        log.counts = [:]
        stage.advance(by: 0.5)
        #expect(log.counts.isEmpty)
    }

    @Test("R-GEN-10 A link of the default mode alone asks for its frames again when the finger has left")
    func lonelyLink() {
        let stage = stage
        let usual = CADisplayLink(target: log, selector: Selector("refreshDefault:", Log.refreshDefault))
        let finger = drag()
        usual.add(to: .main, forMode: .default)
        finger.hold(0.5)
        #expect(log.count("default link") == 0)
        finger.lift()
        stage.advance(by: 0.5)
        #expect(log.count("default link") > 20)
        usual.invalidate()
    }
}
