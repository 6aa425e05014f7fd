const idleMs = 2000;
/** Saves start at most this often; who types without a pause is saved as often. */
const intervalMs = 10_000;
const retryMs = [5000, 10_000, 20_000, 30_000];

/** When to save by itself: after a pause, not too often, at once on demand, and again after a failure that may pass. */
export class AutosaveSchedule {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private firstChange: number | null = null;
  private lastStart = -Infinity;
  private failures = 0;

  private save: () => void = () => undefined;

  /** Says what saves; returns how to stop. */
  run(save: () => void): () => void {
    this.save = save;
    return () => {
      clearTimeout(this.timer);
    };
  }

  changed(now = Date.now()): void {
    this.firstChange ??= now;
    if (this.failures > 0) return; // The retry takes the change along.
    const wanted = Math.min(now + idleMs, this.firstChange + intervalMs);
    this.at(Math.max(wanted, this.lastStart + intervalMs) - now);
  }

  /** Saves what has changed without a pause. */
  flush(): void {
    if (this.firstChange !== null && this.failures === 0) this.at(0);
  }

  /** A save has started, by itself or by hand. */
  started(now = Date.now()): void {
    clearTimeout(this.timer);
    this.lastStart = now;
    this.firstChange = null;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(mayPass: boolean): void {
    if (!mayPass) return;
    this.at(retryMs[Math.min(this.failures, retryMs.length - 1)]!);
    this.failures += 1;
  }

  /** What blocked saving is gone: the connection is back, the user signed in again. */
  resume(): void {
    this.failures = 0;
    this.at(0);
  }

  private at(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.save();
    }, delay);
  }
}
