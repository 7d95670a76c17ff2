internal import SwiftSyntax

/// Members that sources look up on objects of the type `AnyObject`, as Objective-C's runtime lets them: `touch!.location(in: view)`. Here the object is
/// cast to the class that has the member.
enum AnyObjectMembers {
    /// The class that the member is looked up in; `nil` for one that several classes have, and for others.
    /// - Parameters:
    ///   - object: What the object is called.
    ///   - isTouch: Whether it comes from a set of touches.
    static func owner(of member: String, object: String, isTouch: Bool) -> String? {
        let object = object.lowercased()
        if touches.contains(member), isTouch || object.contains("touch") { return "UITouch" }
        if let known = owners[member] { return known }
        switch member {
        case "value": return object.contains("stepper") ? "UIStepper" : object.contains("slider") ? "UISlider" : nil
        case "text": return object.contains("label") ? "UILabel" : object.contains("textview") ? "UITextView" : "UITextField"
        case "view", "location": return "UIGestureRecognizer"
        default: return nil
        }
    }

    /// Whether the member is optional in its class, so that a mark behind it stays.
    static func isOptional(_ member: String) -> Bool { optional.contains(member) }

    private static let touches: Set<String> = [
        "location", "previousLocation", "preciseLocation", "precisePreviousLocation", "view", "window", "tapCount", "phase", "timestamp", "force",
        "maximumPossibleForce", "majorRadius", "gestureRecognizers",
    ]

    private static let optional: Set<String> = [
        "view", "window", "superview", "gestureRecognizers", "text", "titleLabel", "imageView", "currentTitle", "currentImage", "backgroundColor",
        "title", "titleForSegment", "placeholder", "textLabel", "detailTextLabel",
    ]

    private static let owners: [String: String] = {
        var result: [String: String] = [:]
        for (owner, names) in lines { for name in names.split(separator: " ") { result[String(name)] = owner } }
        return result
    }()

    private static let lines = [
        ("UITouch", "previousLocation preciseLocation precisePreviousLocation tapCount phase timestamp force maximumPossibleForce majorRadius"),
        ("UIGestureRecognizer", "state numberOfTouches"),
        ("UIPanGestureRecognizer", "translation setTranslation velocity"),
        ("UIPinchGestureRecognizer", "scale"),
        ("UIRotationGestureRecognizer", "rotation"),
        ("UISwipeGestureRecognizer", "direction"),
        ("UIView", "tag frame bounds center superview subviews isHidden alpha backgroundColor transform layer window addSubview removeFromSuperview "
            + "setNeedsDisplay setNeedsLayout layoutIfNeeded gestureRecognizers"),
        ("UIControl", "isSelected isEnabled isHighlighted sendActions addTarget removeTarget"),
        ("UIButton", "setTitle title setImage setTitleColor setBackgroundImage titleLabel imageView currentTitle currentImage"),
        ("UISwitch", "isOn setOn"),
        ("UISegmentedControl", "selectedSegmentIndex titleForSegment numberOfSegments"),
        ("UISlider", "minimumValue maximumValue"),
        ("UITextField", "placeholder"),
        ("UITableViewCell", "textLabel detailTextLabel accessoryType"),
        ("UIScrollView", "contentOffset contentSize contentInset setContentOffset"),
        ("NSLayoutConstraint", "priority constant multiplier firstItem secondItem firstAttribute secondAttribute relation"),
        ("NSValue", "cgRectValue cgPointValue cgSizeValue cgAffineTransformValue uiEdgeInsetsValue"),
        ("NSNumber", "intValue doubleValue floatValue boolValue uintValue int32Value uint32Value int64Value uint8Value"),
    ]
}

/// An object of the type `AnyObject` before a point: a name, perhaps with a mark behind it, or a cast in parentheses.
struct UntypedObject {
    /// What it is called, or how it is found.
    let name: String
    /// Whether it is a name alone.
    let isName: Bool
    /// Of the name or the parentheses, without the mark.
    let range: Range<Int>
    /// The mark behind it.
    let mark: TokenSyntax?

    /// - Parameter untyped: The names of what has that type.
    /// - Parameter lists: The names of lists of objects of that type.
    init?(_ base: ExprSyntax, _ untyped: Set<String>, lists: Set<String> = []) {
        let chain = base.as(OptionalChainingExprSyntax.self), force = base.as(ForceUnwrapExprSyntax.self)
        let object = chain?.expression ?? force?.expression ?? base
        mark = chain?.questionMark ?? force?.exclamationMark
        range = object.start..<object.end
        if let reference = object.as(DeclReferenceExprSyntax.self), untyped.contains(reference.baseName.plainText) {
            (name, isName) = (reference.baseName.plainText, true)
        } else if let tuple = object.as(TupleExprSyntax.self), tuple.elements.count == 1, let text = tuple.elements.first?.expression.trimmedDescription,
                  UntypedNames.isCast(text) {
            (name, isName) = (text, false)
        } else if let list = Self.list(object), lists.contains(list) {
            (name, isName) = (list, false)
        } else {
            return nil
        }
    }

    /// The name of the list that the object is the first, the last or some other one of.
    private static func list(_ object: ExprSyntax) -> String? {
        var base = object.as(SubscriptCallExprSyntax.self)?.calledExpression
        if let member = object.as(MemberAccessExprSyntax.self), ["first", "last"].contains(member.declName.baseName.text) { base = member.base }
        return base?.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText ?? base?.as(DeclReferenceExprSyntax.self)?.baseName.plainText
    }
}

extension FileRewriter {
    /// Casts the object that the member is looked up on to the class that has it.
    func rewriteAnyObject(_ node: MemberAccessExprSyntax) {
        guard let base = node.base, let object = UntypedObject(base, untyped.last ?? [], lists: untypedLists) else { return }
        let member = node.declName.baseName.plainText
        guard let owner = AnyObjectMembers.owner(of: member, object: object.name, isTouch: isInTouches.last == true) else { return }
        // `if let tag = sender.tag` takes an optional value.
        let isBound = node.parent?.is(InitializerClauseSyntax.self) == true && node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
        let isOptional = isBound || object.mark?.text == "?"
        edits.insert("(", at: object.range.lowerBound)
        let cast = isOptional ? " as? \(owner))?" : " as! \(owner))"
        if let mark = object.mark {
            edits.replace(mark.start..<mark.end, with: cast)
        } else {
            edits.insert(cast, at: object.range.upperBound)
        }
        // Objective-C's runtime finds a priority of either type.
        if member == "priority" { edits.replace(node.declName.start..<node.declName.end, with: "_priority()") }
        dropMark(behind: node, isOptional: AnyObjectMembers.isOptional(member))
    }

    /// `sender.tag!`, `sender.setTitle?(…)`: on `AnyObject` each member is optional.
    private func dropMark(behind node: MemberAccessExprSyntax, isOptional: Bool) {
        guard let mark = node.parent?.as(ForceUnwrapExprSyntax.self)?.exclamationMark ?? node.parent?.as(OptionalChainingExprSyntax.self)?.questionMark,
              !isOptional || node.parent?.parent?.is(FunctionCallExprSyntax.self) == true else { return }
        edits.delete(mark.start..<mark.end)
    }
}
