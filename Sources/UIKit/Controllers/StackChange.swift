/// A change of a navigation stack, as a function: so it can be foretold while it waits behind a running transition.
@MainActor
enum StackChange {
    case push(UIViewController)
    case pop
    case popTo(UIViewController)
    case popToRoot
    case replace([UIViewController])

    /// The stack after the change; the same stack where the change cannot be made.
    func applied(to stack: [UIViewController]) -> [UIViewController] {
        switch self {
        case .push(let controller):
            return stack.contains { $0 === controller } ? stack : stack + [controller]
        case .pop:
            return stack.count > 1 ? Array(stack.dropLast()) : stack
        case .popTo(let controller):
            guard let index = stack.firstIndex(where: { $0 === controller }) else { return stack }
            return Array(stack[...index])
        case .popToRoot:
            return Array(stack.prefix(1))
        case .replace(let controllers):
            return controllers
        }
    }

    /// Why the change cannot be made, for the console; nil if it can.
    func objection(on stack: [UIViewController]) -> String? {
        switch self {
        case .push(let controller):
            guard stack.contains(where: { $0 === controller }) else { return nil }
            return "\(type(of: controller)) is on the navigation stack already and is not pushed again."
        case .pop, .popToRoot:
            return stack.count > 1 ? nil : "the root of a navigation stack cannot be popped; nothing happens."
        case .popTo(let controller):
            guard !stack.contains(where: { $0 === controller }) else { return nil }
            return "\(type(of: controller)) is not on the navigation stack; nothing is popped."
        case .replace(let controllers):
            let unique = Set(controllers.map(ObjectIdentifier.init)).count == controllers.count
            return unique ? nil : "a navigation stack cannot hold a controller twice; it is left as it was."
        }
    }
}
