#if Web
/// The parts of the inspector's page.
enum InspectorPage {
    struct File: Sendable {
        let type: String
        let bytes: [UInt8]
    }

    /// The scripts in the order in which each needs those before it.
    static let scripts: [(name: String, bytes: [UInt8])] = [
        ("call.js", PackageResources.call_js), ("axis.js", PackageResources.axis_js), ("model.js", PackageResources.model_js), ("parts.js", PackageResources.parts_js),
        ("decisions.js", PackageResources.decisions_js), ("deciding.js", PackageResources.deciding_js),
        ("stage.js", PackageResources.stage_js), ("timeline.js", PackageResources.timeline_js), ("path.js", PackageResources.path_js),
        ("graph.js", PackageResources.graph_js), ("whatif.js", PackageResources.whatif_js), ("export.js", PackageResources.export_js),
        ("main.js", PackageResources.main_js),
    ]
    static let html = PackageResources.index_html, style = PackageResources.page_css

    /// By their paths.
    static let files: [String: File] = {
        var files = ["/": File(type: "text/html; charset=utf-8", bytes: html), "/page.css": File(type: "text/css; charset=utf-8", bytes: style)]
        for script in scripts { files["/\(script.name)"] = File(type: "text/javascript; charset=utf-8", bytes: script.bytes) }
        return files
    }()
}
#endif
