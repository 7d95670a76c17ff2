import UIKit

class Strokes: NSObject {
    var points: [CGPoint] = []
}

private var nameKey = 0

extension Strokes {
    var name: String {
        get { return objc_getAssociatedObject(self, &nameKey) as? String ?? "none" }
        set { objc_setAssociatedObject(self, &nameKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
