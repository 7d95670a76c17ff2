import UIKit

/// Makes the views, recognizers and contacts that the program describes.
extension ModelRun {
    func makeTouches() {
        for (index, frame) in program.frames.enumerated() {
            for sample in frame.samples {
                while touches.count <= sample.contact { touches.append(nil) }
                let time = seconds(sample.time ?? frame.time)
                if sample.phase == .began {
                    if sample.isPencil { pencils.insert(sample.contact) }
                    touches[sample.contact] = TouchRecord(sample, time: time)
                } else {
                    touches[sample.contact]?.add(sample, frame: index, time: time)
                }
            }
        }
    }

    /// Logs what the recognizer is called with, and makes the changes of a callback when the recognizer has done its part.
    private func observe(_ record: RecognizerRecord) {
        record.recognizer.callbackObserver = { [weak self, weak record] callback in
            guard let self, let record else { return }
            switch callback {
            case .willReceive(let phase, let touches, _): self.recognizer(record, got: phase, touches)
            case .didReceive: didCall(record)
            case .willReceivePresses, .didReceivePresses: break
            case .willBeOffered: record.isOffered = true
            case .willIgnore(let touch): recognizer(record, ignores: touch)
            case .didReset: recognizerWasReset(record)
            }
        }
    }

    func makeStage(in scene: UIWindowScene) {
        let window = ModelWindow(windowScene: scene)
        window.run = self
        self.window = window
        for plan in program.views {
            let view = makeView(plan, in: scene)
            view.isMultipleTouchEnabled = plan.isMultipleTouchEnabled
            view.isExclusiveTouch = plan.isExclusiveTouch
            while views.count <= plan.id { views.append(nil) }
            views[plan.id] = view
            if !plan.isWindow { (plan.parent.flatMap { views[$0] } ?? window).addSubview(view) }
        }
        viewCallbacks = views.map { _ in 0 }
        for plan in program.recognizers {
            let recognizer = ModelStage.makeRecognizer(plan)
            let record = RecognizerRecord(plan, recognizer, run: self)
            (recognizer as? ModelScripted)?.record = record
            observe(record)
            recognizer.addAction { [weak record] (_: UIGestureRecognizer) in
                if let record { record.run?.action(of: record) }
            }
            if let answers = plan.delegate ?? (program.needsDelegate(plan.id) ? ModelProgram.Delegate() : nil) {
                let delegate = ModelDelegate(answers, record, self)
                record.delegate = delegate
                recognizer.delegate = delegate
            }
            while recognizers.count <= plan.id { recognizers.append(nil) }
            recognizers[plan.id] = record
            if let view = plan.view { attach(record, to: view) }
        }
        for relation in program.relations { establish(relation) }
        window.isHidden = false
        for plan in program.views where plan.isWindow { views[plan.id]?.isHidden = false }
    }

    private func makeView(_ plan: ModelProgram.View, in scene: UIWindowScene) -> any ModelViewing {
        let frame = CGRect(x: plan.x, y: plan.y, width: plan.width, height: plan.height)
        if plan.isWindow {
            let window = ModelWindow(windowScene: scene)
            window.frame = frame
            window.id = plan.id
            window.run = self
            window.letsGesturesBegin = plan.letsGesturesBegin
            return window
        }
        let view = ModelView(id: plan.id, run: self, frame: frame)
        view.letsGesturesBegin = plan.letsGesturesBegin
        return view
    }

    func id(of view: UIView?) -> Int? {
        guard let id = (view as? any ModelViewing)?.id, id != ModelWindow.firstID else { return nil }
        return id
    }

    private func establish(_ relation: ModelProgram.Relation) {
        guard let first = recognizers[relation.recognizer], let second = recognizers[relation.other] else { return }
        switch relation.kind {
        case .requireToFail:
            first.recognizer.require(toFail: second.recognizer)
            first.requirements.append(second)
        case .delegateShouldRequireFailure:
            first.delegate?.requiresFailure.append(second.id)
            first.dynamicRequirements.append(second)
        case .delegateShouldBeRequiredToFail:
            first.delegate?.isRequiredToFail.append(second.id)
            second.dynamicRequirements.append(first)
        case .simultaneous:
            first.delegate?.simultaneous.append(second.id)
        }
    }

    func attach(_ record: RecognizerRecord, to view: Int) {
        guard let view = views[view] else { return }
        // Adding to the same view again does nothing (R-GR-3).
        if record.recognizer.view !== view {
            attachments += 1
            record.attachment = attachments
        }
        view.addGestureRecognizer(record.recognizer)
    }
}

extension ModelProgram {
    func needsDelegate(_ id: Int) -> Bool {
        for relation in relations where relation.recognizer == id && relation.kind != .requireToFail { return true }
        return false
    }
}
