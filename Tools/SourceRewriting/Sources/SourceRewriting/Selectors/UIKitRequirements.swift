/// Methods of UIKit's delegates whose selectors say more than their names: `collectionView(_:layout:sizeForItemAt:)` is
/// `collectionView:layout:sizeForItemAtIndexPath:`. iOS finds a delegate's method by the selector, whatever its name and its class's protocols.
struct UIKitRequirement {
    let protocolName: String
    let name: String
    let labels: [String]

    /// The requirement that a method for Objective-C implements by its selector.
    static func of(_ method: Method) -> UIKitRequirement? {
        guard let own = all[method.name], method.parameters.count > 1, !method.isStatic, !method.isSpecial else { return nil }
        return own.first { $0.selector(method.parameters.map(\.type)) == method.selector }
    }

    /// The selector, for arguments of these types; `nil` for another number of them.
    private func selector(_ types: [String]) -> String? {
        guard types.count == labels.count else { return nil }
        return name + ":" + zip(labels, types).dropFirst().map { Self.whole($0, $1) + ":" }.joined()
    }

    /// The label with the word that Swift's name leaves out, as the type says it.
    private static func whole(_ label: String, _ type: String) -> String {
        switch type {
        case "IndexPath": label.hasSuffix("At") || label.hasSuffix("With") || label == "at" ? label + "IndexPath" : label
        case "Int": label.hasSuffix("At") ? label + "Index" : label
        case "UITableViewCell", "UICollectionViewCell": label.hasSuffix("isplay") || label.hasSuffix("isplaying") ? label + "Cell" : label
        case "UITableViewCell.EditingStyle", "UITableViewCellEditingStyle": label == "commit" ? label + "EditingStyle" : label
        default: label
        }
    }

    private static let all: [String: [UIKitRequirement]] = {
        var result: [String: [UIKitRequirement]] = [:]
        for (owner, name, lines) in lists {
            for line in lines.split(separator: " ") {
                result[name, default: []].append(UIKitRequirement(protocolName: owner, name: name, labels: ["_"] + line.split(separator: ":").map(String.init)))
            }
        }
        return result
    }()

    private static let lists = [
        ("UICollectionViewDelegateFlowLayout", "collectionView", "layout:sizeForItemAt layout:insetForSectionAt layout:minimumLineSpacingForSectionAt "
            + "layout:minimumInteritemSpacingForSectionAt layout:referenceSizeForHeaderInSection layout:referenceSizeForFooterInSection"),
        ("UICollectionViewDelegate", "collectionView", "shouldHighlightItemAt didHighlightItemAt didUnhighlightItemAt shouldSelectItemAt shouldDeselectItemAt "
            + "didSelectItemAt didDeselectItemAt willDisplay:forItemAt didEndDisplaying:forItemAt willDisplaySupplementaryView:forElementKind:at"),
        ("UICollectionViewDataSource", "collectionView", "viewForSupplementaryElementOfKind:at"),
        ("UITableViewDelegate", "tableView", "heightForRowAt estimatedHeightForRowAt willDisplay:forRowAt didEndDisplaying:forRowAt shouldHighlightRowAt "
            + "didHighlightRowAt didUnhighlightRowAt willSelectRowAt didSelectRowAt willDeselectRowAt didDeselectRowAt accessoryButtonTappedForRowWith "
            + "editingStyleForRowAt titleForDeleteConfirmationButtonForRowAt shouldIndentWhileEditingRowAt willBeginEditingRowAt editActionsForRowAt "
            + "leadingSwipeActionsConfigurationForRowAt trailingSwipeActionsConfigurationForRowAt indentationLevelForRowAt"),
        ("UITableViewDataSource", "tableView", "canEditRowAt commit:forRowAt"),
    ]
}

extension SourceModule {
    /// The requirement of UIKit's that a method implements for Objective-C and not for Swift: by another name, or in a class that does not name the protocol.
    func requirement(_ method: Method, of type: ModuleType, isObjC: Bool) -> (requirement: UIKitRequirement, isConforming: Bool)? {
        guard isObjC, type.kind == .class, !method.attributes.contains("nonobjc"), let found = UIKitRequirement.of(method) else { return nil }
        let names = conformances(of: type), isConforming = names.contains(found.protocolName)
        // Only an object that can be the delegate is asked; UIKit's own controllers have the methods of theirs.
        let base = found.protocolName == "UICollectionViewDelegateFlowLayout" ? "UICollectionViewDelegate" : found.protocolName
        guard isConforming || names.contains(base) else { return nil }
        if names.contains("UITableViewController") || names.contains("UICollectionViewController"), base == found.protocolName { return nil }
        let isNamed = method.labels == found.labels
        guard !isNamed || !isConforming else { return nil }
        let hasOther = !isNamed && chain(type).contains { $0.methods.contains { $0.name == found.name && $0.labels == found.labels } }
        return hasOther ? nil : (found, isConforming)
    }

    /// The names of a class's superclasses and of all protocols that are known of it.
    private func conformances(of type: ModuleType) -> Set<String> {
        var result: Set<String> = [], names = chain(type).flatMap(\.inherited)
        while let name = names.popLast() {
            for part in name.split(separator: "&").map({ $0.filter { !$0.isWhitespace } }) where result.insert(part).inserted {
                names += (self.type(part)?.inherited ?? []) + (Self.implied[part] ?? [])
            }
        }
        return result
    }

    private static let implied = [
        "UICollectionViewDelegateFlowLayout": ["UICollectionViewDelegate"],
        "UICollectionViewController": ["UICollectionViewDelegate", "UICollectionViewDataSource"],
        "UITableViewController": ["UITableViewDelegate", "UITableViewDataSource"],
    ]
}
