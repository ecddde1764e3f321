/// The sources that Segue's own effects are compiled from; the resources are links to them.
enum EffectSources {
    /// By the file's name without its ending.
    static let text: [String: String] = [
        "Alpha": PackageResources.Alpha_swift,
        "Awesome": PackageResources.Awesome_swift,
        "Card": PackageResources.Card_swift,
        "CardPresentation": PackageResources.CardPresentation_swift,
        "CircleRectSpread": PackageResources.CircleRectSpread_swift,
        "CircleSpread": PackageResources.CircleSpread_swift,
        "CubicCurve": PackageResources.CubicCurve_swift,
        "Curve": PackageResources.Curve_swift,
        "Effect": PackageResources.Effect_swift,
        "Effect+Delegates": PackageResources.Effect_Delegates_swift,
        "EffectAnimator": PackageResources.EffectAnimator_swift,
        "Fade": PackageResources.Fade_swift,
        "Iris": PackageResources.Iris_swift,
        "MiddlePage": PackageResources.MiddlePage_swift,
        "OpenDoor": PackageResources.OpenDoor_swift,
        "PictureZoom": PackageResources.PictureZoom_swift,
        "Ripple": PackageResources.Ripple_swift,
        "SpringCurve": PackageResources.SpringCurve_swift,
        "Stage": PackageResources.Stage_swift,
        "Stage+Animate": PackageResources.Stage_Animate_swift,
        "Stage+Source": PackageResources.Stage_Source_swift,
    ].mapValues { String(decoding: $0, as: UTF8.self) }
}
