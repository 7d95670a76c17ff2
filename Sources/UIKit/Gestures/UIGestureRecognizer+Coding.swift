/// What a recognizer reads from an archive (R-NIB-6, R-GR-60). Absent keys mean the defaults.
extension UIGestureRecognizer {
    func decode(from coder: NSCoder) {
        func flag(_ key: String, _ property: ReferenceWritableKeyPath<UIGestureRecognizer, Bool>) {
            if coder.containsValue(forKey: key) { self[keyPath: property] = coder.decodeBool(forKey: key) }
        }
        flag("enabled", \.isEnabled)
        flag("cancelsTouchesInView", \.cancelsTouchesInView)
        flag("delaysTouchesBegan", \.delaysTouchesBegan)
        flag("delaysTouchesEnded", \.delaysTouchesEnded)
        flag("requiresExclusiveTouchType", \.requiresExclusiveTouchType)
        if let types = coder.decodeObject(forKey: "allowedTouchTypes") as? [NSNumber] { allowedTouchTypes = types }
        if let types = coder.decodeObject(forKey: "allowedPressTypes") as? [NSNumber] { allowedPressTypes = types }
        if let name = coder.decodeObject(forKey: "name") as? String { self.name = name }
        func number(_ key: String) -> Int? { coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil }
        func value(_ key: String) -> Double? { coder.containsValue(forKey: key) ? coder.decodeDouble(forKey: key) : nil }
        switch self {
        case let tap as UITapGestureRecognizer:
            if let taps = number("numberOfTapsRequired") { tap.numberOfTapsRequired = taps }
            if let touches = number("numberOfTouchesRequired") { tap.numberOfTouchesRequired = touches }
            if let buttons = number("buttonMaskRequired") { tap.buttonMaskRequired = UIEvent.ButtonMask(rawValue: buttons) }
        case let press as UILongPressGestureRecognizer:
            if let duration = value("minimumPressDuration") { press.minimumPressDuration = duration }
            if let movement = value("allowableMovement") { press.allowableMovement = movement }
            if let taps = number("numberOfTapsRequired") { press.numberOfTapsRequired = taps }
            if let touches = number("numberOfTouchesRequired") { press.numberOfTouchesRequired = touches }
        case let pan as UIPanGestureRecognizer:
            if let minimum = number("minimumNumberOfTouches") { pan.minimumNumberOfTouches = minimum }
            if let maximum = number("maximumNumberOfTouches") { pan.maximumNumberOfTouches = maximum }
            if let mask = number("allowedScrollTypesMask") { pan.allowedScrollTypesMask = UIScrollTypeMask(rawValue: mask) }
            if let edges = number("edges"), let edgePan = pan as? UIScreenEdgePanGestureRecognizer {
                edgePan.edges = UIRectEdge(rawValue: UInt(bitPattern: edges))
            }
        case let swipe as UISwipeGestureRecognizer:
            if let direction = number("direction") { swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: UInt(bitPattern: direction)) }
            if let touches = number("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = touches }
        case let pinch as UIPinchGestureRecognizer:
            if let scale = value("scale") { pinch.scale = scale }
        case let rotation as UIRotationGestureRecognizer:
            if let angle = value("rotation") { rotation.rotation = angle }
        default: break
        }
    }
}
