import Foundation
import FuzzSupport
@testable import UIKit

/// Takes any bytes for a storyboard and for a xib, makes everything in it and lays it out. Whatever the bytes are, this must return.
fuzz { bytes in
    let data = Data(bytes)
    MainActor.assumeIsolated {
        NibFile.say = { _ in }
        // The reader distinguishes the kinds by the first element; the other is refused.
        if data.range(of: Data("Storyboard".utf8)) != nil { loadStoryboard(data) } else { loadNib(data) }
    }
}

@MainActor
private func loadStoryboard(_ data: Data) {
    let storyboard = UIStoryboard(data: data, name: "Fuzz.storyboard")
    for id in storyboard.controllerIDs {
        if let controller = storyboard.instantiate(id: id) { layOut(controller.view) }
    }
}

@MainActor
private func loadNib(_ data: Data) {
    for object in UINib(data: data, bundle: nil).instantiate(withOwner: NSObject()) {
        if let view = object as? UIView { layOut(view) }
    }
}

@MainActor
private func layOut(_ view: UIView) {
    view.layoutIfNeeded()
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    view.layoutIfNeeded()
    _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
}
