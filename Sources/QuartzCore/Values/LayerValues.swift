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

extension LayerValues: AnimatableFields {
    typealias Layer = CALayer

    @MainActor
    mutating func visit<Visitor: FieldVisitor>(_ property: LayerProperty, _ visitor: inout Visitor) where Visitor.Layer == Layer {
        switch property {
        case .bounds: visitor.visit(&place.bounds, \.bounds)
        case .position: visitor.visit(&place.position, \.position)
        case .anchorPoint: visitor.visit(&place.anchorPoint, \.anchorPoint)
        case .zPosition: visitor.visit(&zPosition, \.zPosition)
        case .transform: visitor.visit(copyOf: &transform, \.transform)
        case .opacity: visitor.visit(&opacity, \.opacity)
        case .hidden: visitor.visit(&isHidden, \.isHidden)
        case .backgroundColor: visitor.visit(&background, \.backgroundColor)
        case .borderWidth: visitor.visit(&borderWidth, \.borderWidth)
        case .borderColor: visitor.visit(&border, \.borderColor)
        case .cornerRadius: visitor.visit(&cornerRadius, \.cornerRadius)
        case .contents:
            var field = DiscreteField(property: contents)
            visitor.visit(&field, \.contents)
            if Visitor.writes { contents = field.property }
        case .contentsRect: visitor.visit(&contentsRect, \.contentsRect)
        case .shadowColor: visitor.visit(&shadow, \.shadowColor)
        case .shadowOffset: visitor.visit(&shadowOffset, \.shadowOffset)
        case .shadowOpacity: visitor.visit(&shadowOpacity, \.shadowOpacity)
        case .shadowRadius: visitor.visit(&shadowRadius, \.shadowRadius)
        default: break
        }
    }
}
