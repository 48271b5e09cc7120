/// Leaves out of `program` whatever can be left out while it still `fails`.
///
/// The result is minimal in that no single step, at any depth, can be left out any more.
func shrink(_ program: [Step], whileIt fails: ([Step]) -> Bool) -> [Step] {
  shrinkInside(shrinkSteps(program, whileIt: fails), whileIt: fails)
}

/// Leaves out what calls have inside them; every pass makes the program smaller, so it ends.
private func shrinkInside(_ program: [Step], whileIt fails: ([Step]) -> Bool) -> [Step] {
  for (index, step) in program.enumerated() {
    for less in step.withoutOneInside {
      var smaller = program
      smaller[index] = less
      if fails(smaller) { return shrink(smaller, whileIt: fails) }
    }
  }
  return program
}
