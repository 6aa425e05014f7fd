/** Whether every word of what was typed is in one of the texts. */
export function matches(typed: string, ...texts: readonly (string | undefined)[]): boolean {
  const whole = texts.join(' ').toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
