internal import LayoutEngine

/// Where something that constraints place is, in the variables of the equations.
@MainActor
struct LayoutPlace {
    unowned let item: any LayoutItem
    /// The item, if it is a view.
    unowned let view: UIView?
    /// In whose coordinates it is; `nil` for the topmost view.
    unowned let container: UIView?
    let x, y, width, height: LinearExpression
    /// Of the view.
    let insets: UIEdgeInsets
    /// Whether it is the content of a scroll view.
    let isScrolledContent: Bool
    /// Where the container's coordinates began.
    private let origin: CGPoint

    /// Whether the container's coordinates begin where they did.
    var isContainerUnmoved: Bool { container.map { $0.layer.bounds.origin == origin } ?? true }

    /// All places of a system, in its order.
    static func all(in system: LayoutSystem) -> ContiguousArray<LayoutPlace> {
        ContiguousArray(system.placed.map { LayoutPlace($0.item, system) })
    }

    private init(_ item: any LayoutItem, _ system: LayoutSystem) {
        let view = item as? UIView
        var shape = system.shapes[ObjectIdentifier(item)]!
        if let view { shape = system.frame(of: shape, view) }
        let around = view == nil ? item.itemView : view?.parent
        let outer = around.flatMap { around in system.shapes[ObjectIdentifier(around)].map { system.frame(of: $0, around) } }
        self.item = item
        self.view = view
        container = item === system.root || outer == nil ? nil : around
        x = outer.map { shape.left - $0.left } ?? LinearExpression()
        y = outer.map { shape.top - $0.top } ?? LinearExpression()
        width = shape.width
        height = shape.height
        insets = view?.alignmentRectInsets ?? .zero
        isScrolledContent = (item as? UILayoutGuide)?.kind == .scrollContent
        origin = around?.layer.bounds.origin ?? .zero
    }
}

/// A side of a view as it is now, which stays if constraints say nothing about it (R-LAY-12).
@MainActor
struct KeptSide {
    private enum Side { case contentWidth, contentHeight, width, height, left, top }

    /// The side, in the variables of the equations.
    let expression: LinearExpression
    private unowned let view: UIView
    private let side: Side

    var isSize: Bool { side != .left && side != .top }

    /// The constant of the sum that is zero when the side stays.
    var constant: Double { expression.constant - value }

    private var value: CGFloat {
        switch side {
        case .contentWidth: view.scrollingContainer.map { $0.contentSize.width / $0.scale } ?? 0
        case .contentHeight: view.scrollingContainer.map { $0.contentSize.height / $0.scale } ?? 0
        case .width: view.layer.bounds.width
        case .height: view.layer.bounds.height
        case .left: view.untransformedFrame.minX - (view.parent?.layer.bounds.minX ?? 0)
        case .top: view.untransformedFrame.minY - (view.parent?.layer.bounds.minY ?? 0)
        }
    }

    /// What may be kept in a system: first sizes, then places.
    static func all(in system: inout LayoutSystem) -> ContiguousArray<KeptSide> {
        var sides: ContiguousArray<KeptSide> = []
        for placed in system.placed {
            let shape = system.shapes[ObjectIdentifier(placed.item)]!
            if let guide = placed.item as? UILayoutGuide, guide.kind == .scrollContent, let owner = guide.owner, owner.scrollingContainer != nil {
                sides.append(KeptSide(expression: shape.width, view: owner, side: .contentWidth))
                sides.append(KeptSide(expression: shape.height, view: owner, side: .contentHeight))
            }
            guard let view = placed.item as? UIView else { continue }
            let outer = system.frame(of: shape, view)
            sides.append(KeptSide(expression: outer.width, view: view, side: .width))
            sides.append(KeptSide(expression: outer.height, view: view, side: .height))
        }
        for placed in system.placed {
            guard let view = placed.item as? UIView, let parent = view.parent, view !== system.root else { continue }
            let shape = system.frame(of: system.shapes[ObjectIdentifier(view)]!, view), outer = system.frameShape(of: parent)
            sides.append(KeptSide(expression: shape.left - outer.left, view: view, side: .left))
            sides.append(KeptSide(expression: shape.top - outer.top, view: view, side: .top))
        }
        return sides
    }
}
