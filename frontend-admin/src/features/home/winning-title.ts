import { heroTitleLines } from '@20x/shared/hero-title';
import { defaultTitle, heroTitle, type HeroTitleFields } from '@20x/kit/home/hero-title';

/** Which title visitors see and, where that is another one, which they will see, as sentences. */
export function winningTitleSentence(draft: HeroTitleFields, live: HeroTitleFields): string {
  const [now, then] = [wordsOf(live), wordsOf(draft)];
  if (now === then) return winner(draft, 'Visitors see');
  return `Visitors still see${quote(now, ' until you publish.')} ${winner(draft, 'After that they see')}`;
}

function wordsOf(fields: HeroTitleFields): string {
  const title = heroTitle(fields);
  return typeof title === 'string' ? title : [title.before, title.highlight, title.after].join(' ');
}

/** The title that the fields make, and why it is that one. */
function winner(fields: HeroTitleFields, see: string): string {
  const title = heroTitle(fields);
  const words = quote(wordsOf(fields));
  if (typeof title === 'object' && title !== defaultTitle) {
    return `${see} the three lines:${words} The single-line title is not used while all three are filled in.`;
  }
  const isStarted = heroTitleLines.some((name) => fields[name]?.trim());
  const why = isStarted ? ' One of the three lines is empty, so they are not used.' : '';
  if (typeof title === 'string') return `${see} the single-line title:${words}${why}`;
  return `${see} the starter title:${words}${why} No title is complete.`;
}

/** The words in their marks, with a full stop after those that end a sentence and have none. */
const quote = (words: string, after = '') => ` “${words}”${after || (/[.!?]$/.test(words) ? '' : '.')}`;
