/// What a slider writes into an archive besides what controls do (R-NIB-3). Absent keys mean the defaults.
extension UISlider {
    func decodeValues(from coder: NSCoder) {
        func color(_ key: String) -> UIColor? { coder.value(forKey: key, as: UIColor.self) }
        if coder.containsValue(forKey: "minimumValue") { minimumValue = coder.decodeFloat(forKey: "minimumValue") }
        if coder.containsValue(forKey: "maximumValue") { maximumValue = coder.decodeFloat(forKey: "maximumValue") }
        value = coder.decodeFloat(forKey: "value")
        if coder.containsValue(forKey: "continuous") { isContinuous = coder.decodeBool(forKey: "continuous") }
        minimumTrackTintColor = color("minimumTrackTintColor")
        maximumTrackTintColor = color("maximumTrackTintColor")
        thumbTintColor = color("thumbTintColor")
        minimumValueImage = coder.value(forKey: "minimumValueImage", as: UIImage.self)
        maximumValueImage = coder.value(forKey: "maximumValueImage", as: UIImage.self)
    }

    func encodeValues(with coder: NSCoder) {
        coder.encode(minimumValue, forKey: "minimumValue")
        coder.encode(maximumValue, forKey: "maximumValue")
        coder.encode(value, forKey: "value")
        coder.encode(isContinuous, forKey: "continuous")
        if let minimumTrackTintColor { coder.encode(minimumTrackTintColor, forKey: "minimumTrackTintColor") }
        if let maximumTrackTintColor { coder.encode(maximumTrackTintColor, forKey: "maximumTrackTintColor") }
        if let thumbTintColor { coder.encode(thumbTintColor, forKey: "thumbTintColor") }
        if let minimumValueImage { coder.encode(minimumValueImage, forKey: "minimumValueImage") }
        if let maximumValueImage { coder.encode(maximumValueImage, forKey: "maximumValueImage") }
    }
}
