/// Decides for a text field, and is notified of what happens in it. Every method may be left out; what it then means stands with it.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
    /// Whether it may become the first responder. Without the method: yes.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called after editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether it may cease to be the first responder. Without the method: yes.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called after editing has ended, where the variant with a reason is not implemented.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called instead of the method without a reason. Without the method: that one is called.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether the user may replace a part of the text; the range counts UTF-16 code units. Without the method: yes.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    /// Called after the selection has changed, by the user or by code.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the clear button, or the beginning of editing, may empty the field. Without the method: yes.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether Return does what it does. Without the method: yes.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange,
                          replacementString string: String) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
