import UIKit
import UIKit.UIGestureRecognizerSubclass

/// What the application does at the moments of the program.
extension ModelRun {
    func perform(_ change: ModelProgram.Mutation.Change) {
        depth += 1
        defer { depth -= 1 }
        switch change {
        case .removeView(let view):
            hasMutatedTree = true
            views[view]?.removeFromSuperview()
        case .moveView(let view, let parent):
            guard let view = views[view], let parent = views[parent], !parent.isDescendant(of: view) else { return }
            hasMutatedTree = true
            parent.addSubview(view)
        case .setHidden(let id, let value): views[id]?.isHidden = value
        case .releaseView(let id):
            guard let view = views[id] else { return }
            hasMutatedTree = true
            hasReleasedView = true
            released.append(WeakBox(view, "V\(id)"))
            view.removeFromSuperview()
            (view as? UIWindow)?.isHidden = true
            views[id] = nil
        case .releaseRecognizer(let id): release(id)
        case .require(let id, let other): require(id, other)
        case .setEnabled(let id, let value): recognizers[id]?.recognizer.isEnabled = value
        case .restart(let id):
            recognizers[id]?.recognizer.isEnabled = false
            recognizers[id]?.recognizer.isEnabled = true
        case .removeRecognizer(let id):
            guard let recognizer = recognizers[id]?.recognizer else { return }
            recognizer.view?.removeGestureRecognizer(recognizer)
        case .addRecognizer(let id, let view):
            guard let record = recognizers[id] else { return }
            hasMutatedTree = true
            attach(record, to: view)
        case .setState(let id, let state):
            guard let record = recognizers[id] else { return }
            record.stateWasSet = true
            record.recognizer.state = state.value
        case .setFlag(let id, let flag, let value):
            guard let record = recognizers[id] else { return }
            record.hasChangedFlags = true
            switch flag {
            case .cancelsTouchesInView: record.recognizer.cancelsTouchesInView = value
            case .delaysTouchesBegan: record.recognizer.delaysTouchesBegan = value
            case .delaysTouchesEnded: record.recognizer.delaysTouchesEnded = value
            }
        case .beginIgnoring:
            ignoring += 1
            UIApplication.shared.beginIgnoringInteractionEvents()
        case .endIgnoring:
            guard ignoring > 0 else { return }
            ignoring -= 1
            UIApplication.shared.endIgnoringInteractionEvents()
        case .setVisible(let value): host.setVisible(value)
        }
    }

    private func release(_ id: Int) {
        guard let record = recognizers[id] else { return }
        released.append(WeakBox(record.recognizer, record.name))
        recognizers[id] = nil
        record.recognizer.view?.removeGestureRecognizer(record.recognizer)
        for other in records {
            other.requirements.removeAll { $0 === record }
            other.dynamicRequirements.removeAll { $0 === record }
        }
        served.removeAll { $0 === record }
        recognitions.removeAll { $0.record === record }
    }

    /// A requirement that would close a cycle is ignored (R-GR-41d); such programs are not of interest.
    private func require(_ id: Int, _ other: Int) {
        guard let record = recognizers[id], let other = recognizers[other] else { return }
        var reached = [other], next = 0
        while next < reached.count {
            if reached[next] === record { return }
            for further in reached[next].requirements + reached[next].dynamicRequirements
            where !reached.contains(where: { $0 === further }) { reached.append(further) }
            next += 1
        }
        record.recognizer.require(toFail: other.recognizer)
        record.requirements.append(other)
    }
}

extension ModelProgram.Mutation.State {
    var value: UIGestureRecognizer.State {
        switch self {
        case .began: .began
        case .changed: .changed
        case .ended: .ended
        case .cancelled: .cancelled
        case .failed: .failed
        }
    }
}
