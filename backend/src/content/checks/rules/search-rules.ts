import { searchDescriptionWidth, searchTitleWidth } from '@20x/shared/search-width';
import type { CheckedPage } from '../page/checked-page.ts';
import type { Facts } from '../page/facts.ts';
import type { CheckRule, Issue } from './rule.ts';

const shortestDescription = 50;

/** What search engines show as the title; empty when the page has none of its own. */
const titleOf = async ({ seo, ownTitle }: CheckedPage, facts: Facts): Promise<string> =>
  seo.title?.trim() || (ownTitle && facts.titled(ownTitle));

export const searchTitle: CheckRule = {
  name: 'search-title',
  title: 'Title in search results',
  why: 'People choose a search result by its title. A title that is too wide is cut off.',
  good: 'The title fits search results.',
  level: 'warn',
  async find(page, facts) {
    const field = 'seo.title';
    const title = await titleOf(page, facts);
    if (title === '') return [{ message: 'There is no title, so search results show the site’s. Add one.', field }];
    const { width, most } = searchTitleWidth(title);
    if (width <= most) return [];
    const message = `The title is ${width} pixels wide. Search results cut it off at ${most}. Shorten it.`;
    return [{ message, field }];
  },
};

export const uniqueTitle: CheckRule = {
  name: 'unique-title',
  title: 'Unique title',
  why: 'Pages with the same title compete with each other, and people can’t tell them apart.',
  good: 'No other live page has this title.',
  level: 'warn',
  isCostly: true,
  async find(page, facts) {
    const title = await titleOf(page, facts);
    const others = title === '' ? [] : await facts.pagesTitled(title);
    return alike('title', others, 'Write a title that fits only this content.');
  },
};

export const searchDescription: CheckRule = {
  name: 'search-description',
  title: 'Description in search results',
  why: 'Search engines pick a text from a page without a description.',
  good: 'The description fits search results.',
  level: 'warn',
  find({ description }) {
    const field = 'seo.description';
    if (description === '') {
      return [
        {
          message: 'There is no description, so search engines pick a text. Write one or two sentences.',
          field,
        },
      ];
    }
    if (description.length < shortestDescription) {
      const message = `The description is very short (${description.length} of ${shortestDescription} characters). Add a reason to visit.`;
      return [{ message, field }];
    }
    const { width, most } = searchDescriptionWidth(description);
    if (width <= most) return [];
    const message = `The description is ${width} pixels wide. Search results cut it off at ${most}. Shorten it.`;
    return [{ message, field }];
  },
};

export const uniqueDescription: CheckRule = {
  name: 'unique-description',
  title: 'Unique description',
  why: 'People can’t tell which page to open when several have the same description.',
  good: 'No other live page has this description.',
  level: 'warn',
  isCostly: true,
  async find({ description }, facts) {
    const others = description === '' ? [] : await facts.pagesDescribed(description);
    return alike('description', others, 'Write one that fits only this content.');
  },
};

/** `others` are the paths of the pages that say the same. */
function alike(what: 'title' | 'description', others: readonly string[], advice: string): Issue[] {
  if (others.length === 0) return [];
  const message = `${listed(others)} ${others.length === 1 ? 'has' : 'have'} the same ${what}. ${advice}`;
  return [{ message, field: `seo.${what}` }];
}

const listed = (paths: readonly string[]) =>
  paths.length > 3 ? `${paths.slice(0, 3).join(', ')} and ${paths.length - 3} more` : paths.join(' and ');
