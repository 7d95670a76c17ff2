/// What a button writes into an archive besides what controls do (R-NIB-3). Absent keys mean the defaults.
extension UIButton {
    func decodeContent(from coder: NSCoder) {
        type = ButtonType(rawValue: coder.decodeInteger(forKey: "buttonType")) ?? .custom
        for number in 0..<max(coder.decodeInteger(forKey: "states"), 0) {
            guard coder.containsValue(forKey: "state.\(number)") else { break }
            let state = State(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "state.\(number)")))
            titles.set(coder.value(forKey: "title.\(number)", as: String.self), for: state)
            titleColors.set(coder.value(forKey: "titleColor.\(number)", as: UIColor.self), for: state)
            titleShadowColors.set(coder.value(forKey: "titleShadowColor.\(number)", as: UIColor.self), for: state)
            images.set(coder.value(forKey: "image.\(number)", as: UIImage.self), for: state)
            backgroundImages.set(coder.value(forKey: "backgroundImage.\(number)", as: UIImage.self), for: state)
        }
        // Of a nib: archives keep none.
        if let configuration = coder.value(forKey: "configuration", as: Configuration.self) { self.configuration = configuration }
        if let font = coder.value(forKey: "font", as: UIFont.self) { titlePart.font = font }
        contentEdgeInsets = decodeInsets("contentEdgeInsets", from: coder)
        titleEdgeInsets = decodeInsets("titleEdgeInsets", from: coder)
        imageEdgeInsets = decodeInsets("imageEdgeInsets", from: coder)
        contentDidChange()
    }

    /// Keeps titles without the attributes of their parts: Foundation on Linux archives only some.
    func encodeContent(with coder: NSCoder) {
        coder.encode(type.rawValue, forKey: "buttonType")
        let all = Set(titles.states + attributedTitles.states + titleColors.states + titleShadowColors.states + images.states
            + backgroundImages.states)
        let states = all.sorted { $0.rawValue < $1.rawValue }
        coder.encode(states.count, forKey: "states")
        for (number, state) in states.enumerated() {
            coder.encode(Int(bitPattern: state.rawValue), forKey: "state.\(number)")
            if let title = titles.own(state) ?? attributedTitles.own(state)?.string {
                coder.encode(title as NSString, forKey: "title.\(number)")
            }
            if let color = titleColors.own(state) { coder.encode(color, forKey: "titleColor.\(number)") }
            if let color = titleShadowColors.own(state) { coder.encode(color, forKey: "titleShadowColor.\(number)") }
            if let image = images.own(state) { coder.encode(image, forKey: "image.\(number)") }
            if let image = backgroundImages.own(state) { coder.encode(image, forKey: "backgroundImage.\(number)") }
        }
        if let title = parts.title, title.hasOwnFont { coder.encode(title.font, forKey: "font") }
        encodeInsets(contentEdgeInsets, "contentEdgeInsets", with: coder)
        encodeInsets(titleEdgeInsets, "titleEdgeInsets", with: coder)
        encodeInsets(imageEdgeInsets, "imageEdgeInsets", with: coder)
    }

    private func decodeInsets(_ key: String, from coder: NSCoder) -> UIEdgeInsets {
        UIEdgeInsets(top: coder.decodeDouble(forKey: key + ".top"), left: coder.decodeDouble(forKey: key + ".left"),
                     bottom: coder.decodeDouble(forKey: key + ".bottom"), right: coder.decodeDouble(forKey: key + ".right"))
    }

    private func encodeInsets(_ insets: UIEdgeInsets, _ key: String, with coder: NSCoder) {
        guard insets != .zero else { return }
        coder.encode(insets.top.native, forKey: key + ".top")
        coder.encode(insets.left.native, forKey: key + ".left")
        coder.encode(insets.bottom.native, forKey: key + ".bottom")
        coder.encode(insets.right.native, forKey: key + ".right")
    }
}
