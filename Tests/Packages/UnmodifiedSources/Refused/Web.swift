// expected: there is no module WebKit here
import UIKit
import WebKit
