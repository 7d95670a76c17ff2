import Testing
@testable import UIKit

@MainActor @Suite("Nibs: views", .leavesNothing)
struct NibViewTests {
    @Test("R-NIB-3 What a view's element says is restored, in the view itself and in the order of subviews")
    func attributes() throws {
        let nib = UINib("""
            <view opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" exclusiveTouch="YES" userInteractionEnabled="NO" hidden="YES" alpha="0.5" tag="12" contentMode="scaleAspectFit" autoresizesSubviews="NO" id="a">
                <rect key="frame" x="10" y="20.5" width="300" height="200"/>
                <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" flexibleMaxY="YES"/>
                <subviews>
                    <view tag="1" contentMode="scaleToFill" id="b"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view>
                    <view tag="2" contentMode="scaleToFill" id="c"><rect key="frame" x="5" y="5" width="10" height="10"/></view>
                </subviews>
                <color key="backgroundColor" red="0.25" green="0.5" blue="0.75" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <color key="tintColor" systemColor="systemRedColor"/>
                <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
            </view>
            """)
        let (objects, lines) = quietly { nib.instantiate(withOwner: nil) }
        #expect(lines == [])
        let view = try #require(objects.first as? UIView)
        #expect(view.frame == CGRect(x: 10, y: 20.5, width: 300, height: 200))
        #expect(view.bounds.origin == .zero && view.center == CGPoint(x: 160, y: 120.5))
        #expect(view.clipsToBounds && view.isMultipleTouchEnabled && view.isExclusiveTouch && !view.isUserInteractionEnabled)
        #expect(view.isHidden && view.alpha == 0.5 && view.tag == 12 && view.contentMode == .scaleAspectFit)
        #expect(!view.autoresizesSubviews && view.autoresizingMask == [.flexibleLeftMargin, .flexibleWidth, .flexibleBottomMargin])
        #expect(view.backgroundColor == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
        #expect(view.tintColor == .systemRed)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.subviews.map(\.tag) == [1, 2])
    }

    @Test("R-NIB-3 What a view's element leaves out has its default")
    func defaults() throws {
        let nib = UINib("""
            <view contentMode="scaleToFill" id="a"/>
            <label text="x" id="l"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></label>
            """)
        let objects = nib.instantiate(withOwner: nil)
        let view = try #require(objects.first as? UIView), label = try #require(objects.last as? UILabel)
        #expect(view.frame == .zero && view.alpha == 1 && !view.isHidden && view.isUserInteractionEnabled && !view.isMultipleTouchEnabled)
        #expect(!view.isExclusiveTouch && view.tag == 0 && view.contentMode == .scaleToFill && !view.clipsToBounds)
        #expect(view.autoresizesSubviews && view.autoresizingMask == [] && view.backgroundColor == nil)
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        #expect(label.isUserInteractionEnabled, "Xcode writes \"NO\" when it means it")
    }

    @Test("R-NIB-3, R-SCR-39 Scroll views: attributes, insets, the delegate, and constraints with both guides")
    func scrollViews() throws {
        let nib = UINib("""
            <scrollView clipsSubviews="YES" pagingEnabled="YES" directionalLockEnabled="YES" bounces="NO" alwaysBounceVertical="YES" showsHorizontalScrollIndicator="NO" delaysContentTouches="NO" canCancelContentTouches="NO" minimumZoomScale="0.5" maximumZoomScale="3" indicatorStyle="white" keyboardDismissMode="onDrag" contentInsetAdjustmentBehavior="never" id="a">
                <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                        <rect key="frame" x="0.0" y="0.0" width="300" height="900"/>
                        <constraints><constraint firstAttribute="height" constant="900" id="c1"/></constraints>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="b" firstAttribute="top" secondItem="cg" secondAttribute="top" id="c2"/>
                    <constraint firstItem="b" firstAttribute="leading" secondItem="cg" secondAttribute="leading" id="c3"/>
                    <constraint firstItem="cg" firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="c4"/>
                    <constraint firstItem="cg" firstAttribute="bottom" secondItem="b" secondAttribute="bottom" id="c5"/>
                    <constraint firstItem="b" firstAttribute="width" secondItem="fg" secondAttribute="width" id="c6"/>
                </constraints>
                <viewLayoutGuide key="contentLayoutGuide" id="cg"/>
                <viewLayoutGuide key="frameLayoutGuide" id="fg"/>
                <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
            </scrollView>
            """)
        let (objects, lines) = quietly { nib.instantiate(withOwner: nil) }
        #expect(lines == [])
        let view = try #require(objects.first as? UIScrollView)
        #expect(view.isPagingEnabled && view.isDirectionalLockEnabled && !view.bounces && view.alwaysBounceVertical)
        #expect(!view.showsHorizontalScrollIndicator && view.showsVerticalScrollIndicator && !view.delaysContentTouches)
        #expect(!view.canCancelContentTouches && view.minimumZoomScale == 0.5 && view.maximumZoomScale == 3 && view.indicatorStyle == .white)
        #expect(view.keyboardDismissMode == .onDrag && view.contentInsetAdjustmentBehavior == .never)
        #expect(view.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        view.layoutIfNeeded()
        #expect(view.contentSize == CGSize(width: 300, height: 900) && view.subviews.first?.frame.size == view.contentSize)
    }

    @Test("R-NIB-3 Labels: text, font, colors, lines, shrinking")
    func labels() throws {
        let nib = UINib("""
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="252" text="One &amp; two" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                <rect key="frame" x="0.0" y="0.0" width="100" height="40"/>
                <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                <color key="textColor" systemColor="secondaryLabelColor"/>
                <color key="highlightedColor" name="Accent"/>
                <color key="shadowColor" white="0.0" alpha="0.5" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                <size key="shadowOffset" width="1" height="2"/>
            </label>
            <label opaque="NO" userInteractionEnabled="NO" textAlignment="natural" lineBreakMode="tailTruncation" minimumScaleFactor="0.5" id="b">
                <rect key="frame" x="0.0" y="0.0" width="100" height="40"/>
                <string key="text">Two
            lines</string>
                <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
                <nil key="textColor"/>
            </label>
            """, resources: """
            <namedColor name="Accent"><color red="1" green="0.0" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
            """)
        let (objects, lines) = quietly { nib.instantiate(withOwner: nil) }
        #expect(lines == [])
        let first = try #require(objects.first as? UILabel), second = try #require(objects.last as? UILabel)
        #expect(first.text == "One & two" && first.textAlignment == .center && first.lineBreakMode == .byWordWrapping && first.numberOfLines == 0)
        #expect(first.font == .boldSystemFont(ofSize: 20) && first.textColor == .secondaryLabel && !first.adjustsFontSizeToFitWidth)
        #expect(first.highlightedTextColor == UIColor(red: 1, green: 0, blue: 0.5, alpha: 1))
        #expect(first.shadowColor == UIColor(white: 0, alpha: 0.5) && first.shadowOffset == CGSize(width: 1, height: 2))
        #expect(!first.isUserInteractionEnabled && !first.translatesAutoresizingMaskIntoConstraints)
        #expect(first.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
        #expect(first.contentHuggingPriority(for: .vertical) == UILayoutPriority(252))
        #expect(second.text == "Two\nlines" && second.adjustsFontSizeToFitWidth && second.minimumScaleFactor == 0.5)
        #expect(second.font == .preferredFont(forTextStyle: .title1) && second.textColor == .label)
    }

    @Test("Colors in all the forms that there are")
    func colors() throws {
        func color(_ attributes: String, resources: String = "") throws -> (UIColor?, [String]) {
            let nib = UINib("<view id=\"a\"><color key=\"backgroundColor\" \(attributes)/></view>", resources: resources)
            let (objects, lines) = quietly { nib.instantiate(withOwner: nil) }
            return (try #require(objects.first as? UIView).backgroundColor, lines)
        }
        #expect(try color("white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"").0 == UIColor(white: 0.5, alpha: 1))
        #expect(try color("systemColor=\"systemBackgroundColor\"").0 == .systemBackground)
        #expect(try color("cocoaTouchSystemColor=\"darkTextColor\"").0 == .darkText)
        #expect(try color("systemColor=\"somethingNewColor\"", resources: """
            <systemColor name="somethingNewColor"><color red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></systemColor>
            """).0 == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        let unknown = try color("name=\"Gone\"")
        #expect(unknown.0 == nil && unknown.1 == ["nib:14:14: color: this color isn't known"], "\(unknown.1)")
    }

    @Test("R-NIB-7 An element that doesn't exist here is named once, with its place and id, and what is in it is loaded")
    func unknownElements() throws {
        let nib = UINib("""
            <mapView opaque="NO" id="tab-1-x">
                <rect key="frame" x="1" y="2" width="30" height="40"/>
                <subviews>
                    <label text="in" id="l"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></label>
                    <mapView id="tab-2-x"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></mapView>
                    <barThing id="bar"/>
                </subviews>
            </mapView>
            <fogView opaque="NO" id="vfx">
                <rect key="frame" x="0.0" y="0.0" width="30" height="40"/>
                <view key="contentView" opaque="NO" id="con">
                    <rect key="frame" x="0.0" y="0.0" width="30" height="40"/>
                    <subviews><view tag="4" id="deep"/></subviews>
                </view>
                <fogEffect style="regular"/>
            </fogView>
            <pinchyGestureRecognizer id="pin"/>
            <mutableThing key="x"/>
            """)
        let (objects, lines) = quietly { nib.instantiate(withOwner: nil) }
        #expect(lines == [
            "nib:14:1: mapView 'tab-1-x': there is no 'mapView' here; a plain view stands in for it",
            "nib:19:9: barThing 'bar': there is nothing like 'barThing' here; it is left out",
            "nib:22:1: fogView 'vfx': there is no 'fogView' here; a plain view stands in for it",
            "nib:30:1: pinchyGestureRecognizer 'pin': there is no 'pinchyGestureRecognizer' here; it recognizes nothing",
        ], "\(lines.joined(separator: "\n"))")
        let table = try #require(objects.first as? UIView)
        #expect(table.frame == CGRect(x: 1, y: 2, width: 30, height: 40) && table.subviews.count == 2)
        #expect((objects[1] as? UIView)?.viewWithTag(4) != nil)
    }

    @Test("R-NIB-7 What only other size classes have, and outlets to what doesn't exist here, are reported")
    func toldOnce() {
        let nib = UINib("""
            <view id="a">
                <variation key="heightClass=compact"><mask key="subviews"><include reference="b"/></mask></variation>
            </view>
            <customObject id="o" customClass="NSObject"><navigationThing key="navigationItem" id="n"/></customObject>
            """, owner: "<connections><outlet property=\"item\" destination=\"n\" id=\"c\"/></connections>")
        let (_, lines) = quietly { nib.instantiate(withOwner: NSObject()) }
        let texts = lines.map { line -> String in line.split(separator: ": ", maxSplits: 2).last.map(String.init) ?? "" }
        #expect(texts == [
            "there are no size classes here: what differs in 'heightClass=compact' is left out",
            "there is nothing like 'navigationThing' here; it is left out",
        ], "\(lines)")
    }

    @Test("R-NIB-3 Text with attributes, and margins that run with the language")
    func attributedText() throws {
        let nib = UINib("""
            <label id="l"><rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
                <attributedString key="attributedText">
                    <fragment content="Hello"><attributes>
                        <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1"/><font key="NSFont" size="19" metaFont="system"/>
                        <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="3"/>
                        <integer key="NSUnderline" value="1"/>
                    </attributes></fragment>
                </attributedString>
                <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
            </label>
            """)
        let (objects, lines) = quietly { nib.instantiate(withOwner: nil) }
        #expect(lines == [])
        let label = try #require(objects.first as? UILabel), text = try #require(label.attributedText)
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        #expect(text.string == "Hello" && label.textAlignment == .center)
        #expect(attributes[.foregroundColor] as? UIColor == .red && attributes[.font] as? UIFont == .systemFont(ofSize: 19))
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 3 && attributes[.underlineStyle] as? Int == 1)
        #expect(label.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test("Subviews that are not installed in the default size class stay away")
    func variations() throws {
        let nib = UINib("""
            <view id="a">
                <subviews><view tag="1" id="b"/><view tag="2" id="c"/></subviews>
                <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
            </view>
            """)
        #expect(try #require(nib.instantiate(withOwner: nil).first as? UIView).subviews.map(\.tag) == [2])
    }

    @Test("R-NIB-8 A broken file makes nothing, and says why in one line")
    func broken() {
        let (objects, lines) = quietly { UINib(data: Data("<document".utf8), bundle: nil).instantiate(withOwner: nil) }
        #expect(objects.isEmpty)
        #expect(lines == ["nib:1:1: the file ends inside the tag 'document' of this line"])
    }
}
