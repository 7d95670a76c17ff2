import UIKit

/// A view with a menu, as it is on iOS: it overrides edit actions and says nothing else of it.
class EditedView: UIView {
    var log: [String] = []

    override func copy(_ sender: Any?) { log.append("copy") }
    override func delete(_ sender: Any?) { log.append("delete") }
}

class PastedView: EditedView {
    override func copy(_ sender: Any?) { log.append("copy otherwise") }
}

extension PastedView {
    @objc func shake() { log.append("shake") }
}
