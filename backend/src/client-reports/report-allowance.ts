const windowMs = 60_000;
const perNetwork = 10;
const inAll = 100;

/** How many reports a minute reach the log: nobody can fill it, and one visitor cannot silence the others. */
export class ReportAllowance {
  private window = 0;
  private admitted = 0;
  private readonly byNetwork = new Map<string, number>();

  admits(network: string, now = Date.now()): boolean {
    const window = Math.floor(now / windowMs);
    if (window !== this.window) {
      this.window = window;
      this.admitted = 0;
      this.byNetwork.clear();
    }
    const own = this.byNetwork.get(network) ?? 0;
    if (own >= perNetwork || this.admitted >= inAll) return false;
    // Only who is admitted is counted, so the map holds no more networks than reports are admitted.
    this.byNetwork.set(network, own + 1);
    this.admitted++;
    return true;
  }
}
