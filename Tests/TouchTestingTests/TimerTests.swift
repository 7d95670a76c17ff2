import Testing
import TouchTesting
import UIKit

/// The app's own timers by the stage's time. This file imports UIKit and not Foundation: as most files of iOS apps do.
@MainActor @Suite("Timers on stages", .serialized) struct TimerTests {
    /// Writes down what fires, with the stage's time.
    @MainActor private final class Log: NSObject {
        var lines: [String] = []
        let stage: TouchStage
        init(_ stage: TouchStage) { self.stage = stage }
        func note(_ what: String) { lines.append("\(what) \((stage.now * 1000).rounded() / 1000)") }
        func tick() { note("selector") }
    }

    @Test("R-GEN-6 Timers, asyncAfter and perform(afterDelay:) fire when the stage's time has come, in order, without a run loop")
    func fires() {
        let stage = TouchStage(), log = Log(stage)
        stage.advance(by: 1)
        Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in MainActor.assumeIsolated { log.note("timer") } }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.note("after") }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250), execute: { log.note("later") })
        log.perform(Selector("tick", Log.tick), with: nil, afterDelay: 0.2)
        let added = Timer(timeInterval: 0.4, repeats: true) { _ in MainActor.assumeIsolated { log.note("added") } }
        RunLoop.main.add(added, forMode: .common)
        RunLoop.main.add(added, forMode: .default)
        #expect(log.lines.isEmpty)
        stage.advance(by: 0.31)
        #expect(log.lines == ["after 1.1", "selector 1.2", "later 1.25", "timer 1.3"])
        stage.advance(by: 1)
        #expect(log.lines.dropFirst(4) == ["added 1.4", "added 1.8", "added 2.2"])
        added.invalidate()
        stage.advance(by: 1)
        #expect(log.lines.count == 7 && !added.isValid)
    }

    /// As if the processor were busy with something else.
    private func stand() { usleep(20_000) }

    @Test("R-GEN-6 A delay counts from the moment when the code asked for the time or made the timer, however long the thread did not run since")
    func interrupted() {
        let stage = TouchStage(), log = Log(stage)
        let added = Timer(timeInterval: 0.4, repeats: false) { _ in MainActor.assumeIsolated { log.note("added") } }
        let other = Timer(timeInterval: 0.5, target: log, selector: Selector("tick", Log.tick), userInfo: nil, repeats: false)
        let deadline = DispatchTime.now() + 0.1, short = DispatchTime.now() + .milliseconds(5)
        stand()
        RunLoop.main.add(added, forMode: .common)
        DispatchQueue.main.asyncAfter(deadline: short) { log.note("short") }
        DispatchQueue.main.asyncAfter(deadline: deadline) { log.note("after") }
        stage.advance(by: 0.3)
        RunLoop.main.add(other, forMode: .common)
        stage.advance(by: 1)
        #expect(log.lines == ["short 0.005", "after 0.1", "added 0.4", "selector 0.5"])
    }

    @Test("R-GEN-6 A repeating timer that is added late fires at once, and keeps the times that its interval gives", arguments: [
        (0.9, [0.9, 1.2, 1.6]), (0.8, [0.8, 1.2, 1.6]), (0.1, [0.4, 0.8, 1.2, 1.6]),
    ])
    func addedLate(moment: Double, times: [Double]) {
        let stage = TouchStage(), log = Log(stage)
        let timer = Timer(timeInterval: 0.4, repeats: true) { _ in MainActor.assumeIsolated { log.note("timer") } }
        stage.advance(by: moment)
        RunLoop.main.add(timer, forMode: .common)
        stage.advance(by: 1.7 - moment)
        timer.invalidate()
        #expect(log.lines == times.map { "timer \($0)" })
    }

    @Test("R-GEN-6 A timer can invalidate itself, and wait for another date")
    func changes() {
        let stage = TouchStage(), log = Log(stage)
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
            timer.invalidate()
            MainActor.assumeIsolated { log.note("once") }
        }
        let moved = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in MainActor.assumeIsolated { log.note("moved") } }
        moved.fireDate = .distantFuture
        stage.advance(by: 0.5)
        #expect(log.lines == ["once 0.1"])
        moved.fireDate = Date(timeIntervalSinceNow: 0.2)
        stage.advance(by: 1)
        #expect(log.lines == ["once 0.1", "moved 0.7"])
        log.perform(Selector("tick", Log.tick), with: nil, afterDelay: 0.2)
        NSObject.cancelPreviousPerformRequests(withTarget: log)
        stage.advance(by: 1)
        #expect(log.lines.count == 2)
    }

    /// As iOS apps wait: a press that a timer begins.
    private final class Hold: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { [weak self] _ in MainActor.assumeIsolated { self?.state = .began } }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .ended }
    }

    @Test("R-GEN-6 A recognizer that waits by a timer decides as it does on a display", arguments: [(0.05, false), (0.2, true)])
    func decides(duration: Double, isRecognized: Bool) {
        let stage = TouchStage(), hold = Hold()
        stage.window.addGestureRecognizer(hold)
        let record = stage.record(hold)
        stage.longPress(at: CGPoint(x: 50, y: 50), duration: duration)
        #expect(record.actions.contains { $0.state == .began } == isRecognized)
    }

    @Test("R-GEN-6 A stage whose switch is off leaves timers to the run loop")
    func off() {
        TouchStage.movesTimers = false
        defer { TouchStage.movesTimers = true }
        let stage = TouchStage(), log = Log(stage)
        let timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in MainActor.assumeIsolated { log.note("timer") } }
        stage.advance(by: 10)
        #expect(log.lines.isEmpty && timer.isValid)
        timer.invalidate()
    }
}
