/// An animation that stays at a share of its way until its owner sets another: something else than time drives it.
final class HeldAnimation: CABasicAnimation {
    /// From 0 to 1; a spring may go beyond.
    var share = 0.0

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        (copy as? HeldAnimation)?.share = share
        return copy
    }

    override func progress(_ fraction: Double) -> Double { share }
}
