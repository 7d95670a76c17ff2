// expected: there is no UITableView here
import UIKit
let table = UITableView()
