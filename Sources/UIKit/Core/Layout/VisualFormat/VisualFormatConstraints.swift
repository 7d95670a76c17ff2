/// Makes the constraints that a visual format asks for (R-LAY-24 … 26).
@MainActor
struct VisualFormatConstraints {
    private typealias Fault = VisualFormat.Fault
    private typealias Attribute = NSLayoutConstraint.Attribute

    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var constraints: [NSLayoutConstraint] = []

    static func make(_ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
                     views: [String: Any]) throws(VisualFormat.Fault) -> [NSLayoutConstraint] {
        var maker = VisualFormatConstraints(format: format, options: options, metrics: metrics, views: views)
        try maker.makeAll()
        return maker.constraints
    }

    private init(format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]) {
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    private mutating func makeAll() throws(VisualFormat.Fault) {
        var items: [any LayoutItem] = []
        for element in format.elements {
            let item = try item(named: element.name, at: element.place)
            for size in element.sizes { try constrainSize(of: item, size) }
            items.append(item)
        }
        if let leading = format.leading {
            let outer = try superview(of: items[0], at: format.leadingPlace)
            try connect(leading, items[0], start, to: outer, start, margin: startMargin)
        }
        for (index, connection) in format.connections.enumerated() { try connect(connection, items[index + 1], start, to: items[index], end) }
        if let trailing = format.trailing {
            let last = items[items.count - 1], outer = try superview(of: last, at: format.trailingPlace)
            try connect(trailing, outer, end, to: last, end, margin: endMargin)
        }
        try align(items)
    }

    // MARK: Sizes and distances

    private mutating func constrainSize(of item: any LayoutItem, _ size: VisualFormat.Predicate) throws(VisualFormat.Fault) {
        let dimension = format.axis == .horizontal ? Attribute.width : .height
        var other: (any LayoutItem)?
        var constant: CGFloat = 0
        if case .name(let name) = size.operand, views[name] != nil {
            other = try self.item(named: name, at: size.place)
        } else {
            constant = try number(size.operand, at: size.place)
        }
        add(item, dimension, size.relation, other, dimension, constant, try priority(of: size))
    }

    /// Relates two sides of which the first is the later one on the way.
    private mutating func connect(_ connection: VisualFormat.Connection, _ later: any LayoutItem, _ laterSide: Attribute, to earlier: any LayoutItem,
                                  _ earlierSide: Attribute, margin: Attribute? = nil) throws(VisualFormat.Fault) {
        func relate(_ relation: NSLayoutConstraint.Relation, _ distance: CGFloat, _ priority: UILayoutPriority, _ laterSide: Attribute, _ earlierSide: Attribute) {
            // From right to left the earlier one is to the right of the later one.
            if isBackward {
                add(earlier, earlierSide, relation, later, laterSide, distance, priority)
            } else {
                add(later, laterSide, relation, earlier, earlierSide, distance, priority)
            }
        }
        switch connection {
        case .flush: relate(.equal, 0, .required, laterSide, earlierSide)
        case .standard:
            guard let margin else { return relate(.equal, SystemSpacing.plain, .required, laterSide, earlierSide) }
            // The superview is the earlier one at the beginning, and the later one at the end.
            let isStart = laterSide == start
            relate(.equal, 0, .required, isStart ? laterSide : margin, isStart ? margin : earlierSide)
        case .distances(let distances):
            for distance in distances {
                relate(distance.relation, try number(distance.operand, at: distance.place), try priority(of: distance), laterSide, earlierSide)
            }
        }
    }

    // MARK: Alignment

    private mutating func align(_ items: [any LayoutItem]) throws(VisualFormat.Fault) {
        for attribute in options.alignments {
            guard attribute.isHorizontal != (format.axis == .horizontal) else {
                throw Fault("views \(format.axis == .horizontal ? "beside" : "below") each other can't be aligned by \(attribute)", at: 0)
            }
            for (item, next) in zip(items, items.dropFirst()) { add(item, attribute, .equal, next, attribute, 0, .required) }
        }
    }

    // MARK: Sides

    private var isBackward: Bool { format.axis == .horizontal && options.contains(.directionRightToLeft) }
    private var isAbsolute: Bool { options.contains(.directionLeftToRight) }

    private var start: Attribute { format.axis == .vertical ? .top : isBackward ? .right : isAbsolute ? .left : .leading }
    private var end: Attribute { format.axis == .vertical ? .bottom : isBackward ? .left : isAbsolute ? .right : .trailing }
    private var startMargin: Attribute { format.axis == .vertical ? .topMargin : isBackward ? .rightMargin : isAbsolute ? .leftMargin : .leadingMargin }
    private var endMargin: Attribute { format.axis == .vertical ? .bottomMargin : isBackward ? .leftMargin : isAbsolute ? .rightMargin : .trailingMargin }

    private mutating func add(_ first: any LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ second: (any LayoutItem)?,
                              _ secondAttribute: Attribute, _ constant: CGFloat, _ priority: UILayoutPriority) {
        let constraint = NSLayoutConstraint()
        constraint.relate(first, attribute, relation, second, secondAttribute, 1, constant)
        constraint.priority = priority
        constraints.append(constraint)
    }

    // MARK: Names

    private func item(named name: String, at place: Int) throws(VisualFormat.Fault) -> any LayoutItem {
        guard let value = views[name] else { throw Fault("there is no view '\(name)' among the views", at: place) }
        guard let item = value as? any LayoutItem else { throw Fault("'\(name)' is a \(type(of: value)), and neither a view nor a layout guide", at: place) }
        return item
    }

    private func superview(of item: any LayoutItem, at place: Int) throws(VisualFormat.Fault) -> UIView {
        guard let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView else {
            throw Fault("the view beside | has no superview", at: place)
        }
        return superview
    }

    private func priority(of predicate: VisualFormat.Predicate) throws(VisualFormat.Fault) -> UILayoutPriority {
        guard let priority = predicate.priority else { return .required }
        let value = try number(priority, at: predicate.priorityPlace)
        guard value > 0, value <= 1000 else { throw Fault("a priority is more than 0 and at most 1000, not \(value)", at: predicate.priorityPlace) }
        return UILayoutPriority(Float(value))
    }

    private func number(_ operand: VisualFormat.Operand, at place: Int) throws(VisualFormat.Fault) -> CGFloat {
        let name: String
        switch operand {
        case .number(let number): return number
        case .name(let found): name = found
        }
        guard let value = metrics[name] else { throw Fault("there is no metric '\(name)'", at: place) }
        let number: CGFloat? = switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as any BinaryInteger: CGFloat(Double(value))
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
        guard let number, number.isFinite else { throw Fault("the metric '\(name)' is not a number but \(value)", at: place) }
        return number
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether it says where something is from left to right.
    fileprivate var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .centerX: true
        default: false
        }
    }
}

extension NSLayoutConstraint.FormatOptions {
    private static let attributes: [NSLayoutConstraint.Attribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
    ]

    fileprivate var alignments: [NSLayoutConstraint.Attribute] { Self.attributes.filter { contains(Self($0)) } }
}
