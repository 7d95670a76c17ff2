internal import DesktopBus
internal import UIKit

extension BusInterface {
    /// Where an object is.
    static let component = BusInterface(name: "org.a11y.atspi.Component", isOf: { $0.element != nil }, methods: [
        "Contains": { request throws(BusRefusal) in
            let element = try request.element()
            let point = try point(request, 0, 2)
            return [.flag(element.assistedFrame.contains(point))]
        },
        "GetAccessibleAtPoint": { request throws(BusRefusal) in
            let found = request.bus.element(at: try point(request, 0, 2), in: try request.element())
            return [found.map { request.bus.reference($0) } ?? request.bus.nothing]
        },
        "GetExtents": { request throws(BusRefusal) in [rect(try extents(request, 0))] },
        "GetPosition": { request throws(BusRefusal) in
            let rect = try extents(request, 0)
            return [.number(rect.minX), .number(rect.minY)]
        },
        "GetSize": { request throws(BusRefusal) in
            let element = try request.element(), scale = request.bus.coordinates.scale
            return [.number(element.assistedFrame.width * scale), .number(element.assistedFrame.height * scale)]
        },
        // 7 is the layer of windows, 3 the layer of widgets.
        "GetLayer": { request throws(BusRefusal) in [.word(try request.element() is UIScene ? 7 : 3)] },
        "GetMDIZOrder": { _ in [.short(0)] },
        "GetAlpha": { request throws(BusRefusal) in [.double(Double((try request.element() as? UIView)?.alpha ?? 1))] },
        "GrabFocus": { request throws(BusRefusal) in
            let element = try request.element()
            return [.flag(request.bus.doing { element.focusAsAssisted() })]
        },
        "ScrollTo": { request throws(BusRefusal) in
            let element = try request.element()
            return [.flag(request.bus.doing { element.scrollAsAssistedToVisible() })]
        },
        "ScrollToPoint": { request throws(BusRefusal) in
            let element = try request.element()
            return [.flag(request.bus.doing { element.scrollAsAssistedToVisible() })]
        },
        // The display and the app place what they show.
        "SetExtents": { _ in [.flag(false)] },
        "SetPosition": { _ in [.flag(false)] },
        "SetSize": { _ in [.flag(false)] },
    ])

    /// Four numbers as AT-SPI has a rectangle.
    static func rect(_ rect: CGRect) -> BusValue {
        .structure([.number(rect.minX), .number(rect.minY), .number(rect.width), .number(rect.height)])
    }

    static func kind(_ request: Request, _ index: Int) throws(BusRefusal) -> CoordinateKind {
        guard let kind = CoordinateKind(rawValue: try request.int(index)) else { throw .arguments(request.call) }
        return kind
    }

    /// The rectangle around an element, in units of the kind that an argument names.
    private static func extents(_ request: Request, _ index: Int) throws(BusRefusal) -> CGRect {
        let element = try request.element()
        return request.bus.rect(element.assistedFrame, of: element, try kind(request, index))
    }

    /// The point that two arguments name, in points of the app.
    static func point(_ request: Request, _ first: Int, _ kindIndex: Int) throws(BusRefusal) -> CGPoint {
        let element = try request.element(), parent = request.bus.tree.parent(element)?.assistedFrame ?? .zero
        return request.bus.coordinates.point(try request.int(first), try request.int(first + 1), try kind(request, kindIndex), parent: parent)
    }
}
