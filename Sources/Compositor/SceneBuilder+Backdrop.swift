extension SceneBuilder {
    /// Adds what a node makes of all that has been drawn so far.
    func addBackdrop(
        _ backdrop: RenderNode.Backdrop, of node: RenderNode, _ m: Projection, _ region: Region, _ opacity: Double
    ) {
        guard !region.isEmpty else { return }
        guard drawsShadows else {
            // A silhouette: wherever it is, it covers.
            return draw(RGBA(red: 0, green: 0, blue: 0, alpha: 1), region, opacity)
        }
        // What masks a group is drawn beside the picture: there is nothing behind it.
        guard !openCommands.contains(where: { scene.commands[$0].kind.isMask }), let backdrops else { return }
        let middle = node.bounds.standardized
        let scale = m.meanScale(atX: middle.midX, y: middle.midY)
        let sigma = min(max(backdrop.radius.isFinite ? backdrop.radius : 0, 0) * scale, 400)
        let seen = withGroupsClosed {
            backdrops.picture(
                of: region.bounds, sigma: sigma.isFinite ? sigma : 0, saturation: max(backdrop.saturation, 0),
                tint: backdrop.tint, threads: threads)
        }
        guard let seen else { return }
        let place = CGRect(
            x: seen.place.minX, y: seen.place.minY, width: seen.place.width, height: seen.place.height)
        guard
            let source = ImageSource(
                seen.image, source: CGRect(x: 0, y: 0, width: seen.image.width, height: seen.image.height),
                destination: place, .identity, bounds: region.bounds, scene: scene)
        else { return }
        scene.kept.append(seen.image)
        scene.images.append(source)
        draw(.image(scene.images.count - 1), region, opacity, isOpaque: seen.image.isOpaque)
    }

    /// Calls `body` with the groups that are open for the moment closed, so that the commands so far draw a picture.
    private func withGroupsClosed<Result>(_ body: () -> Result) -> Result {
        let count = scene.commands.count
        for first in openCommands.reversed() {
            let start = scene.commands[first]
            scene.commands[first].partner = scene.commands.count
            scene.commands.append(
                Command(kind: .endGroup, region: start.region, weight: start.weight, hides: false, partner: first))
        }
        defer { scene.commands.removeSubrange(count...) }
        return body()
    }
}

extension Command.Kind {
    /// Whether it opens the node whose alpha masks a group.
    var isMask: Bool {
        switch self {
        case .beginMask: true
        case .draw, .beginGroup, .endMask, .endGroup: false
        }
    }
}
