// expected: there is no module CoreData here
import UIKit
import CoreData
