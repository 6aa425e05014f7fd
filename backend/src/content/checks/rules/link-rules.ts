import { pickedHref } from '../../links/content-links.ts';
import type { LinkTarget } from '../../links/link-targets.ts';
import { isMetadata, type CheckedPage } from '../page/checked-page.ts';
import { textOf } from '../page/content-fields.ts';
import type { Facts } from '../page/facts.ts';
import { attribute, elements, readText } from '../page/markup.ts';
import type { CheckRule, Issue } from './rule.ts';

interface PageLink {
  readonly href: string;
  readonly field: string;
}

/** Every link that visitors can follow, from buttons and from texts. */
function linksIn({ fields, markups }: CheckedPage): PageLink[] {
  const own = fields.filter((field) => field.kind === 'link' && !isMetadata(field));
  const inText = markups.flatMap(({ path, root }) =>
    elements(root, 'a[href]').map((link) => ({ href: attribute(link, 'href'), field: path })),
  );
  return [...own.map(({ value, path }) => ({ href: value.trim(), field: path })), ...picksIn(fields), ...inText];
}

/** Chosen documents. */
const picksIn = (fields: CheckedPage['fields']): PageLink[] =>
  fields.flatMap(({ spec, value, path }) =>
    spec.kind === 'pick' || spec.kind === 'picks' ? [{ href: pickedHref(value, spec.target), field: path }] : [],
  );

/** Why visitors of a link are disappointed; null when they are not. */
function dead({ state, document }: LinkTarget, href: string): string | null {
  const target = document ? `“${document.title}”` : href;
  if (state === 'unknown') return `${target} does not exist. Choose another target.`;
  if (state === 'trashed') return `${target} is in the trash, so visitors get no page. Choose another target.`;
  if (state === 'draft') return `${target} is not published, so visitors get no page. Publish it first.`;
  return null;
}

/** Which way round a link leads; null when it leads straight. */
const detour = ({ state, address }: LinkTarget, href: string) =>
  state === 'redirect' && address ? `${href} redirects to ${address}. Link to ${address} directly.` : null;

/** Every link whose target is `wrong`, with what that says of it. */
async function wrongTargets(
  page: CheckedPage,
  facts: Facts,
  wrong: (target: LinkTarget, href: string) => string | null,
): Promise<Issue[]> {
  const links = linksIn(page);
  const targets = await facts.targetsOf(links.map(({ href }) => href));
  return links.flatMap(({ href, field }): Issue[] => {
    const target = targets.get(href);
    const message = target ? wrong(target, href) : null;
    return message === null ? [] : [{ message, field }];
  });
}

export const brokenLinks: CheckRule = {
  name: 'broken-links',
  looksAtParts: true,
  title: 'Broken links',
  why: 'Visitors who follow a broken link get an error page.',
  good: 'Every link within the site leads to a live page.',
  level: 'warn',
  find: (page, facts) => wrongTargets(page, facts, dead),
};

export const redirectingLinks: CheckRule = {
  name: 'redirecting-links',
  looksAtParts: true,
  title: 'Redirecting links',
  why: 'Redirects slow visitors down and confuse search engines.',
  good: 'Links within the site lead directly to their pages.',
  level: 'warn',
  find: (page, facts) => wrongTargets(page, facts, detour),
};

const emptyWords = /^(click here|click|here|read more|more|link|this link|this page|this|go|continue|details)$/i;

/** With dots and arrows behind it; a longer label says something. */
const longestEmpty = 60;

function wrongLabel(label: string): string | null {
  if (label === '') return 'A link has no text. Name the page it leads to.';
  if (label.length > longestEmpty) return null;
  return emptyWords.test(label.replace(/[.…→»>\s]+$/, ''))
    ? `“${label}” does not describe where the link leads. Name the page it leads to.`
    : null;
}

export const linkText: CheckRule = {
  name: 'link-text',
  looksAtParts: true,
  title: 'Link texts',
  why: 'Screen readers list links without the text around them.',
  good: 'Link texts describe where the links lead.',
  level: 'warn',
  find({ fields, markups }) {
    const buttons = fields.flatMap(({ spec, owner, path }): Issue[] => {
      if (spec.kind !== 'link' || !spec.names) return [];
      const label = textOf(owner, spec.names);
      const message = label === '' ? null : wrongLabel(label);
      return message === null ? [] : [{ message, field: path.slice(0, -spec.name.length) + spec.names }];
    });
    const inText = markups.flatMap(({ path, root }) =>
      elements(root, 'a').flatMap((link): Issue[] => {
        const isNamedByImage = elements(link, 'img').some((image) => attribute(image, 'alt') !== '');
        const message = isNamedByImage ? null : wrongLabel(readText(link));
        return message === null ? [] : [{ message, field: path }];
      }),
    );
    return [...buttons, ...inText];
  },
};
