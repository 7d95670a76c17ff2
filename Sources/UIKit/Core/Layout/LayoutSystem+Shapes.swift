internal import LayoutEngine

// Where views and guides are, as sums of variables.
extension LayoutSystem {
    mutating func shape(of item: any LayoutItem) -> Shape {
        if let shape = shapes[ObjectIdentifier(item)] { return shape }
        if let guide = item as? UILayoutGuide { return shape(ofGuide: guide) }
        // Only views inside the root come here, and the root has its shape. A view that an override took out meanwhile is where it is: its solution is
        // not used.
        guard let view = item as? UIView, let parent = view.parent else { return fixedShape(item.itemView?.layer.frame ?? .zero) }
        guard view.layoutState.translatesMask else {
            let shape = makeShape(view, left: nil, top: nil)
            addContent(of: view, shape)
            return shape
        }
        let outer = frameShape(of: parent)
        let own = view.untransformedFrame, origin = parent.layer.bounds.origin
        let frame = view.alignmentRectInsets == .zero ? own : view.alignmentRect(forFrame: own)
        let shape = Shape(left: outer.left + LinearExpression(frame.minX - origin.x),
                          top: outer.top + LinearExpression(frame.minY - origin.y),
                          width: LinearExpression(frame.width), height: LinearExpression(frame.height))
        keep(shape, of: view)
        return shape
    }

    private func fixedShape(_ frame: CGRect) -> Shape {
        Shape(left: LinearExpression(frame.minX), top: LinearExpression(frame.minY), width: LinearExpression(frame.width), height: LinearExpression(frame.height))
    }

    /// The frame around an alignment rectangle.
    func frame(of shape: Shape, _ view: UIView) -> Shape {
        let insets = view.alignmentRectInsets
        guard insets != .zero else { return shape }
        return Shape(left: shape.left - LinearExpression(insets.left), top: shape.top - LinearExpression(insets.top),
                     width: shape.width + LinearExpression(insets.left + insets.right), height: shape.height + LinearExpression(insets.top + insets.bottom))
    }

    mutating func frameShape(of view: UIView) -> Shape { frame(of: shape(of: view), view) }

    /// The part of the margins' guide that is no wider than lines of text should be.
    private mutating func readableShape(_ guide: UILayoutGuide, _ room: Shape) -> Shape {
        let shape = makeShape(guide, left: nil, top: room.top)
        wish(.required, shape.height - room.height, .equal)
        wish(.required, shape.left + shape.width * 0.5 - room.left - room.width * 0.5, .equal)
        wish(.required, shape.width - LinearExpression(UILayoutGuide.readableWidth), .lessThanOrEqual)
        wish(.required, shape.width - room.width, .lessThanOrEqual)
        wish(UILayoutPriority(999), shape.width - room.width, .equal)
        return shape
    }

    private mutating func shape(ofGuide guide: UILayoutGuide) -> Shape {
        guard guide.kind != .free, let owner = guide.owner else { return makeShape(guide, left: nil, top: nil) }
        var shape = frameShape(of: owner)
        if guide.kind == .keyboard {
            let height = LinearExpression(guide.coveredHeight)
            shape.top = shape.top + shape.height - height
            shape.height = height
            keep(shape, of: guide)
            return shape
        }
        if let scrollView = owner.scrollingContainer {
            if guide.kind == .scrollContent {
                scrollView.isContentConstrained = true
                let origin = owner.layer.bounds.origin
                return makeShape(guide, left: shape.left - LinearExpression(origin.x), top: shape.top - LinearExpression(origin.y))
            }
            scrollView.isFrameConstrained = true
            if guide.kind == .scrollFrame {
                keep(shape, of: guide)
                return shape
            }
        }
        // They depend on where the owner is, which the solution decides.
        if owner.ownLayoutState?.preservesMargins == true { isVolatile = true }
        let insets = guide.kind == .margins || guide.kind == .readable ? owner.marginsForEquations : owner.safeAreaForEquations
        shape.left.constant += insets.left
        shape.width.constant -= insets.left + insets.right
        if guide.kind == .safeBottom {
            shape.top.add(shape.height)
            shape.top.constant -= insets.bottom
        } else {
            shape.top.constant += insets.top
        }
        shape.height.constant -= insets.top + insets.bottom
        if guide.kind == .readable { return readableShape(guide, shape) }
        if guide.kind == .safeTop || guide.kind == .safeBottom { shape.height = LinearExpression() }
        keep(shape, of: guide)
        return shape
    }

    private func baselines(of view: UIView?) -> (first: CGFloat, last: CGFloat)? {
        guard let view else { return nil }
        return view.baselines(contentHeight: contentSize(of: view).height)
    }

    private static let firstMargin = NSLayoutConstraint.Attribute.leftMargin.rawValue

    /// An attribute; places are counted from the corner of the view that keeps the constraint, which matters to multiples of them.
    mutating func value(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem,
                                heldBy holder: UIView) -> LinearExpression {
        let isInside = item === holder && holder.scrollingContainer != nil
        // From inside, the sides of a scroll view are those of its content (R-SCR-39).
        if isInside, let scrollView = holder.scrollingContainer, !attribute.isSizeOrCenter {
            return value(attribute, of: scrollView.contentLayoutGuide, heldBy: holder)
        }
        let shape = shape(of: item), origin = self.shape(of: holder)
        // A middle is as far from the content's corner as it is from the scroll view's: it moves with the content.
        let scrolled = isInside ? holder.layer.bounds.origin : .zero
        let left = shape.left - origin.left - LinearExpression(scrolled.x), top = shape.top - origin.top - LinearExpression(scrolled.y)
        let view = item as? UIView
        let margins = attribute.rawValue >= Self.firstMargin ? view?.marginsForEquations ?? .zero : .zero
        if view?.ownLayoutState?.preservesMargins == true, attribute.rawValue >= Self.firstMargin { isVolatile = true }
        if let view, attribute == .firstBaseline || attribute == .lastBaseline {
            usesContents = true
            let inner = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            if inner !== view, inner.isDescendant(of: view) {
                // Nothing is said when that one moves inside.
                isVolatile = true
                return value(attribute, of: inner, heldBy: holder)
            }
        }
        switch attribute {
        case .notAnAttribute: return LinearExpression()
        case .width: return shape.width
        case .height: return shape.height
        // From right to left a place is counted from the right, so that constants lead inwards as they do from left to right.
        case .leading where holder.isRightToLeft: return (left + shape.width) * -1
        case .trailing where holder.isRightToLeft: return left * -1
        case .leadingMargin where holder.isRightToLeft: return (left + shape.width - LinearExpression(margins.right)) * -1
        case .trailingMargin where holder.isRightToLeft: return (left + LinearExpression(margins.left)) * -1
        case .left, .leading: return left
        case .right, .trailing: return left + shape.width
        case .top: return top
        case .bottom: return top + shape.height
        case .centerX: return left + shape.width * 0.5
        case .centerY: return top + shape.height * 0.5
        case .leftMargin, .leadingMargin: return left + LinearExpression(margins.left)
        case .rightMargin, .trailingMargin: return left + shape.width - LinearExpression(margins.right)
        case .topMargin: return top + LinearExpression(margins.top)
        case .bottomMargin: return top + shape.height - LinearExpression(margins.bottom)
        case .centerXWithinMargins: return left + shape.width * 0.5 + LinearExpression((margins.left - margins.right) / 2)
        case .centerYWithinMargins: return top + shape.height * 0.5 + LinearExpression((margins.top - margins.bottom) / 2)
        case .firstBaseline:
            guard let offset = baselines(of: view)?.first else { return top }
            return top + shape.height * 0.5 + LinearExpression(offset)
        case .lastBaseline:
            guard let offset = baselines(of: view)?.last else { return top + shape.height }
            return top + shape.height * 0.5 + LinearExpression(offset)
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// What a scroll view has of its own in constraints with what is in it.
    fileprivate var isSizeOrCenter: Bool {
        switch self {
        case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
        default: false
        }
    }
}

/// A view that moves its content, as constraints know it (R-SCR-39).
@MainActor
protocol ScrollingContainer: AnyObject {
    /// The guide of the content's rectangle.
    var contentLayoutGuide: UILayoutGuide { get }
    /// The content's size, in points.
    var contentSize: CGSize { get }
    /// How many times larger than at first the content is shown.
    var scale: CGFloat { get }
    /// Whether a constraint is about the content's rectangle: then that is the content's size.
    var isContentConstrained: Bool { get set }
    /// Whether a constraint is about the frame's: what it places must follow the content.
    var isFrameConstrained: Bool { get set }
}
