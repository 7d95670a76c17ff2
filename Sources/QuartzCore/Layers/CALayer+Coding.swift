extension CALayer: @preconcurrency NSCoding {
    private enum Key {
        static let bounds = "bounds", position = "position", anchor = "anchorPoint", depth = "zPosition", opacity = "opacity", hidden = "hidden"
        static let radius = "cornerRadius", border = "borderWidth", masks = "masksToBounds", name = "name", scale = "contentsScale"
        static let background = "backgroundColor", line = "borderColor", sublayers = "sublayers"
    }

    /// Archives the place, the looks and the sublayers.
    nonisolated public func encode(with coder: NSCoder) {
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") { encodeLayer(with: coder) }
    }

    private func encodeLayer(with coder: NSCoder) {
        func encode(_ numbers: [CGFloat], _ key: String) { coder.encode(numbers.map { NSNumber(value: Double($0)) } as NSArray, forKey: key) }
        encode([bounds.minX, bounds.minY, bounds.width, bounds.height], Key.bounds)
        encode([position.x, position.y], Key.position)
        encode([anchorPoint.x, anchorPoint.y], Key.anchor)
        encode([zPosition], Key.depth)
        encode([CGFloat(opacity)], Key.opacity)
        encode([cornerRadius], Key.radius)
        encode([borderWidth], Key.border)
        encode([contentsScale], Key.scale)
        coder.encode(isHidden, forKey: Key.hidden)
        coder.encode(masksToBounds, forKey: Key.masks)
        if let name { coder.encode(name as NSString, forKey: Key.name) }
        func encode(_ color: CGColor?, _ key: String) {
            let color = LayerColor(color).rgba
            encode([color.x, color.y, color.z, color.w].map { CGFloat($0) }, key)
        }
        if backgroundColor != nil { encode(backgroundColor, Key.background) }
        encode(borderColor, Key.line)
        if let sublayers { coder.encode(sublayers as NSArray, forKey: Key.sublayers) }
    }

    final func decodeLayer(from coder: NSCoder) {
        // Foundation's reader takes a missing object for damage.
        func object(_ key: String) -> Any? { coder.containsValue(forKey: key) ? coder.decodeObject(forKey: key) : nil }
        func numbers(_ key: String, _ count: Int) -> [CGFloat]? {
            let list = (object(key) as? [NSNumber])?.map { CGFloat($0.doubleValue) }
            return list.flatMap { $0.count == count && $0.allSatisfy(\.isFinite) ? $0 : nil }
        }
        func color(_ key: String) -> CGColor? { numbers(key, 4).map { CGColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) } }
        if let list = numbers(Key.bounds, 4) { bounds = CGRect(x: list[0], y: list[1], width: list[2], height: list[3]) }
        if let list = numbers(Key.anchor, 2) { anchorPoint = CGPoint(x: list[0], y: list[1]) }
        if let list = numbers(Key.position, 2) { position = CGPoint(x: list[0], y: list[1]) }
        if let list = numbers(Key.depth, 1) { zPosition = list[0] }
        if let list = numbers(Key.opacity, 1) { opacity = Float(list[0]) }
        if let list = numbers(Key.radius, 1) { cornerRadius = list[0] }
        if let list = numbers(Key.border, 1) { borderWidth = list[0] }
        if let list = numbers(Key.scale, 1) { contentsScale = list[0] }
        isHidden = coder.decodeBool(forKey: Key.hidden)
        masksToBounds = coder.decodeBool(forKey: Key.masks)
        name = object(Key.name) as? String
        backgroundColor = color(Key.background)
        if let line = color(Key.line) { borderColor = line }
        for layer in object(Key.sublayers) as? [CALayer] ?? [] { addSublayer(layer) }
    }
}
