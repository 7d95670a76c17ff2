import UIKit

func level(_ number: Int) -> Data? {
    guard let url = Bundle.main.url(forResource: "level\(number)", withExtension: "json") else { return nil }
    return try? Data(contentsOf: url)
}
func version() -> String { return Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "" }
func bundle(of object: AnyObject) -> Bundle { return Bundle(for: type(of: object)) }
