import Darwin
import Foundation
import UIKit.UIImage
import UIKit

/// A layer with an initializer of its own and no other.
final class SliceLayer: CALayer {
    let angle: CGFloat

    init(angle: CGFloat) {
        self.angle = angle
        super.init()
        contentsGravity = kCAGravityCenter
    }

    required init?(coder: NSCoder) { fatalError("not from a file") }
}

class SmallShapesController: UIViewController, UITableViewDataSource, UIScrollViewDelegate {
    weak var further: UIScrollViewDelegate?
    var timer: Timer?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: NSInteger) -> NSInteger { return 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "\((indexPath as NSIndexPath).row)"
        return cell
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        further?.scrollViewDidScroll?(scrollView)
        _ = UIApplication.shared.delegate?.window??.safeAreaInsets
        _ = [scrollView.contentOffset.y, 1] as [NSNumber]
        _ = Darwin.round(scrollView.contentOffset.y) as NSNumber
    }

    func startTimer() {
        timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] timer in
            if self == nil { timer.invalidate() }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in self?.timer?.invalidate() }
    }
}

class OuterShape: UIView {}
extension OuterShape {
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { return false }
}

class InnerShape: OuterShape {}
extension InnerShape {
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { return !super.gestureRecognizerShouldBegin(recognizer) }
}
