// expected: NSObject keeps no associated objects here
import UIKit

private var key: UInt8 = 0

extension NSObject {
    var notes: [String]? {
        get { objc_getAssociatedObject(self, &key) as? [String] }
        set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
