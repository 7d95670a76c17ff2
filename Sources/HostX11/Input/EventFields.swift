#if X11
import CXCB
import Foundation

extension CGPoint {
    /// A place as events have it: in parts of 65536 of a pixel.
    init(fixed x: Int32, _ y: Int32) { self.init(x: Double(x) / 65536, y: Double(y) / 65536) }
}
#endif
