import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Counts the fingers that touched it.
public class CountingView: UIView {
    public private(set) var count = 0

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        count += touches.count
    }
}
