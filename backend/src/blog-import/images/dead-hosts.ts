/** Images without an answer, in a row and in all, before a host counts as dead. Each costs up to 5 seconds. */
const most = { inRow: 3, inAll: 10 };

/** Knows which hosts are not worth asking again. */
export class DeadHosts {
  readonly #failures = new Map<string, { readonly inRow: number; readonly inAll: number }>();

  /** How often it failed, if it counts as dead; null: it may be asked. */
  failuresOf(host: string): number | null {
    const { inRow, inAll } = this.#of(host);
    if (inAll >= most.inAll) return most.inAll;
    return inRow >= most.inRow ? most.inRow : null;
  }

  answered(host: string): void {
    this.#failures.set(host, { ...this.#of(host), inRow: 0 });
  }

  failed(host: string): void {
    const { inRow, inAll } = this.#of(host);
    this.#failures.set(host, { inRow: inRow + 1, inAll: inAll + 1 });
  }

  #of(host: string) {
    return this.#failures.get(host) ?? { inRow: 0, inAll: 0 };
  }
}
