import TouchTesting
import UIKit

extension Curve {
    static let hierarchies = [
        Curve("subviews-added", 500, "subviews added one by one, and shown") { stage, count in
            let root = filled(stage, 0)
            return {
                for place in 0..<count { root.addSubview(small(place)) }
                stage.advance(by: TouchStage.frameDuration)
            }
        },
        Curve("subviews-inserted-first", 500, "subviews inserted below all others") { stage, count in
            let root = filled(stage, 0)
            return { for place in 0..<count { root.insertSubview(small(place), at: 0) } }
        },
        Curve("first-removed", 500, "subviews removed one by one, the first first") { stage, count in
            let root = filled(stage, count)
            return { root.subviews.forEach { $0.removeFromSuperview() } }
        },
        Curve("last-removed", 500, "subviews removed one by one, the last first") { stage, count in
            let root = filled(stage, count)
            return { while let last = root.subviews.last { last.removeFromSuperview() } }
        },
        Curve("brought-to-front", 500, "each subview brought to the front, the last but one each time") { stage, count in
            let root = filled(stage, count), views = root.subviews
            return { for view in views { root.bringSubviewToFront(view) } }
        },
        Curve("nested", 200, "views nested in each other, shown and released") { stage, count in
            let root = filled(stage, 0)
            return {
                var parent = root
                for _ in 0..<count {
                    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                    parent.addSubview(view)
                    parent = view
                }
                stage.advance(by: TouchStage.frameDuration)
                root.subviews[0].removeFromSuperview()
            }
        },
        Curve("all-moved", 500, "a frame in which each of many views moves") { stage, count in
            let root = filled(stage, count), views = root.subviews
            return {
                for view in views { view.frame.origin.x += 3 }
                stage.advance(by: TouchStage.frameDuration)
            }
        },
    ]

    static let layout = [
        Curve("swapped-in-layout", 200, "views that each take a subview away and add another in layoutSubviews") { stage, count in
            let root = filled(stage, 0)
            for _ in 0..<count { root.addSubview(Swapping(frame: CGRect(x: 0, y: 0, width: 20, height: 20))) }
            return { stage.advance(by: TouchStage.frameDuration) }
        },
        Curve("labels-measured-again", 300, "the sizes of labels, twenty times, for a width that was measured before") { stage, count in
            let labels = (0..<count).map { place in
                let label = UILabel()
                label.numberOfLines = 0
                label.text = "Row \(place) of many, with enough words to make two lines of them"
                _ = label.sizeThatFits(CGSize(width: 200, height: 1000))
                return label
            }
            return {
                // So often that the little which differs from run to run does not count.
                for _ in 0..<20 {
                    for label in labels { _ = label.sizeThatFits(CGSize(width: 200, height: 1000)) }
                }
            }
        },
        Curve("long-word", 500, "a word without a space in a label of several lines") { stage, count in
            let root = filled(stage, 0)
            return {
                let label = UILabel(frame: root.bounds)
                label.numberOfLines = 0
                label.text = String(repeating: "m", count: count)
                root.addSubview(label)
                stage.advance(by: TouchStage.frameDuration)
            }
        },
    ]

    static let animations = [
        Curve("animations-started", 300, "one animation of the opacity and transform of many views, started") { stage, count in
            let views = filled(stage, count).subviews
            return { animate(views) }
        },
        Curve("animations-frame", 300, "a frame of many animated views") { stage, count in
            let views = filled(stage, count).subviews
            animate(views)
            stage.advance(by: TouchStage.frameDuration)
            return { stage.advance(by: TouchStage.frameDuration) }
        },
        Curve("animations-removed", 300, "many animated views removed with what they are in") { stage, count in
            let root = filled(stage, count)
            animate(root.subviews)
            stage.advance(by: TouchStage.frameDuration)
            return { root.removeFromSuperview() }
        },
    ]

    private static func animate(_ views: [UIView]) {
        UIView.animate(withDuration: 20) {
            for view in views {
                view.alpha = 0.5
                view.transform = CGAffineTransform(translationX: 5, y: 3)
            }
        }
    }
}

/// Everyday code: each layout replaces its subview.
private final class Swapping: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.removeFromSuperview()
        addSubview(UIView(frame: bounds))
    }
}
