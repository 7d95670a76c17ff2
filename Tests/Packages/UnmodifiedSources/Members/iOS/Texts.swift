import UIKit

extension String {
    var localizedText: String { return NSLocalizedString(self, comment: "") }
    func localizedText(_ table: String) -> String { return NSLocalizedString(self, tableName: table, bundle: Bundle.main, value: "", comment: "") }
}
