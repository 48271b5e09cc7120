/// On which side of an anchor something is put.
enum Side {
  case before
  case after
}
