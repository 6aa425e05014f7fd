import type { HomeContent } from '@20x/kit';

type TitleFields = Pick<HomeContent, 'heroTitle' | 'heroTitleBefore' | 'heroTitleHighlight' | 'heroTitleAfter'>;

/** Which title visitors see, by the rule of the hero: three lines only when all three are filled. */
export function winningTitle(fields: TitleFields): {
  readonly kind: 'lines' | 'single' | 'default';
  readonly text: string;
} {
  const lines = [fields.heroTitleBefore, fields.heroTitleHighlight, fields.heroTitleAfter].map(
    (line) => line?.trim() ?? '',
  );
  if (lines.every(Boolean)) return { kind: 'lines', text: lines.join(' ') };
  const single = fields.heroTitle?.trim();
  return single ? { kind: 'single', text: single } : { kind: 'default', text: '' };
}

/** The rule as a sentence about what is in the form now. */
export function winningTitleSentence(fields: TitleFields): string {
  const { kind, text } = winningTitle(fields);
  if (kind === 'lines') return `Visitors see the three lines: “${text}”. The title in one piece is not used.`;
  const startedLines = [fields.heroTitleBefore, fields.heroTitleHighlight, fields.heroTitleAfter].some((line) =>
    line?.trim(),
  );
  const why = startedLines ? 'One of the three lines is empty, so they are not used. ' : '';
  if (kind === 'single') return `${why}Visitors see the title in one piece: “${text}”.`;
  return `${why}No title is complete: visitors see the built-in title.`;
}
