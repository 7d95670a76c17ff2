// expected: there is no UICollectionViewCompositionalLayout here
import UIKit
let layout = UICollectionViewCompositionalLayout(section: section)
