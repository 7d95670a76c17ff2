internal import DesktopBus
internal import UIKit

extension BusInterface {
    /// Changes of a text, made as a person makes them (R-BUS-8).
    static let editableText = BusInterface(name: "org.a11y.atspi.EditableText", isOf: { $0.element.flatMap { AssistedText($0) }?.isEditable ?? false }, methods: [
        "SetTextContents": { request throws(BusRefusal) in
            let text = try text(request), new = try request.text(0)
            return [.flag(request.bus.doing { text.replace(0..<text.string.unicodeScalars.count, with: new) })]
        },
        "InsertText": { request throws(BusRefusal) in
            let text = try text(request), place = max(try request.int(0), 0)
            // The length counts bytes; a negative one takes all.
            let bytes = Array((try request.text(1)).utf8), length = try request.int(2)
            let new = String(decoding: bytes.prefix(length < 0 ? bytes.count : length), as: UTF8.self)
            return [.flag(request.bus.doing { text.replace(place..<place, with: new) })]
        },
        "DeleteText": { request throws(BusRefusal) in
            let text = try text(request), range = try range(request, 0, in: text.string.unicodeScalars.count)
            return [.flag(request.bus.doing { text.replace(range, with: "") })]
        },
        "CopyText": { request throws(BusRefusal) in
            let text = try text(request)
            _ = text.copy(try range(request, 0, in: text.string.unicodeScalars.count))
            return []
        },
        "CutText": { request throws(BusRefusal) in
            let text = try text(request), range = try range(request, 0, in: text.string.unicodeScalars.count)
            return [.flag(request.bus.doing { text.copy(range) && text.replace(range, with: "") })]
        },
        "PasteText": { request throws(BusRefusal) in
            let text = try text(request), place = max(try request.int(0), 0)
            return [.flag(request.bus.doing { text.paste(at: place) })]
        },
    ])
}
