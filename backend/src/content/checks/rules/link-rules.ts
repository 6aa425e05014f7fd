import { kindsOf } from '../../../core/http/field-kinds.ts';
import { pickedHref } from '../../links/content-links.ts';
import type { LinkTarget } from '../../links/link-targets.ts';
import { isMetadata, type CheckedPage } from '../checked-page.ts';
import { textOf } from '../content-fields.ts';
import type { Facts } from '../facts.ts';
import type { Issue } from '../finding.ts';
import { attribute, elements, readText } from '../markup.ts';
import type { CheckRule } from '../rule.ts';

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
  fields.flatMap(({ kind, value, owner, name, path }) => {
    const field = kind === 'pick' ? kindsOf(owner.constructor as Class).find(([own]) => own === name)?.[1] : undefined;
    return field?.kind === 'pick' ? [{ href: pickedHref(value, field.under), field: path }] : [];
  });

type Class = abstract new () => object;

/** Why visitors of a link are disappointed; null when they are not. */
function dead({ state, document }: LinkTarget, href: string): string | null {
  const target = document ? `“${document.title}”` : href;
  if (state === 'unknown') return `${target} leads nowhere: there is no such page. Choose another target.`;
  if (state === 'trashed') return `${target} is in the trash: visitors get no page. Choose another target.`;
  if (state === 'draft') return `${target} is not published: visitors get no page. Publish it first.`;
  return null;
}

/** Which way round a link leads; null when it leads straight. */
const detour = ({ state, address }: LinkTarget, href: string) =>
  state === 'redirect' && address ? `${href} leads on to ${address}. Link to ${address} itself.` : null;

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
  title: 'Broken links',
  why: 'Visitors who follow them find an error page, or no link at all.',
  good: 'Every link within the site leads to a live page.',
  level: 'warn',
  find: (page, facts) => wrongTargets(page, facts, dead),
};

export const redirectingLinks: CheckRule = {
  name: 'redirecting-links',
  title: 'Redirecting links',
  why: 'A detour costs visitors time and search engines trust.',
  good: 'Links within the site lead straight to their pages.',
  level: 'warn',
  find: (page, facts) => wrongTargets(page, facts, detour),
};

const emptyWords = /^(click here|click|here|read more|more|link|this link|this page|this|go|continue|details)$/i;

/** With dots and arrows behind it; a longer label says something. */
const longestEmpty = 60;

function wrongLabel(label: string): string | null {
  if (label === '') return 'A link has no text: nobody can tell where it leads. Write what is there.';
  if (label.length > longestEmpty) return null;
  return emptyWords.test(label.replace(/[.…→»>\s]+$/, ''))
    ? `“${label}” does not say where the link leads. Name what is there.`
    : null;
}

/** `href` goes with `label`, `heroCtaHref` with `heroCtaLabel`. */
const labelOf = (name: string) => (/^(href|url)$/.test(name) ? 'label' : name.replace(/(Href|Url)$/, 'Label'));

export const linkText: CheckRule = {
  name: 'link-text',
  title: 'Texts of links',
  why: 'Screen readers list links without what stands around them.',
  good: 'Links say where they lead.',
  level: 'warn',
  find({ fields, markups }) {
    const buttons = fields.flatMap((field): Issue[] => {
      if (field.kind !== 'link' || isMetadata(field)) return [];
      const name = labelOf(field.name);
      const label = textOf(field.owner, name);
      const message = label === '' ? null : wrongLabel(label);
      const parent = field.path.slice(0, -field.name.length);
      return message === null ? [] : [{ message, field: parent + name }];
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
