internal import Foundation

/// A method or property that conforming classes of an `@objc` protocol may leave out.
///
/// It becomes a protocol of its own, which the classes that have the member conform to, and a property of the first protocol that looks
/// for it:
///
///     protocol PadDelegate_pad_didMove: AnyObject { func pad(_ pad: Pad, didMove point: CGPoint) }
///     extension PadDelegate { var optional_pad_didMove: PadDelegate_pad_didMove? { self as? PadDelegate_pad_didMove } }
///
/// A call `delegate?.pad?(self, didMove: point)` goes through that property: `delegate?.optional_pad_didMove?.pad(self, didMove: point)`.
///
/// Methods of one name and equal labels, which differ only in the types of their arguments, have protocols that are called after their selectors, and one
/// property: it gives a structure that has them all, and a call of one gives `nil` where the object does not have that one.
struct OptionalMember {
    let owner: String
    let name: String
    /// `nil` for a property.
    let labels: [String]?
    let access: String
    /// Of a method whose name and labels another method has: the types of its arguments, and its selector.
    var overload: (types: [String], selector: String)?

    /// The protocol that has this member alone.
    var requirement: String {
        "\(stem)_\(overload.map { $0.selector.replacingOccurrences(of: ":", with: "_") } ?? flat)"
    }
    /// The property that looks for it.
    var lookup: String { "optional_\(flat)" }
    /// The structure that has it, with the others of its name.
    var chooser: String { "\(stem)_\(flat)_Overloads" }

    private var stem: String { owner.replacingOccurrences(of: ".", with: "_") }

    private var flat: String { ([name] + (labels ?? []).map { $0 == "_" ? "" : $0 }).joined(separator: "_") }

    /// Whether a call with these labels may be one of it; the last arguments may be closures behind the parentheses.
    func takes(_ labels: [String], trailing: Int) -> Bool {
        guard let own = self.labels, own.count == labels.count + trailing else { return false }
        return Array(own.prefix(labels.count)) == labels
    }
}

extension TypePart {
    var optionalMembers: [OptionalMember] {
        guard kind == .protocol, isObjC else { return [] }
        let optional = methods.filter { $0.isOptional && !$0.isStatic }
        return optional.map { method in
            var member = OptionalMember(owner: name, name: method.name, labels: method.labels, access: access)
            if optional.count(where: { $0.fullName == method.fullName }) > 1 { member.overload = (method.parameters.map(\.plainType), method.selector) }
            return member
        } + properties.filter { $0.isOptional && !$0.isStatic }.map { OptionalMember(owner: name, name: $0.name, labels: nil, access: access) }
    }
}

extension SourceModule {
    /// The `@objc` protocols of this module that the type itself takes on, with those that they take on.
    private func protocols(adoptedBy type: ModuleType) -> [ModuleType] {
        var result: [ModuleType] = []
        var names = type.inherited
        while let name = names.popLast() {
            for part in name.split(separator: "&") {
                let name = part.trimmingCharacters(in: .whitespaces)
                guard let found = self.type(name, in: type.name.split(separator: ".").map(String.init)) ?? foreignProtocols.type(name),
                      found.kind == .protocol,
                      !result.contains(where: { $0.name == found.name }) else { continue }
                result.append(found)
                names += found.inherited
            }
        }
        return result.sorted { $0.name < $1.name }
    }

    /// All `@objc` protocols that the type conforms to, as far as this module knows.
    func objcProtocols(of type: ModuleType) -> [ModuleType] { chain(type).flatMap(protocols(adoptedBy:)).filter(\.isObjC) }

    /// Where a type has a member.
    typealias Place = (file: Int, offset: Int)

    /// The optional members that the type has while it conforms to their protocol, and that none of its superclasses so has; with the
    /// place where the type itself has it.
    func implementedOptionalMembers(of type: ModuleType) -> [(member: OptionalMember, place: Place?)] {
        let types = chain(type)
        return optionalMembers.compactMap { member in
            guard isImplemented(member, in: types[...]), !isImplemented(member, in: types.dropFirst()) else { return nil }
            return (member, type.place(of: member))
        }
    }

    private func isImplemented(_ member: OptionalMember, in types: ArraySlice<ModuleType>) -> Bool {
        types.contains { protocols(adoptedBy: $0).contains { $0.name == member.owner } } && types.contains { $0.place(of: member) != nil }
    }
}

extension ModuleType {
    fileprivate func place(of member: OptionalMember) -> SourceModule.Place? {
        if let labels = member.labels {
            let method = methods.first { method in
                method.name == member.name && method.labels == labels && !method.access.hasSuffix("private")
                    && member.overload.map { $0.types == method.parameters.map(\.plainType) } ?? true
            }
            return method.map { ($0.file, $0.offset) }
        }
        let property = properties.first { $0.name == member.name && !$0.access.hasSuffix("private") }
        return property.map { ($0.file, $0.offset) }
    }
}

extension Parameter {
    /// The type without the types around it, and without its marks: what two declarations of one method have in common.
    fileprivate var plainType: String {
        var name = OldNames.modernized(type).filter { !$0.isWhitespace }
        while let last = name.last, "?!".contains(last) { name.removeLast() }
        return name.split(separator: ".").last.map(String.init) ?? name
    }
}
