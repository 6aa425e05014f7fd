import { defaultTitle, heroTitle, type HeroTitleFields } from '@20x/kit/home/hero-title';

/** Which title visitors see, as a sentence about what is in the form now. */
export function winningTitleSentence(fields: HeroTitleFields): string {
  const title = heroTitle(fields);
  const words = typeof title === 'string' ? title : [title.before, title.highlight, title.after].join(' ');
  if (typeof title === 'object' && title !== defaultTitle) {
    return `Visitors see the three lines${quote(words)} The single-line title is not used while all three are filled in.`;
  }
  const isStarted = [fields.heroTitleBefore, fields.heroTitleHighlight, fields.heroTitleAfter].some((line) =>
    line?.trim(),
  );
  const why = isStarted ? 'One of the three lines is empty, so they are not used. ' : '';
  if (typeof title === 'string') return `${why}Visitors see the single-line title${quote(words)}`;
  return `${why}No title is complete. Visitors currently see the starter title${quote(words)}`;
}

/** The words as the end of a sentence, which needs no full stop after their own. */
const quote = (words: string) => `: “${words}”${/[.!?]$/.test(words) ? '' : '.'}`;
