import BenchSupport
import CAllocations
import TouchHost
import UIKit

/// A finger that scrolls ten thousand rows up and down, and what goes on after it.
@MainActor
final class ScrollCourse {
    private let host = BenchHost(side: 700)
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 700, height: 700))
    private let listener = Listener()
    private var window: UIWindow?
    private var frame = TouchFrame(timestamp: 1)
    private var step = 0
    private var time = 1.0

    init() {
        let scene = try! UIApplication.shared.attach(to: host)
        let window = UIWindow(windowScene: scene)
        self.window = window
        for row in 0..<10_000 {
            let view = UIView(frame: CGRect(x: 0, y: 44 * Double(row), width: 700, height: 43))
            view.backgroundColor = row.isMultiple(of: 2) ? .white : .gray
            scrollView.addSubview(view)
        }
        scrollView.contentSize = CGSize(width: 700, height: 440_000)
        scrollView.contentOffset.y = 200_000
        scrollView.delegate = listener
        window.addSubview(scrollView)
        window.makeKeyAndVisible()
        frame.contacts.append(Contact(id: 1, phase: .began, timestamp: 1, position: CGPoint(x: 350, y: 350)))
        host.send(frame)
        frame.contacts[0].phase = .moved
        move(200)
        check(listener.scrolls > 150, "the finger has scrolled \(listener.scrolls) times")
    }

    /// Frames of the moving finger.
    func move(_ frames: Int) {
        for _ in 0..<frames {
            step += 1
            time += 0.008
            frame.timestamp = time
            frame.contacts[0].timestamp = time
            frame.contacts[0].position.y = 350 + 300 * sin(Double(step) * 0.01)
            host.send(frame)
        }
    }

    /// The finger lifts while it moves fast, and refreshes follow.
    func glide(_ frames: Int, count: () -> UInt64) -> UInt64 {
        // To where the finger moves fastest.
        while step % 628 != 628 - 4 { move(1) }
        frame.contacts[0].phase = .ended
        host.send(frame)
        check(scrollView.isDecelerating, "the content does not go on")
        refresh(20)
        let before = count()
        refresh(frames)
        let result = count() - before
        check(scrollView.isDecelerating, "the content has come to rest")
        return result
    }

    private func refresh(_ frames: Int) {
        for _ in 0..<frames {
            time += 1.0 / 120
            host.tick(at: time)
        }
    }

    func finish() {
        UIApplication.shared.detach()
        window = nil
    }

    /// Heap allocations a frame: under a finger, and after it.
    static func allocations() -> (finger: Double, after: Double) {
        let course = ScrollCourse()
        let before = allocations_count()
        course.move(1000)
        let finger = Double(allocations_count() - before) / 1000
        let after = Double(course.glide(100) { UInt64(allocations_count()) }) / 100
        course.finish()
        return (finger, after)
    }

    static func nanoseconds() -> Double {
        let course = ScrollCourse()
        let result = median(of: 25, units: 200) { course.move(200) }
        _ = course.glide(1) { 0 }
        course.finish()
        return result
    }

    private final class Listener: UIScrollViewDelegate {
        var scrolls = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }
}
