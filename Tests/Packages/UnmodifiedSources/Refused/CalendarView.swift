// expected: there is no UICalendarView here
import UIKit
let calendar = UICalendarView()
