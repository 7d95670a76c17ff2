// expected: there is no module AVFoundation here
import UIKit
import AVFoundation
