import UIKit

enum Haptics {
    private static let selection = UISelectionFeedbackGenerator()

    static func tick() {
        selection.prepare()
        selection.selectionChanged()
    }

    static func impact(_ style: UIImpactFeedbackGenerator.FeedbackStyle = .medium, intensity: CGFloat = 1) {
        let generator = UIImpactFeedbackGenerator(style: style)
        generator.prepare()
        if intensity < 1 { generator.impactOccurred(intensity: intensity) } else { generator.impactOccurred() }
    }

    static func result(_ success: Bool) {
        UINotificationFeedbackGenerator().notificationOccurred(success ? .success : .error)
    }
}

final class DetentSlider: UISlider {
    private var lastStep = 0

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let goesOn = super.continueTracking(touch, with: event)
        let step = Int((value * 10).rounded())
        if step != lastStep {
            lastStep = step
            Haptics.tick()
        }
        return goesOn
    }
}
