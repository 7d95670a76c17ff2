@testable import QuartzCore

@MainActor
final class Recorder: NSObject, CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start \((anim as? CAPropertyAnimation)?.keyPath ?? "")") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        log.append("\((anim as? CAPropertyAnimation)?.keyPath ?? "") \(flag) \(CACurrentMediaTime())")
    }
}

@MainActor
func linear(_ keyPath: String, _ from: Any?, _ to: Any?, _ duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
}
