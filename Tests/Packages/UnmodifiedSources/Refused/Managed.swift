// expected: there is no @NSManaged here
import UIKit
class Ring: CALayer { @NSManaged var progress: CGFloat }
