/// Methods that the platform's protocols leave to their types, which have a body in every type here: `delegate?.name?(…)`
/// loses its second question mark.
enum PlatformOptionals {
    static let names: Set<String> = [
        "animationEnded", "interruptibleAnimator", "animationController", "interactionControllerForPresentation",
        "interactionControllerForDismissal", "presentationController", "navigationController", "tabBarController",
        "gestureRecognizer", "gestureRecognizerShouldBegin", "animationDidStart", "animationDidStop",
        "adaptivePresentationStyle", "presentationControllerWillDismiss", "presentationControllerDidDismiss",
        "presentationControllerShouldDismiss", "presentationControllerDidAttemptToDismiss", "scrollViewDidScroll",
        "scrollViewDidZoom", "scrollViewWillBeginDragging", "scrollViewWillEndDragging", "scrollViewDidEndDragging",
        "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation",
        "viewForZooming", "tableView", "collectionView", "numberOfSections", "textFieldShouldReturn",
        "textFieldDidBeginEditing", "textFieldDidEndEditing", "textField", "layoutSublayers",
        "dynamicAnimatorDidPause", "navigationControllerSupportedInterfaceOrientations", "willPresentAlert",
    ]
}
