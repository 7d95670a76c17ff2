import UIKit

/// As a library has it: each member may be left out.
@objc public protocol BoxWatcher {
    @objc optional func boxWasTouched(_ box: WatchedBox)
    @objc optional func box(_ box: WatchedBox, row: NSInteger)
}

open class WatchedBox: UIView {
    @objc open weak var watcher: BoxWatcher?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        watcher?.boxWasTouched?(self)
        watcher?.box?(self, row: 3)
    }
}
