/// One side, center or size of a view or guide, of which constraints are made:
///
///     label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8).isActive = true
///
/// An anchor can be related only to anchors of its own kind.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let target: any LayoutItem
    let attribute: NSLayoutConstraint.Attribute

    init(_ target: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.target = target
        self.attribute = attribute
        super.init()
    }

    /// The view or guide.
    open var item: AnyObject? { target }

    func make(_ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat = 1,
              plus constant: CGFloat = 0) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint()
        constraint.relate(target, attribute, relation, other?.target, other?.attribute ?? .notAnAttribute, multiplier, constant)
        return constraint
    }

    /// A constraint that this anchor is where the other is. It is not active.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.equal, anchor) }
    /// A constraint that this anchor is not before the other. It is not active.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor)
    }
    /// A constraint that this anchor is not after the other. It is not active.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor)
    }
    /// A constraint that this anchor is `c` points after the other. It is not active.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, plus: c)
    }
    /// A constraint that this anchor is at least `c` points after the other. It is not active.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, plus: c)
    }
    /// A constraint that this anchor is at most `c` points after the other. It is not active.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, plus: c)
    }
}

/// A left or right side, or a horizontal center.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// A constraint that this anchor is the system's spacing, `multiplier` times 8 points, after the other (R-LAY-27). It is not active.
    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, plus: multiplier * SystemSpacing.plain)
    }
    /// A constraint that this anchor is at least the system's spacing, `multiplier` times 8 points, after the other (R-LAY-27). It is not active.
    open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, plus: multiplier * SystemSpacing.plain)
    }
    /// A constraint that this anchor is at most the system's spacing, `multiplier` times 8 points, after the other (R-LAY-27). It is not active.
    open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, plus: multiplier * SystemSpacing.plain)
    }
}

/// An upper or lower side, a vertical center or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// A constraint that this anchor is `multiplier` times the system's spacing below the other: 8 points, and between two baselines the height of a
    /// line of this view's text as it is now (R-LAY-27). It is not active.
    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, plus: multiplier * SystemSpacing.below(anchor, self))
    }
    /// A constraint that this anchor is at least `multiplier` times the system's spacing below the other (R-LAY-27). It is not active.
    open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, plus: multiplier * SystemSpacing.below(anchor, self))
    }
    /// A constraint that this anchor is at most `multiplier` times the system's spacing below the other (R-LAY-27). It is not active.
    open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, plus: multiplier * SystemSpacing.below(anchor, self))
    }
}

/// A width or height.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A constraint that the length is `c` points. It is not active.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, nil, plus: c) }
    /// A constraint that the length is at least `c` points. It is not active.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { make(.greaterThanOrEqual, nil, plus: c) }
    /// A constraint that the length is at most `c` points. It is not active.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { make(.lessThanOrEqual, nil, plus: c) }

    /// A constraint that the length is `m` times the other and `c` points. It is not active.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint {
        make(.equal, anchor, m, plus: c)
    }
    /// A constraint that the length is at least `m` times the other and `c` points. It is not active.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
                         constant c: CGFloat = 0) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, m, plus: c) }
    /// A constraint that the length is at most `m` times the other and `c` points. It is not active.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
                         constant c: CGFloat = 0) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, m, plus: c) }
}

extension LayoutItem {
    fileprivate func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, attribute) }
    fileprivate func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, attribute) }
    fileprivate func size(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension { NSLayoutDimension(self, attribute) }
}

extension UIView {
    /// The edge at which lines begin.
    public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
    /// The edge at which lines end.
    public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
    /// The horizontal centre.
    public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
    /// The upper edge.
    public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
    /// The lower edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
    /// The vertical centre.
    public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
    /// Of a view with text, where its first line stands; of others the upper side.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
    /// Of a view with text, where its last line stands; of others the lower side.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
    /// The width, in points.
    public var widthAnchor: NSLayoutDimension { size(.width) }
    /// The height, in points.
    public var heightAnchor: NSLayoutDimension { size(.height) }
}

extension UILayoutGuide {
    /// The edge at which lines begin.
    public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
    /// The edge at which lines end.
    public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
    /// The horizontal centre.
    public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
    /// The upper edge.
    public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
    /// The lower edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
    /// The vertical centre.
    public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
    /// The width, in points.
    public var widthAnchor: NSLayoutDimension { size(.width) }
    /// The height, in points.
    public var heightAnchor: NSLayoutDimension { size(.height) }
}
