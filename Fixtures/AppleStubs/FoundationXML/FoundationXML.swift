// Nothing: on Apple's platforms there is no such module, and what it has elsewhere is Foundation's. Here it
// stands before the one of the platform that types are checked on.
