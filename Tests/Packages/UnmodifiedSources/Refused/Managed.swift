// expected: there is no @NSManaged here
import UIKit
class Entry: NSObject { @NSManaged var title: String }
