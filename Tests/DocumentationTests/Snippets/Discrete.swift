import UIKit

final class PhotoController: UIViewController {
    var isZoomed = false
    var isSelected = false

    // snippet: single and double tap
    override func viewDidLoad() {
        super.viewDidLoad()
        let zoom = UITapGestureRecognizer(target: self, action: PhotoController.zoom)
        zoom.numberOfTapsRequired = 2
        view.addGestureRecognizer(zoom)

        let select = UITapGestureRecognizer(target: self, action: PhotoController.select)
        // Without this a double tap selects with its first tap and zooms with its second.
        select.require(toFail: zoom)
        view.addGestureRecognizer(select)
    }

    func zoom(_ tap: UITapGestureRecognizer) { isZoomed.toggle() }
    func select(_ tap: UITapGestureRecognizer) { isSelected.toggle() }
    // end of snippet
}

@MainActor func twoFingerTap(on view: UIView, undo: @escaping @MainActor () -> Void) {
    // snippet: two-finger tap
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    tap.addAction { (_: UITapGestureRecognizer) in undo() }
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(tap)
    // end of snippet
}

@MainActor final class Pages {
    var page = 0

    // snippet: swipes
    /// One recognizer a direction: the action of one for both would not know which way it went.
    func addSwipes(to view: UIView) {
        let next = UISwipeGestureRecognizer(target: self, action: Pages.next)
        next.direction = .left
        let previous = UISwipeGestureRecognizer(target: self, action: Pages.previous)
        previous.direction = .right
        view.addGestureRecognizer(next)
        view.addGestureRecognizer(previous)
    }

    func next() { page += 1 }
    func previous() { page -= 1 }
    // end of snippet
}

@MainActor func swipeBeforePan(_ swipe: UISwipeGestureRecognizer, _ pan: UIPanGestureRecognizer) {
    // snippet: swipe before pan
    pan.require(toFail: swipe)
    // end of snippet
}
