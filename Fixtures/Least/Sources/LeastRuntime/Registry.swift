/// Stands for the runtime.
public struct Registry {}
