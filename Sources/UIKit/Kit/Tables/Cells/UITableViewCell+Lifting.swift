// The look of a row that a finger has lifted: a shadow around it, for which the cell does not cut at its edges (R-MOV-2).
extension UITableViewCell {
    final func lift() {
        looksBeforeLift = looksBeforeLift ?? LyingLooks(of: layer)
        layer.masksToBounds = false
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.shadowRadius = 8
        layer.shadowOpacity = 0.3
    }

    final func lieDown() {
        looksBeforeLift?.restore(layer)
        looksBeforeLift = nil
    }
}
