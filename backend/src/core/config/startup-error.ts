/** A reason not to start that the operator can act on: one sentence, printed without a stack; the process ends with 1. */
export class StartupError extends Error {}
