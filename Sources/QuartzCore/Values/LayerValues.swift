/// The values of one layer that can be animated: once as the client set them, once as they are on the screen.
struct LayerValues {
    // What hit testing reads is side by side.
    var opacity: Float = 1
    var isHidden = false
    var place = LayerPlace()
    var zPosition: CGFloat = 0
    var background = LayerColor.none
    var borderWidth: CGFloat = 0
    var border = LayerColor(.black)
    var cornerRadius: CGFloat = 0
    var contents: Any? { didSet { hasContents = contents != nil } }
    /// Whether there are contents: a look at them would copy them.
    private(set) var hasContents = false
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var shadow = LayerColor(.black)
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowOpacity: Float = 0
    var shadowRadius: CGFloat = 3

    subscript(property: LayerProperty) -> AnimatableValue? {
        get {
            switch property {
            case .bounds: .rect(bounds)
            case .position: .point(position)
            case .anchorPoint: .point(anchorPoint)
            case .zPosition: .number(zPosition.native)
            case .transform: .transform(transform)
            case .opacity: .number(Double(opacity))
            case .hidden: .discrete(isHidden)
            case .backgroundColor: .color(background)
            case .borderWidth: .number(borderWidth.native)
            case .borderColor: .color(border)
            case .cornerRadius: .number(cornerRadius.native)
            case .contents: .discrete(contents)
            case .contentsRect: .rect(contentsRect)
            case .shadowColor: .color(shadow)
            case .shadowOffset: .vector(SIMD4(shadowOffset.width, shadowOffset.height, 0, 0), .size)
            case .shadowOpacity: .number(Double(shadowOpacity))
            case .shadowRadius: .number(shadowRadius.native)
            default: nil
            }
        }
        set {
            guard let newValue else { return }
            switch (property, newValue) {
            case (.bounds, .vector(let v, _)): bounds = CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
            case (.position, .vector(let v, _)): position = CGPoint(x: v.x, y: v.y)
            case (.anchorPoint, .vector(let v, _)): anchorPoint = CGPoint(x: v.x, y: v.y)
            case (.zPosition, .vector(let v, _)): zPosition = CGFloat(v.x)
            case (.transform, .transform(let t)): transform = t
            case (.opacity, .vector(let v, _)): opacity = Float(v.x)
            case (.hidden, .discrete(let value)): isHidden = value as? Bool ?? false
            case (.backgroundColor, .vector(let v, _)): background = LayerColor(rgba: v)
            case (.borderWidth, .vector(let v, _)): borderWidth = CGFloat(v.x)
            case (.borderColor, .vector(let v, _)): border = LayerColor(rgba: v)
            case (.cornerRadius, .vector(let v, _)): cornerRadius = CGFloat(v.x)
            case (.contents, .discrete(let value)): contents = value
            case (.contentsRect, .vector(let v, _)): contentsRect = CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
            case (.shadowColor, .vector(let v, _)): shadow = LayerColor(rgba: v)
            case (.shadowOffset, .vector(let v, _)): shadowOffset = CGSize(width: v.x, height: v.y)
            case (.shadowOpacity, .vector(let v, _)): shadowOpacity = Float(v.x)
            case (.shadowRadius, .vector(let v, _)): shadowRadius = CGFloat(v.x)
            default: break
            }
        }
    }

    // The parts of the place, by the names that clients know.
    var bounds: CGRect {
        @inline(__always) get { place.bounds }
        @inline(__always) set { place.bounds = newValue }
    }
    var position: CGPoint {
        @inline(__always) get { place.position }
        @inline(__always) set { place.position = newValue }
    }
    var anchorPoint: CGPoint {
        @inline(__always) get { place.anchorPoint }
        @inline(__always) set { place.anchorPoint = newValue }
    }
    var transform: CATransform3D {
        @inline(__always) get { place.transform }
        @inline(__always) set { place.transform = newValue }
    }
}
