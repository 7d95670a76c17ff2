import UIKit

/// A header that follows the scroll view that it is in, as pull-to-refresh views do, and a list that is as high as its content.
final class StretchyHeader: UIView {
    private static var context = 0
    private weak var followed: UIScrollView?
    private var sizes: NSKeyValueObservation?
    private(set) var pulled: CGFloat = 0
    private(set) var contentHeight: CGFloat = 0

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        followed?.removeObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), context: &StretchyHeader.context)
        followed = newSuperview as? UIScrollView
        followed?.addObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), options: [.new, .old], context: &StretchyHeader.context)
        sizes = followed?.observe(\.contentSize, options: [.initial, .new]) { [weak self] scrollView, change in
            self?.contentHeight = change.newValue?.height ?? scrollView.contentSize.height
        }
    }

    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        guard context == &StretchyHeader.context else {
            return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        if let offset = change?[.newKey] as? CGPoint { pulled = max(0, -offset.y) }
    }
}
