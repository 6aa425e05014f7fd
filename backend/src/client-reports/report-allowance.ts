const windowMs = 60_000;
const perNetwork = 10;
const inAll = 100;

/** Limits the reports in the log per minute, in all and per network, so that one visitor cannot crowd out others. */
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
    // Only admitted reports are counted, so the map never holds more networks than admitted reports.
    this.byNetwork.set(network, own + 1);
    this.admitted++;
    return true;
  }
}
