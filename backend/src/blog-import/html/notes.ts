/** What could not be taken over, each thing once. */
export class Notes {
  readonly #counts = new Map<string, number>();

  add(note: string): void {
    this.#counts.set(note, (this.#counts.get(note) ?? 0) + 1);
  }

  list(): string[] {
    return [...this.#counts].map(([note, count]) => (count === 1 ? note : `${note} (${count} times)`));
  }
}
