/// What a view writes into, and reads from, an archive (R-NIB-3). Absent keys mean the defaults.
extension UIView {
    func decode(from coder: NSCoder) {
        func has(_ key: String) -> Bool { coder.containsValue(forKey: key) }
        if has("bounds.width") {
            layer.bounds = CGRect(x: coder.decodeDouble(forKey: "bounds.x"), y: coder.decodeDouble(forKey: "bounds.y"),
                                  width: coder.decodeDouble(forKey: "bounds.width"),
                                  height: coder.decodeDouble(forKey: "bounds.height"))
        }
        if has("center.x") {
            layer.position = CGPoint(x: coder.decodeDouble(forKey: "center.x"), y: coder.decodeDouble(forKey: "center.y"))
        }
        if has("transform.a") {
            layer.setAffineTransform(CGAffineTransform(
                a: coder.decodeDouble(forKey: "transform.a"), b: coder.decodeDouble(forKey: "transform.b"),
                c: coder.decodeDouble(forKey: "transform.c"), d: coder.decodeDouble(forKey: "transform.d"),
                tx: coder.decodeDouble(forKey: "transform.tx"), ty: coder.decodeDouble(forKey: "transform.ty")))
        }
        if has("alpha") { alpha = coder.decodeDouble(forKey: "alpha") }
        if has("hidden") { isHidden = coder.decodeBool(forKey: "hidden") }
        if has("userInteractionEnabled") { isUserInteractionEnabled = coder.decodeBool(forKey: "userInteractionEnabled") }
        if has("multipleTouchEnabled") { isMultipleTouchEnabled = coder.decodeBool(forKey: "multipleTouchEnabled") }
        if has("exclusiveTouch") { isExclusiveTouch = coder.decodeBool(forKey: "exclusiveTouch") }
        if has("tag") { tag = coder.decodeInteger(forKey: "tag") }
        if has("contentMode") { contentMode = ContentMode(rawValue: coder.decodeInteger(forKey: "contentMode")) ?? .scaleToFill }
        if has("clipsToBounds") { clipsToBounds = coder.decodeBool(forKey: "clipsToBounds") }
        if has("opaque") { isOpaque = coder.decodeBool(forKey: "opaque") }
        if has("autoresizingMask") {
            autoresizingMask = AutoresizingMask(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "autoresizingMask")))
        }
        if has("autoresizesSubviews") { autoresizesSubviews = coder.decodeBool(forKey: "autoresizesSubviews") }
        // Foundation ends the process over an object that an archive lacks, unless its reader takes errors.
        backgroundColor = has("backgroundColor") ? coder.decodeObject(forKey: "backgroundColor") as? UIColor : nil
        decodeLayout(from: coder)
        guard has("subviews") else { return }
        for subview in coder.decodeObject(forKey: "subviews") as? [UIView] ?? [] { addSubview(subview) }
    }

    func encodeProperties(with coder: NSCoder) {
        let bounds = layer.bounds, center = layer.position, transform = layer.affineTransform()
        coder.encode(Double(bounds.minX), forKey: "bounds.x")
        coder.encode(Double(bounds.minY), forKey: "bounds.y")
        coder.encode(Double(bounds.width), forKey: "bounds.width")
        coder.encode(Double(bounds.height), forKey: "bounds.height")
        coder.encode(Double(center.x), forKey: "center.x")
        coder.encode(Double(center.y), forKey: "center.y")
        if !transform.isIdentity {
            coder.encode(Double(transform.a), forKey: "transform.a")
            coder.encode(Double(transform.b), forKey: "transform.b")
            coder.encode(Double(transform.c), forKey: "transform.c")
            coder.encode(Double(transform.d), forKey: "transform.d")
            coder.encode(Double(transform.tx), forKey: "transform.tx")
            coder.encode(Double(transform.ty), forKey: "transform.ty")
        }
        coder.encode(Double(alpha), forKey: "alpha")
        coder.encode(isHidden, forKey: "hidden")
        coder.encode(isUserInteractionEnabled, forKey: "userInteractionEnabled")
        coder.encode(isMultipleTouchEnabled, forKey: "multipleTouchEnabled")
        coder.encode(isExclusiveTouch, forKey: "exclusiveTouch")
        coder.encode(tag, forKey: "tag")
        coder.encode(contentMode.rawValue, forKey: "contentMode")
        coder.encode(clipsToBounds, forKey: "clipsToBounds")
        // The layer of a view that says nothing is not opaque.
        if isMarkedTransparent || layer.isOpaque { coder.encode(isOpaque, forKey: "opaque") }
        coder.encode(Int(bitPattern: autoresizingMask.rawValue), forKey: "autoresizingMask")
        coder.encode(autoresizesSubviews, forKey: "autoresizesSubviews")
        coder.encode(backgroundColor, forKey: "backgroundColor")
        encodeLayout(with: coder)
        coder.encode(children.filter { !$0.isControlPart && !$0.isLeftOutOfArchives }, forKey: "subviews")
    }
}
