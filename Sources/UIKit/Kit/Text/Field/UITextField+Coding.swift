/// What a text field writes into an archive besides what controls do (R-NIB-3).
extension UITextField {
    func decodeText(from coder: NSCoder) {
        // What the archive lacks is not set: subclasses whose setters use what they make later are made with it.
        if let font: UIFont = coder.value(forKey: "font") { self.font = font }
        adjustsFontForContentSizeCategory = coder.decodeBool(forKey: "adjustsFontForContentSizeCategory")
        if let color: UIColor = coder.value(forKey: "textColor") { textColor = color }
        if coder.containsValue(forKey: "textAlignment") {
            textAlignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "textAlignment")) ?? .natural
        }
        borderStyle = BorderStyle(rawValue: coder.decodeInteger(forKey: "borderStyle")) ?? .none
        if let string: NSString = coder.value(forKey: "text") { text = String(describing: string) }
        if let string: NSString = coder.value(forKey: "placeholder") { placeholder = String(describing: string) }
        background = coder.value(forKey: "background")
        disabledBackground = coder.value(forKey: "disabledBackground")
        clearButtonMode = ViewMode(rawValue: coder.decodeInteger(forKey: "clearButtonMode")) ?? .never
        clearsOnBeginEditing = coder.decodeBool(forKey: "clearsOnBeginEditing")
        adjustsFontSizeToFitWidth = coder.decodeBool(forKey: "adjustsFontSizeToFitWidth")
        minimumFontSize = CGFloat(coder.decodeDouble(forKey: "minimumFontSize"))
        keyboardType = UIKeyboardType(rawValue: coder.decodeInteger(forKey: "keyboardType")) ?? .default
        returnKeyType = UIReturnKeyType(rawValue: coder.decodeInteger(forKey: "returnKeyType")) ?? .default
        if coder.containsValue(forKey: "autocapitalizationType") {
            autocapitalizationType = UITextAutocapitalizationType(rawValue: coder.decodeInteger(forKey: "autocapitalizationType")) ?? .sentences
        }
        autocorrectionType = UITextAutocorrectionType(rawValue: coder.decodeInteger(forKey: "autocorrectionType")) ?? .default
        spellCheckingType = UITextSpellCheckingType(rawValue: coder.decodeInteger(forKey: "spellCheckingType")) ?? .default
        keyboardAppearance = UIKeyboardAppearance(rawValue: coder.decodeInteger(forKey: "keyboardAppearance")) ?? .default
        enablesReturnKeyAutomatically = coder.decodeBool(forKey: "enablesReturnKeyAutomatically")
        isSecureTextEntry = coder.decodeBool(forKey: "secureTextEntry")
        if let string: NSString = coder.value(forKey: "textContentType") {
            textContentType = UITextContentType(rawValue: String(describing: string))
        }
    }

    func encodeText(with coder: NSCoder) {
        coder.encode(font, forKey: "font")
        coder.encode(adjustsFontForContentSizeCategory, forKey: "adjustsFontForContentSizeCategory")
        coder.encode(textColor, forKey: "textColor")
        coder.encode(textAlignment.rawValue, forKey: "textAlignment")
        coder.encode(borderStyle.rawValue, forKey: "borderStyle")
        coder.encode((text ?? "") as NSString, forKey: "text")
        coder.encode(placeholder.map { $0 as NSString }, forKey: "placeholder")
        coder.encode(background, forKey: "background")
        coder.encode(disabledBackground, forKey: "disabledBackground")
        coder.encode(clearButtonMode.rawValue, forKey: "clearButtonMode")
        coder.encode(clearsOnBeginEditing, forKey: "clearsOnBeginEditing")
        coder.encode(adjustsFontSizeToFitWidth, forKey: "adjustsFontSizeToFitWidth")
        coder.encode(minimumFontSize.native, forKey: "minimumFontSize")
        coder.encode(keyboardType.rawValue, forKey: "keyboardType")
        coder.encode(returnKeyType.rawValue, forKey: "returnKeyType")
        coder.encode(autocapitalizationType.rawValue, forKey: "autocapitalizationType")
        coder.encode(autocorrectionType.rawValue, forKey: "autocorrectionType")
        coder.encode(spellCheckingType.rawValue, forKey: "spellCheckingType")
        coder.encode(keyboardAppearance.rawValue, forKey: "keyboardAppearance")
        coder.encode(enablesReturnKeyAutomatically, forKey: "enablesReturnKeyAutomatically")
        coder.encode(isSecureTextEntry, forKey: "secureTextEntry")
        coder.encode(textContentType.map { $0.rawValue as NSString }, forKey: "textContentType")
    }
}
