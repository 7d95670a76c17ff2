internal import UIKit

/// Which keys are down, by their usages.
struct Keyboard {
    var down: ContiguousArray<UIKeyboardHIDUsage> = []
}
