import Foundation
@testable import UIKit

/// Files as Xcode writes them, around the part that a test is about.
enum InterfaceText {
    static func xib(_ objects: String, owner: String = "", resources: String = "") -> Data {
        Data("""
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <dependencies>
                <deployment identifier="iOS"/>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
                <capability name="Safe area layout guides" minToolsVersion="9.0"/>
                <capability name="System colors in document resources" minToolsVersion="11.0"/>
                <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
            </dependencies>
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">\(owner)</placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)
            </objects>
            <resources>\(resources)</resources>
        </document>
        """.utf8)
    }

    static func storyboard(initial: String? = nil, scenes: [String], resources: String = "") -> Data {
        let scenes = scenes.enumerated().map { """
                <!--Scene-->
                <scene sceneID="sce-ne-\($0)">
                    <objects>
        \($1)
                        <placeholder placeholderIdentifier="IBFirstResponder" id="fir-st-\($0)" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="53" y="\($0)"/>
                </scene>
        """ }.joined(separator: "\n")
        return Data("""
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
            </dependencies>
            <scenes>
        \(scenes)
            </scenes>
            <resources>\(resources)</resources>
        </document>
        """.utf8)
    }

    /// A view controller's element with a view of 400 by 400 points.
    static func controller(_ id: String, attributes: String = "", view: String = "", connections: String = "", viewAttributes: String = "") -> String {
        """
        <viewController \(attributes) id="\(id)" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" \(viewAttributes) id="\(id)-v">
                <rect key="frame" x="0.0" y="0.0" width="400" height="400"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                \(view)
                <viewLayoutGuide key="safeArea" id="\(id)-s"/>
            </view>
            <connections>\(connections)</connections>
        </viewController>
        """
    }
}

/// Makes a storyboard, and returns what was said of it.
@MainActor
func quietly<Result>(_ body: () throws -> Result) rethrows -> (result: Result, lines: [String]) {
    var lines: [String] = []
    let before = NibFile.say
    NibFile.say = { lines.append($0) }
    defer { NibFile.say = before }
    return (try body(), lines)
}

extension UINib {
    @MainActor convenience init(_ objects: String, owner: String = "", resources: String = "") {
        self.init(data: InterfaceText.xib(objects, owner: owner, resources: resources), bundle: nil)
    }
}

extension UIStoryboard {
    @MainActor convenience init(initial: String? = nil, _ scenes: String..., resources: String = "") {
        self.init(data: InterfaceText.storyboard(initial: initial, scenes: scenes, resources: resources), name: "Main.storyboard")
    }
}
