import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { passagesIn } from '../page/markup.ts';
import { placeholdersIn, readTexts } from '../page/read-texts.ts';
import type { CheckRule, Issue } from './rule.ts';
import { riskyWords } from './risky-words.ts';

export const placeholders: CheckRule = {
  name: 'placeholders',
  looksAtParts: true,
  title: 'Placeholder text',
  why: 'Visitors would read it, and search engines are asked not to list a page with placeholders.',
  good: 'The text has no placeholders.',
  level: 'warn',
  // The home page starts from starter content, where brackets mark each claim that the owner must replace.
  levels: { legal: 'block', 'home-content': 'block' },
  find: (page) =>
    placeholdersIn(page).map(({ field, words }) => ({ message: `Replace the placeholder ${words}.`, field })),
};

/** So many words before a claim may turn it into its opposite. */
const denial = /\b(no|not|never|cannot|without|nobody|none|neither|nor|\w+n[’']t)\b(\W+\w+){0,3}\W*$/i;

export const riskyClaims: CheckRule = {
  name: 'risky-claims',
  looksAtParts: true,
  title: 'Risky claims',
  why: 'Claims without proof can cost trust or lead to a lawsuit.',
  good: 'The text has no risky claims.',
  level: 'warn',
  find: (page) =>
    readTexts(page).flatMap(({ field, text }) => riskyClaimsIn(text).map(({ message }): Issue => ({ message, field }))),
};

/** Every claim in a text once, with why it is risky. */
export const riskyClaimsIn = (text: string) =>
  riskyWords.flatMap(({ words, why }) => {
    const claims = [...text.matchAll(words)].filter(
      ({ index }) => !denial.test(text.slice(Math.max(0, index - 40), index)),
    );
    return unique(claims.map(([claim]) => claim)).map((claim) => ({ claim, message: `“${claim}”: ${why}` }));
  });

/** Most visitors in a hurry follow a text of this school grade; counted syllables err by a few tenths. */
const hardestGrade = 9;
const fewestWords = 100;
/** A passage of fewer words has no grade worth telling. */
const passageWords = 20;

export const readingGrade: CheckRule = {
  name: 'reading-grade',
  title: 'Reading grade',
  why: 'Schedulers read between calls. Long sentences and long words lose them.',
  good: `The text reads at school grade ${hardestGrade} or below.`,
  level: 'warn',
  // The words of the law are what they are.
  levels: { legal: 'off' },
  find({ texts, markups }) {
    const passages = [
      ...texts.filter(({ value }) => /[.!?]/.test(value)).map(({ path, value }) => counted(path, value)),
      ...markups.flatMap(({ path, root }) => passagesIn(root).map((text) => counted(path, text))),
    ];
    const all = passages.reduce<Counts>(added, { word: 0, sentence: 0, syllable: 0 });
    const grade = all.word < fewestWords ? 0 : fleschKincaid({ ...all });
    if (grade <= hardestGrade) return [];
    const [hardest] = passages
      .filter(({ word }) => word >= passageWords)
      .toSorted((one, other) => fleschKincaid({ ...other.counts }) - fleschKincaid({ ...one.counts }));
    const where = hardest ? ` The hardest passage begins “${hardest.text.split(/\s+/, 6).join(' ')} …”.` : '';
    const message = `The text reads at school grade ${grade.toFixed(1)}. Use shorter sentences and words to reach ${hardestGrade}.${where}`;
    return [{ message, field: hardest?.field ?? null }];
  },
};

interface Counts {
  readonly word: number;
  readonly sentence: number;
  readonly syllable: number;
}

function counted(field: string, text: string) {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
  const counts = {
    word: words.length,
    sentence: sentencesIn(text),
    syllable: words.reduce((sum, word) => sum + syllablesOf(word), 0),
  };
  return { field, text, word: counts.word, counts };
}

/** Looks at every end once: a text without any may be long. */
const sentencesIn = (text: string) => Math.max(1, (text.match(/[.!?…](?=\s|$)/g) ?? []).length);

const added = (sum: Counts, { counts }: { readonly counts: Counts }): Counts => ({
  word: sum.word + counts.word,
  sentence: sum.sentence + counts.sentence,
  syllable: sum.syllable + counts.syllable,
});

/** A text repeats its words; the same few thousand are asked for again and again. */
const known = new Map<string, number>();
const mostKnown = 20_000;

function syllablesOf(word: string): number {
  const key = word.toLowerCase();
  const before = known.get(key);
  if (before !== undefined) return before;
  const count = Math.max(1, syllable(key));
  if (known.size < mostKnown && key.length < 40) known.set(key, count);
  return count;
}

const unique = (texts: readonly string[]) => [...new Set(texts)];
