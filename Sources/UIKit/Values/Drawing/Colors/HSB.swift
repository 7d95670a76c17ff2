/// Hue, saturation and brightness, each from 0 to 1.
struct HSB {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let most = max(red, green, blue), least = min(red, green, blue)
        let range = most - least
        brightness = most
        saturation = most > 0 ? range / most : 0
        var sixth: CGFloat = 0
        if range > 0 {
            if most == red {
                sixth = (green - blue) / range
            } else if most == green {
                sixth = (blue - red) / range + 2
            } else {
                sixth = (red - green) / range + 4
            }
        }
        hue = (sixth < 0 ? sixth + 6 : sixth) / 6
    }

    /// Red, green and blue. A hue beyond 0 to 1 goes round the circle; what is not a number counts as 0.
    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        guard hue.isFinite, saturation.isFinite, brightness.isFinite else { return (0, 0, 0) }
        let saturation = min(max(saturation, 0), 1), brightness = min(max(brightness, 0), 1)
        let sixth = (hue - hue.rounded(.down)) * 6
        let fraction = sixth - sixth.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * fraction)
        let rising = brightness * (1 - saturation * (1 - fraction))
        switch Int(sixth) {
        case 1: return (falling, brightness, low)
        case 2: return (low, brightness, rising)
        case 3: return (low, falling, brightness)
        case 4: return (rising, low, brightness)
        case 5: return (brightness, low, falling)
        default: return (brightness, rising, low)
        }
    }
}
