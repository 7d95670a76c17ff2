import UIKit

func mirror(_ view: UIView) -> Bool {
    view.semanticContentAttribute = .forceRightToLeft
    return view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        && UIView.userInterfaceLayoutDirection(for: view.semanticContentAttribute) == .rightToLeft
}
