/** The tones of notes for the quotes that GitHub shows as alerts. */
const tones = { NOTE: 'info', TIP: 'tip', IMPORTANT: 'info', WARNING: 'warning', CAUTION: 'warning' } as const;

/** The first characters of such a quote. */
export const alertMarker = /^\s*\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/;

/** The tone of the note that a quote with these first words is; null: it is a quote. */
export function alertTone(words: string): (typeof tones)[keyof typeof tones] | null {
  const kind = alertMarker.exec(words)?.[1];
  return kind ? tones[kind as keyof typeof tones] : null;
}
