import Foundation
import FuzzSupport
@testable import UIKit

/// Takes any bytes for the description of a colour in an asset catalog. A colour has parts from 0 to 1.
fuzz { bytes in
    guard let color = ColorFiles.read(Data(bytes)) else { return }
    for part in color.cgColor.components ?? [] { precondition((0...1).contains(part), "a part is \(part)") }
}
