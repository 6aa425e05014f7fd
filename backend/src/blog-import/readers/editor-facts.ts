import { isUntouched } from '../model/fingerprint.ts';
import type { ImportedPost } from '../model/imported-post.ts';
import { dayIn, storable } from './text-of-file.ts';

interface EditorFacts {
  readonly lastReviewedOn: string;
  readonly reviewBy: string;
  readonly reviewedBy: string;
  readonly focusPhrase: string;
  readonly related: readonly string[];
}

/** What editors set beside the text, as our own files tell it. Nothing is added for what is not told: it would be news. */
export function editorFacts({
  focusPhrase,
  related,
  ...review
}: EditorFacts): Pick<ImportedPost, 'review' | 'focusPhrase' | 'related'> {
  const { lastReviewedOn, reviewBy, reviewedBy } = review;
  const days = { lastReviewedOn: dayIn(lastReviewedOn), reviewBy: dayIn(reviewBy) };
  return {
    ...(Object.values(review).some(Boolean) && { review: { ...days, reviewedBy } }),
    ...(focusPhrase && { focusPhrase }),
    ...(related.length > 0 && { related: related.map((one) => one.replace(/\/+$/, '').split('/').at(-1) ?? '') }),
  };
}

/** What an export says of itself. */
export const exportedFrom = (text: string, revision: string, fingerprint: string): Pick<ImportedPost, 'exported'> =>
  revision ? { exported: { revision, isUntouched: isUntouched(text, fingerprint) } } : {};

/** SEO beside the title and the description. What is no field here is left out with the post's content. */
export function moreSeo(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const told = Object.entries(values).flatMap(([name, value]) => {
    const kept = storableValue(value);
    return kept === undefined || name === 'title' || name === 'description'
      ? []
      : [[name, name === 'robots' ? robotsIn(kept) : kept] as const];
  });
  return Object.fromEntries(told);
}

function storableValue(value: unknown): string | boolean | string[] | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return storable(value) || undefined;
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').map(storable);
  return typeof value === 'boolean' ? value : undefined;
}

/** As this blog spells it. */
function robotsIn(value: unknown): string {
  const words = new Set(
    String(value)
      .toLowerCase()
      .match(/[a-z-]+/g),
  );
  const has = (word: string) => words.has(word) || words.has('none');
  return `${has('noindex') ? 'noindex' : 'index'}, ${has('nofollow') ? 'nofollow' : 'follow'}`;
}

/** Plans are not taken over: nothing is published without someone who means it. */
export const planNotes = (publishAt: string, unpublishAt: string): string[] => [
  ...(publishAt ? [`It was scheduled for ${publishAt}. Schedule it again.`] : []),
  ...(unpublishAt ? [`It was to be unpublished at ${unpublishAt}. Schedule that again.`] : []),
];
