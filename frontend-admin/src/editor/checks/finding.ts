/** What one check says. */
export interface Finding {
  readonly level: 'pass' | 'warn' | 'block';
  /** What was found, and why it matters. */
  readonly text: string;
  /** Where to fix it. */
  readonly path?: string;
}

export const warn = (text: string, path?: string): Finding => ({ level: 'warn', text, ...(path && { path }) });
export const block = (text: string, path?: string): Finding => ({ level: 'block', text, ...(path && { path }) });
export const pass = (text: string): Finding => ({ level: 'pass', text });
