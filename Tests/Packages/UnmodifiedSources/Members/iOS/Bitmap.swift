import UIKit

func bitmap(_ size: CGSize) -> CGContext? {
    return CGContext(data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                     bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
}
