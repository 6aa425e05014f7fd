import type { CheckedPage } from '../page/checked-page.ts';
import { headingsIn, readText, type Heading, type Markup } from '../page/markup.ts';
import { type CheckRule, type Issue, mostIssues } from './rule.ts';

const notRendered: Issue = {
  message: 'The page could not be rendered, so its headings were not checked. Try again later.',
  field: null,
};

export const oneMainHeading: CheckRule = {
  name: 'one-main-heading',
  title: 'One main heading',
  why: 'Screen readers and search engines use the h1 as the topic of the page.',
  good: 'The page has one main heading (h1).',
  level: 'warn',
  isCostly: true,
  async find(page, facts) {
    const headings = await facts.headings();
    if (!headings) return [notRendered];
    const main = headings.filter(({ level }) => level === 1);
    if (main.length === 0) {
      return [
        { message: 'The page has no main heading (h1). Add a title to its first section.', field: fieldOf(page) },
      ];
    }
    return main.slice(1, 1 + mostIssues).map((heading) => ({
      message: `“${excerpt(heading.text)}” is a second main heading (h1). Use only one.`,
      field: fieldOf(page, heading),
    }));
  },
};

export const headingOrder: CheckRule = {
  name: 'heading-order',
  title: 'Heading order',
  why: 'People who navigate by headings get lost when a level is missing.',
  good: 'The heading levels are in order.',
  level: 'warn',
  isCostly: true,
  async find(page, facts) {
    const headings = await facts.headings();
    if (!headings) return [notRendered];
    const steps = headings.map((heading, index) => ({ heading, most: (headings[index - 1] ?? heading).level + 1 }));
    const wrong = steps.filter(({ heading: { level, text }, most }) => text === '' || level > most);
    return wrong.slice(0, mostIssues).map(({ heading, most }) => {
      const { level, text } = heading;
      if (text === '') {
        return { message: `A heading of level ${level} is empty. Fill it in or remove it.`, field: fieldOf(page) };
      }
      const message = `“${excerpt(text)}” is a heading of level ${level} below one of level ${most - 1}. Use level ${most}.`;
      return { message, field: fieldOf(page, heading) };
    });
  },
};

const excerpt = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
const normalized = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

const known = new WeakMap<Markup, ReadonlySet<string>>();

/** Every finding asks for them. */
function headingTextsIn(root: Markup): ReadonlySet<string> {
  const texts = known.get(root) ?? new Set(headingsIn(root).map(({ text }) => normalized(text)));
  known.set(root, texts);
  return texts;
}

/** The field that a heading of the rendered page was written in; without one the page's title. */
function fieldOf({ fields, markups, texts, titleField }: CheckedPage, heading?: Heading): string | null {
  const wanted = heading && normalized(heading.text);
  if (wanted) {
    const inMarkup = markups.find(({ root }) => headingTextsIn(root).has(wanted));
    const found =
      inMarkup ??
      texts.find(({ value }) => normalized(value) === wanted) ??
      // A heading may be made of several fields, or hold more than its field.
      texts.find(({ value }) => value.length > 3 && wanted.includes(normalized(value))) ??
      markups.find(({ root }) => normalized(readText(root)).includes(wanted));
    if (found) return found.path;
  }
  return fields.find(({ path }) => path === titleField)?.path ?? null;
}
