import UIKit

class ValueLabelLayer: CATextLayer {
    func show(_ value: Double) {
        string = String(format: "%.1f", value)
        font = UIFont.boldSystemFont(ofSize: 12)
        fontSize = 12
        alignmentMode = .center
        truncationMode = .end
        contentsScale = UIScreen.main.scale
        foregroundColor = UIColor.label.cgColor
    }
}
