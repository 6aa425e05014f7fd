/** What a check found. `advice`: what to do about it, as a sentence. */
export interface Finding {
  readonly state: 'ok' | 'warning' | 'error';
  readonly text: string;
  readonly advice?: string;
}

export const ok = (text: string): Finding => ({ state: 'ok', text });
export const warning = (text: string, advice: string): Finding => ({ state: 'warning', text, advice });
export const error = (text: string, advice: string): Finding => ({ state: 'error', text, advice });
