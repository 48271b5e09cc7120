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
