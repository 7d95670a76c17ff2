import Foundation
import UIKit

/// Timers, notifications and performing by name.
class Services: NSObject {
    var log: [String] = []
    var timer: Timer?

    func start() {
        timer = Timer.scheduledTimer(timeInterval: 0.01, target: self, selector: #selector(tick), userInfo: ["a": 1], repeats: true)
        let once = Timer(timeInterval: 0.005, target: self, selector: #selector(Services.once), userInfo: nil, repeats: false)
        RunLoop.current.add(once, forMode: .common)
        perform(#selector(later(_:)), with: "x", afterDelay: 0.002)
        perform(#selector(later(_:)), with: "never", afterDelay: 0.002)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(later(_:)), object: "never")
    }

    @objc private func tick(_ timer: Timer) {
        let info = timer.userInfo as? [String: Int]
        log.append("tick \(info?["a"] ?? 0)")
        if log.filter({ $0.hasPrefix("tick") }).count == 2 { timer.invalidate() }
    }

    @objc func once() { log.append("once") }
    @objc func later(_ text: String) { log.append("later \(text)") }

    func observe() {
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(heard(_:)), name: .servicesChanged, object: nil)
        center.addObserver(self, selector: #selector(heardOld), name: NSNotification.Name("ServicesOld"), object: self)
        center.addObserver(self, selector: #selector(heardNothing), name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    @objc func heard(_ notification: Notification) { log.append("got \(notification.name.rawValue)") }
    @objc func heardOld(note: NSNotification) { log.append("old \(note.userInfo?["n"] ?? "-")") }
    @objc func heardNothing() { log.append("active") }

    deinit { NotificationCenter.default.removeObserver(self) }
}

extension Notification.Name {
    static let servicesChanged = Notification.Name("ServicesChanged")
}

class Performer: NSObject {
    var log: [String] = []
    @objc func none() { log.append("none") }
    @objc func one(_ value: NSNumber) { log.append("one \(value)") }
    @objc func two(_ a: String, b: String) { log.append("two \(a)\(b)") }
    @objc func title() -> NSString { return "performed" }
}
