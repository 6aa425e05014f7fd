/** More pages are requested than can be rendered in time. */
export class OverloadError extends Error {
  constructor() {
    super('too many pages wait to be rendered');
  }
}

/** Runs a few renderings at once, since they cost processor time; the others wait in a bounded queue. */
export class RenderQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly width: number;
  private readonly longest: number;

  constructor({ width, longest }: { width: number; longest: number }) {
    this.width = width;
    this.longest = longest;
  }

  /** Whether a new task would have to wait. */
  get isBusy(): boolean {
    return this.running >= this.width;
  }

  /** `first` goes before all others and is never refused: for pages that are known to exist. */
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
    if (!first && this.waiting.length >= this.longest) throw new OverloadError();
    // A finished task passes its slot on.
    await new Promise<void>((resolve) => void (first ? this.waiting.unshift(resolve) : this.waiting.push(resolve)));
  }

  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running--;
  }
}
