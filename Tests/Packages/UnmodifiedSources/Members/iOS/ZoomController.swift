import UIKit

class ZoomController: UIViewController, UIScrollViewDelegate {
    @IBOutlet weak var scrollView: UIScrollView!
    @IBOutlet weak var imageView: UIImageView!
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { return imageView }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { imageView.alpha = scrollView.contentOffset.y > 0 ? 0.5 : 1 }
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        targetContentOffset.pointee.x = 0
    }
}
