import ObjectiveC
import UIKit

private var closureKey: UInt8 = 0

private final class ClosureBox {
    let closure: () -> Void
    init(_ closure: @escaping () -> Void) { self.closure = closure }
}

extension UIGestureRecognizer {
    private struct AssociatedKeys {
        static var name = "name"
    }

    convenience init(closure: @escaping () -> Void) {
        self.init()
        objc_setAssociatedObject(self, &closureKey, ClosureBox(closure), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        addTarget(self, action: #selector(callClosure))
    }

    @objc private func callClosure() { (objc_getAssociatedObject(self, &closureKey) as? ClosureBox)?.closure() }

    var label: String? {
        get { return objc_getAssociatedObject(self, &AssociatedKeys.name) as? String }
        set { objc_setAssociatedObject(self, &AssociatedKeys.name, newValue, objc_AssociationPolicy.OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}
