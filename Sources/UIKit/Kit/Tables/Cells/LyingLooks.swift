/// What lifting a row changes in the layer of its cell, as it was before (R-MOV-2).
@MainActor
struct LyingLooks {
    let shadowOpacity: Float
    private let clips: Bool
    private let shadowColor: CGColor?
    private let shadowOffset: CGSize
    private let shadowRadius: CGFloat

    init(of layer: CALayer) {
        clips = layer.masksToBounds
        (shadowColor, shadowOffset, shadowRadius, shadowOpacity) = (layer.shadowColor, layer.shadowOffset, layer.shadowRadius, layer.shadowOpacity)
    }

    func restore(_ layer: CALayer) {
        layer.masksToBounds = clips
        (layer.shadowColor, layer.shadowOffset, layer.shadowRadius, layer.shadowOpacity) = (shadowColor, shadowOffset, shadowRadius, shadowOpacity)
    }
}
