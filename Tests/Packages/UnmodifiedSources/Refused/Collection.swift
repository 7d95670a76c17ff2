// expected: there is no UICollectionViewController here
import UIKit
class Grid: UICollectionViewController {}
