import Testing
@testable import UIKit

@MainActor @Suite("Storyboards: visual effects", .leavesNothing, .serialized)
struct EffectNibTests {
    private static let text = """
        <visualEffectView opaque="NO" contentMode="scaleToFill" id="eff">
            <rect key="frame" x="10" y="20" width="200" height="100"/>
            <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" insetsLayoutMarginsFromSafeArea="NO" id="con">
                <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                <autoresizingMask key="autoresizingMask"/>
                <subviews>
                    <visualEffectView opaque="NO" contentMode="scaleToFill" tag="4" id="vib">
                        <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                        <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" id="vco">
                            <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                            <autoresizingMask key="autoresizingMask"/>
                            <subviews><label text="on it" tag="5" id="lab"><rect key="frame" x="5" y="5" width="50" height="20"/></label></subviews>
                        </view>
                        <vibrancyEffect style="secondaryLabel">
                            <blurEffect style="dark"/>
                        </vibrancyEffect>
                    </visualEffectView>
                </subviews>
            </view>
            <blurEffect style="systemChromeMaterialDark"/>
        </visualEffectView>
        """

    @Test("R-VFX-7 A file's effect views have their effects and their content")
    func reads() throws {
        let (objects, lines) = quietly { UINib(data: InterfaceText.xib(Self.text), bundle: nil).instantiate(withOwner: nil, options: nil) }
        #expect(lines.isEmpty, "\(lines)")
        let view = try #require(objects.first as? UIVisualEffectView)
        #expect((view.effect as? UIBlurEffect)?.style == .systemChromeMaterialDark && view.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
        let inner = try #require(view.contentView.subviews.first as? UIVisualEffectView), effect = try #require(inner.effect as? UIVibrancyEffect)
        #expect(effect.blur == .dark && effect.style == .secondaryLabel)
        #expect((inner.contentView.viewWithTag(5) as? UILabel)?.text == "on it")
        view.frame.size = CGSize(width: 300, height: 150)
        #expect(view.contentView.frame == view.bounds)
    }

    @Test("R-VFX-7 A style that does not exist is said, and is a regular one")
    func unknown() throws {
        let text = Self.text.replacingOccurrences(of: "systemChromeMaterialDark", with: "foggy").replacingOccurrences(of: "secondaryLabel", with: "loud")
        let (objects, lines) = quietly { UINib(data: InterfaceText.xib(text), bundle: nil).instantiate(withOwner: nil, options: nil) }
        let view = try #require(objects.first as? UIVisualEffectView)
        #expect((view.effect as? UIBlurEffect)?.style == .regular)
        #expect(lines.contains { $0.contains("there is no blur of the style 'foggy'; it is a regular one") } && lines.count == 2)
    }
}
