import { Problem } from '../http/problem.ts';

interface Limits {
  /** Tasks that run side by side. */
  readonly running: number;
  /** Tasks that may wait; one more is refused at once. */
  readonly waiting: number;
  /** What a task is told that cannot wait. Default: 503 with Retry-After. */
  readonly refusal?: () => Problem;
}

const busy = () =>
  new Problem('unavailable', {
    detail: 'The server is busy. Try again in a moment.',
    headers: { 'retry-after': '1' },
  });

/** Runs expensive tasks a few at a time, in order. A full queue refuses. */
export class BoundedQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: Limits) {}

  /** How many tasks run, and how many wait. */
  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.running, waiting: this.waiting.length };
  }

  /** Whether a new task would have to wait. */
  get isBusy(): boolean {
    return this.running >= this.limits.running;
  }

  /** A task with `first` goes before all that wait and is never refused. */
  async run<T>(task: () => Promise<T>, { first = false } = {}): Promise<T> {
    await this.enter(first);
    try {
      return await task();
    } finally {
      this.leave();
    }
  }

  private async enter(first: boolean): Promise<void> {
    if (!this.isBusy) {
      this.running++;
      return;
    }
    if (!first && this.waiting.length >= this.limits.waiting) throw (this.limits.refusal ?? busy)();
    await new Promise<void>((resolve) => void (first ? this.waiting.unshift(resolve) : this.waiting.push(resolve)));
  }

  /** Hands the slot to the next in line, so that a new task cannot take it. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running--;
  }
}
