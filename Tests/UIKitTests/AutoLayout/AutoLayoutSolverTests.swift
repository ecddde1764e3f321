import Testing

@testable import UIKit

/// What the solver promises, with no view in sight.
struct AutoLayoutSolverTests {
    /// Numbers that look random and are the same every time.
    private struct Dice {
        var state: UInt64

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % sides
        }
    }

    private typealias Demand = (
        terms: [(variable: ConstraintSolver.Variable, coefficient: Double)], constant: Double,
        relation: ConstraintSolver.Relation
    )

    private func solve(_ solver: inout ConstraintSolver) -> Bool { solver.solve() }

    private func value(_ demand: Demand, _ solver: ConstraintSolver) -> Double {
        demand.terms.reduce(demand.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    }

    private func misses(_ demand: Demand, _ solver: ConstraintSolver) -> Double {
        let value = value(demand, solver)
        return switch demand.relation {
        case .equal: abs(value)
        case .lessThanOrEqual: max(value, 0)
        case .greaterThanOrEqual: max(-value, 0)
        }
    }

    @Test("required constraints hold exactly, whatever is wanted against them")
    func required() throws {
        var solver = ConstraintSolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        _ = try solver.add([(x, 1)], constant: -70, .equal, .wanted(999))
        _ = try solver.add([(y, 1)], constant: -9, .equal, .wanted(999))
        _ = try solver.add([(x, 1), (y, 1)], constant: -50, .equal, .required)
        _ = try solver.add([(x, 1), (y, -3)], constant: 0, .lessThanOrEqual, .required)
        #expect(solve(&solver))
        #expect(abs(solver.value(of: x) + solver.value(of: y) - 50) < 1e-6)
        #expect(solver.value(of: x) <= 3 * solver.value(of: y) + 1e-6)
        // The least that can be missed of both: x as near to 70 as 3 : 1 lets it.
        #expect(abs(solver.value(of: x) - 37.5) < 1e-6)
    }

    @Test("a higher priority wins against any number of lower ones")
    func priorities() throws {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        for place in 1...20 {
            _ = try solver.add([(x, 1)], constant: -Double(place), .equal, .wanted(250))
        }
        _ = try solver.add([(x, 1)], constant: -400, .greaterThanOrEqual, .wanted(251))
        #expect(solve(&solver))
        #expect(abs(solver.value(of: x) - 400) < 1e-6)
    }

    @Test(
        "the two sides of a demand can have priorities of their own, as a content that resists shrinking more than growing"
    )
    func sides() throws {
        for (wish, expected) in [(80.0, 100.0), (130.0, 130.0)] {
            var solver = ConstraintSolver()
            let width = solver.makeVariable()
            _ = try solver.add([(width, 1)], constant: -100, .equal, .wanted(under: 750, over: 250))
            _ = try solver.add([(width, 1)], constant: -wish, .equal, .wanted(500))
            #expect(solve(&solver))
            #expect(abs(solver.value(of: width) - expected) < 1e-6)
        }
    }

    @Test("a contradiction names the constraints behind it and leaves the solver as it was")
    func conflict() throws {
        var solver = ConstraintSolver()
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let low = try solver.add([(x, 1)], constant: -10, .greaterThanOrEqual, .required)
        let link = try solver.add([(x, 1), (y, -1)], constant: 0, .equal, .required)
        let apart = try solver.add([(z, 1)], constant: -3, .equal, .required)
        let conflict = #expect(throws: ConstraintSolver.Conflict.self) {
            try solver.add([(y, 1)], constant: -4, .lessThanOrEqual, .required)
        }
        #expect(Set(conflict?.others ?? []) == [low, link])
        _ = try solver.add([(y, 1)], constant: -25, .equal, .required)
        #expect(solve(&solver))
        #expect(solver.value(of: x) == 25 && solver.value(of: z) == 3)
        solver.remove(apart)
        _ = try solver.add([(z, 1)], constant: -8, .equal, .required)
        #expect(solve(&solver) && solver.value(of: z) == 8)
    }

    @Test("changed constants that contradict each other are noticed")
    func contradictingChange() throws {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        let low = try solver.add([(x, 1)], constant: -10, .greaterThanOrEqual, .required)
        _ = try solver.add([(x, 1)], constant: -20, .lessThanOrEqual, .required)
        #expect(solve(&solver))
        solver.setConstant(-15, of: low)
        #expect(solve(&solver) && solver.value(of: x) >= 15 - 1e-6)
        solver.setConstant(-30, of: low)
        #expect(!solve(&solver))
    }

    /// A row of boxes with gaps, in a width: its solution is unique.
    private func boxes(_ solver: inout ConstraintSolver) -> (variables: [ConstraintSolver.Variable], demands: [Demand])
    {
        let variables = (0..<12).map { _ in solver.makeVariable() }
        var demands: [Demand] = [([(variables[0], 1)], -16, .equal)]
        for index in 0..<5 {
            let (x, width, next) = (variables[2 * index], variables[2 * index + 1], variables[2 * index + 2])
            demands.append(([(next, 1), (x, -1), (width, -1)], -8, .equal))
            demands.append(([(width, Double(index + 2)), (variables[11], -2)], 0, .equal))
        }
        demands.append(([(variables[10], 1), (variables[11], 1)], -377, .equal))
        return (variables, demands)
    }

    @Test("the order of adding makes no difference where there is one solution", arguments: 1...8)
    func order(seed: Int) throws {
        var first = ConstraintSolver()
        let (variables, demands) = boxes(&first)
        for demand in demands { _ = try first.add(demand.terms, constant: demand.constant, demand.relation, .required) }
        #expect(solve(&first))
        var dice = Dice(state: UInt64(seed))
        var shuffled = demands
        for index in shuffled.indices { shuffled.swapAt(index, dice.roll(shuffled.count)) }
        var second = ConstraintSolver()
        _ = boxes(&second)
        for demand in shuffled {
            _ = try second.add(demand.terms, constant: demand.constant, demand.relation, .required)
        }
        #expect(solve(&second))
        for variable in variables { #expect(abs(first.value(of: variable) - second.value(of: variable)) < 1e-6) }
        #expect(demands.allSatisfy { misses($0, first) < 1e-6 })
    }

    /// What is left of random demands after changes, removals and additions must be solved as well as by a solver that sees only what
    /// is left.
    @Test(
        "a solver that has been changed a hundred times misses as much of each priority as a new one", arguments: 1...12
    )
    func changes(seed: Int) throws {
        var dice = Dice(state: UInt64(seed * 77))
        var solver = ConstraintSolver()
        let variables = (0..<6).map { _ in solver.makeVariable() }
        var live: [(handle: ConstraintSolver.Handle, demand: Demand, priority: Double)] = []
        let relations: [ConstraintSolver.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        for step in 0..<100 {
            if step % 3 == 2, !live.isEmpty {
                let index = dice.roll(live.count)
                if dice.roll(2) == 0 {
                    solver.remove(live.remove(at: index).handle)
                } else if live[index].priority < 1000 {
                    live[index].demand.constant = Double(dice.roll(200) - 100)
                    solver.setConstant(live[index].demand.constant, of: live[index].handle)
                    #expect(solve(&solver))
                }
                continue
            }
            let pair = [variables[dice.roll(6)], variables[dice.roll(6)]]
            let demand: Demand = (
                pair[0] == pair[1] ? [(pair[0], 1)] : [(pair[0], Double(dice.roll(3) + 1)), (pair[1], -1)],
                Double(dice.roll(200) - 100), relations[dice.roll(3)]
            )
            let priority = [250.0, 500, 750, 1000][dice.roll(4)]
            let handle = try? solver.add(
                demand.terms, constant: demand.constant, demand.relation,
                priority == 1000 ? .required : .wanted(priority))
            if let handle { live.append((handle, demand, priority)) }
            #expect(solve(&solver))
        }
        var fresh = ConstraintSolver()
        for _ in variables { _ = fresh.makeVariable() }
        for (_, demand, priority) in live.sorted(by: { $0.priority > $1.priority }) {
            _ = try fresh.add(
                demand.terms, constant: demand.constant, demand.relation,
                priority == 1000 ? .required : .wanted(priority))
        }
        #expect(solve(&fresh))
        for level in [1000.0, 750, 500, 250] {
            let demands = live.filter { $0.priority == level }.map(\.demand)
            let (old, new) = (demands.map { misses($0, solver) }, demands.map { misses($0, fresh) })
            #expect(abs(old.reduce(0, +) - new.reduce(0, +)) < 1e-5, "\(level)")
            if level == 1000 { #expect(old.allSatisfy { $0 < 1e-6 }) }
        }
    }
}
