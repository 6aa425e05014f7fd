const windowMs = 60_000;

interface AllowanceOptions {
  readonly ofOne: number;
  readonly inAll: number;
}

/** Limits how often something happens per minute, in all and for each key, so that one cannot crowd out others. */
export class Allowance {
  private window = 0;
  private admitted = 0;
  private readonly byKey = new Map<string, number>();

  constructor(private readonly most: AllowanceOptions) {}

  admits(key: string, now = Date.now()): boolean {
    const window = Math.floor(now / windowMs);
    if (window !== this.window) {
      this.window = window;
      this.admitted = 0;
      this.byKey.clear();
    }
    const own = this.byKey.get(key) ?? 0;
    if (own >= this.most.ofOne || this.admitted >= this.most.inAll) return false;
    // Only what is admitted is counted, so the map never holds more keys than that.
    this.byKey.set(key, own + 1);
    this.admitted++;
    return true;
  }
}
