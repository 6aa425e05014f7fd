/** A start-up error that the operator can fix: one sentence, printed without a stack; the process exits with 1. */
export class StartupError extends Error {}
