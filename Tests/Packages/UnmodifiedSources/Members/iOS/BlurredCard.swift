import UIKit

/// A card of frosted glass, which comes and goes gradually.
class BlurredCard: UIView {
    let blurView = UIVisualEffectView(effect: UIBlurEffect(style: UIBlurEffect.Style.systemThinMaterial))
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        blurView.frame = bounds
        blurView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        blurView.layer.cornerRadius = 16
        blurView.clipsToBounds = true
        addSubview(blurView)
        let vibrancy = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemThinMaterial), style: .secondaryLabel)
        let vibrancyView = UIVisualEffectView(effect: vibrancy)
        vibrancyView.contentView.addSubview(label)
        blurView.contentView.addSubview(vibrancyView)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func setBlurred(_ isBlurred: Bool) {
        UIView.animate(withDuration: 0.3) {
            self.blurView.effect = isBlurred ? UIBlurEffect(style: .dark) : nil
        }
    }
}
