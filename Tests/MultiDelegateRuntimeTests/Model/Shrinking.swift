/// Leaves out of `program` whatever can be left out while it still `fails`.
///
/// The result is minimal in that no single step, at any depth, can be left out any more.
func shrink(_ program: [Step], whileIt fails: ([Step]) -> Bool) -> [Step] {
  shrinkInside(shrinkSteps(program, whileIt: fails), whileIt: fails)
}

/// Leaves out whole steps of `program` while it still `fails`, until none can be left out any more.
func shrinkSteps<Step>(_ program: [Step], whileIt fails: ([Step]) -> Bool) -> [Step] {
  var program = program
  var size = program.count
  while size > 0 {
    var hasShrunk = false
    var start = 0
    while start < program.count {
      var less = program
      less.removeSubrange(start..<min(start + size, program.count))
      if fails(less) {
        program = less
        hasShrunk = true
      } else {
        start += size
      }
    }
    if size == 1, !hasShrunk { break }
    size = max(1, size / 2)
  }
  return program
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
