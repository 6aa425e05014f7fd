import { countWords } from '@20x/shared/reading-time';
import type { CheckedPage } from '../page/checked-page.ts';
import { elements, passagesIn, proseOf } from '../page/markup.ts';
import type { CheckLevel, CheckRule, Issue } from './rule.ts';

/** Pages that sell say as much as they need. */
const articlesOnly = { level: 'off', levels: { post: 'warn' } } as const satisfies {
  level: CheckLevel;
  levels: Record<string, CheckLevel>;
};

const longSentence = 25;
/** One long sentence among these many is no trouble. */
const mostLongShare = 0.25;
const fewestSentences = 8;

export const sentenceLength: CheckRule = {
  name: 'sentence-length',
  title: 'Sentence length',
  why: 'Readers lose the thread of a long sentence.',
  good: `At most a quarter of the sentences have more than ${longSentence} words.`,
  ...articlesOnly,
  find({ markups }) {
    const sentences = markups.flatMap(({ path, root }) =>
      passagesIn(root)
        .flatMap((passage) => passage.split(/(?<=[.!?…])\s+/))
        .map((text) => ({ path, text, words: countWords(text) })),
    );
    const long = sentences.filter(({ words }) => words > longSentence);
    if (sentences.length < fewestSentences || long.length <= sentences.length * mostLongShare) return [];
    const longest = long.reduce((one, other) => (other.words > one.words ? other : one));
    const message = `${long.length} of ${sentences.length} sentences have more than ${longSentence} words. Split the longest, which begins “${beginning(longest.text)} …”.`;
    return [{ message, field: longest.path }];
  },
};

const mostWithoutHeading = 350;

export const longSections: CheckRule = {
  name: 'long-sections',
  title: 'Headings within the text',
  why: 'Readers look for the heading that answers their question.',
  good: `No stretch of text runs for more than ${mostWithoutHeading} words without a heading.`,
  ...articlesOnly,
  find: ({ markups }) =>
    markups.flatMap(({ path, root }): Issue[] => {
      let [words, start] = [0, ''];
      for (const { rawTagName, text } of root.childNodes) {
        if (/^pre$/i.test(rawTagName)) continue;
        if (/^h[2-6]$/i.test(rawTagName)) [words, start] = [0, ''];
        else words += countWords(text);
        start ||= text.trim();
        if (words > mostWithoutHeading) {
          const message = `From “${beginning(start)} …” on, more than ${mostWithoutHeading} words have no heading. Add one.`;
          return [{ message, field: path }];
        }
      }
      return [];
    }),
};

const longestExcerpt = 200;

export const excerptLength: CheckRule = {
  name: 'excerpt-length',
  title: 'Length of the excerpt',
  why: 'A long excerpt crowds the list, and people skip it.',
  good: `The excerpt has at most ${longestExcerpt} characters.`,
  ...articlesOnly,
  find({ introduction }) {
    const length = introduction?.value.trim().length ?? 0;
    if (!introduction || length <= longestExcerpt) return [];
    const message = `The excerpt has ${length} characters. Shorten it to ${longestExcerpt}.`;
    return [{ message, field: introduction.path }];
  },
};

const fewestWords = 300;

export const textLength: CheckRule = {
  name: 'text-length',
  title: 'Length of the text',
  why: 'A short text seldom answers the question that people search for.',
  good: `The text has at least ${fewestWords} words.`,
  ...articlesOnly,
  find(page) {
    const words = wordsOf(page);
    if (words >= fewestWords) return [];
    const message = `The text has ${words} ${words === 1 ? 'word' : 'words'}. Answer the reader’s question in ${fewestWords} or more.`;
    return [{ message, field: 'blocks' }];
  },
};

export const textLinks: CheckRule = {
  name: 'text-links',
  title: 'Links to the site',
  why: 'A link leads readers to the next answer, and search engines to the page.',
  good: 'The text links to another page of the site.',
  ...articlesOnly,
  find(page) {
    const links = [
      ...page.markups.flatMap(({ root }) => elements(root, 'a[href^="/"]', 'a[href^="doc:"]')),
      ...page.fields.filter(({ kind, value }) => kind === 'pick' || (kind === 'link' && /^(\/|doc:)/.test(value))),
    ];
    if (links.length > 0 || wordsOf(page) < fewestWords) return [];
    return [
      { message: 'The text has no link to a page of the site. Link to a feature or another post.', field: 'blocks' },
    ];
  },
};

export const focusPhrase: CheckRule = {
  name: 'focus-phrase',
  title: 'Focus phrase',
  why: 'People choose the result that says what they searched for.',
  good: 'The focus phrase, if there is one, is in the title, the description and the text.',
  ...articlesOnly,
  find(page) {
    const phrase = page.focusPhrase;
    if (phrase === '') return [];
    const places = [
      { name: 'title', field: 'seo.title', text: page.seo.title?.trim() || page.ownTitle },
      { name: 'description', field: 'seo.description', text: page.description },
      { name: 'text', field: 'blocks', text: textOf(page) },
    ];
    return places
      .filter(({ text }) => !spaced(text).includes(spaced(phrase)))
      .map(({ name, field }) => ({ message: `The ${name} doesn’t use the focus phrase “${phrase}”.`, field }));
  },
};

/** What visitors read below the title, without code. */
const textOf = ({ texts, markups }: CheckedPage): string =>
  [
    ...texts.filter(({ path }) => path.startsWith('blocks.')).map(({ value }) => value),
    ...markups.map(({ root }) => proseOf(root)),
  ].join('\n');

const wordsOf = (page: CheckedPage): number => countWords(textOf(page));

/** Words are compared whole, without case and punctuation. */
const spaced = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

const beginning = (text: string) => text.split(/\s+/, 6).join(' ');
