import UIKit

class FrameCounter: NSObject {
    private var link: CADisplayLink?
    private(set) var count = 0
    func start() {
        link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link?.add(to: .main, forMode: .common)
    }
    @objc private func step(_ link: CADisplayLink) { count += 1 }
}
