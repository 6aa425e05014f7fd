import { isUnlisted } from '@20x/shared/effective-seo';
import { entitiesIn } from '@20x/shared/structured-data/graph';
import { graphIssues } from '@20x/shared/structured-data/graph-issues';
import { textIssues } from '@20x/shared/structured-data/text';
import { attribute, elements, parse, proseOf, readText, type Markup } from '../content/checks/page/markup.ts';
import { placeholdersInText } from '../content/checks/page/read-texts.ts';
import { riskyClaimsIn } from '../content/checks/rules/wording-rules.ts';
import type { SiteFinding, SiteRuleName } from './site-rules.ts';

/** What other pages need to know of a page, and what it needs to know of others. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** Search engines may list it under its own address. */
  readonly isListed: boolean;
  /** Own addresses that its content links to, such as /pricing#faq. */
  readonly links: readonly string[];
  /** The same of its header and footer. */
  readonly frameLinks: readonly string[];
  readonly externalLinks: readonly string[];
  /** The pages that its links lead to after redirects. */
  readonly reaches: readonly string[];
  /** Where links to sections can lead. */
  readonly anchors: readonly string[];
  /** Own addresses of its images. */
  readonly images: readonly string[];
}

interface ReadPage {
  readonly facts: PageFacts;
  /** What is wrong with the page by itself. */
  readonly findings: readonly SiteFinding[];
}

/** Reads a page as visitors get it. `isEdited`: its words are written in its own editor, not gathered from other pages. */
export function readPage(html: string, path: string, publicUrl: string, isEdited = true): ReadPage {
  const root = parse(html);
  const main = elements(root, 'main')[0] ?? root;
  const address = publicUrl + path;
  const links = linksIn(elements(main, 'a[href]'), address);
  const all = linksIn(elements(root, 'a[href]'), address);
  const images = linksIn(elements(main, 'img[src]'), address, 'src');
  const facts: PageFacts = {
    title: elements(root, 'title').map(readText)[0] ?? '',
    description: metaOf(root, 'description'),
    isListed: isListed(root, address),
    links: links.own,
    frameLinks: all.own.filter((href) => !links.own.includes(href)),
    externalLinks: links.external,
    reaches: [],
    anchors: elements(root, '[id]').map((element) => attribute(element, 'id')),
    images: images.own,
  };
  const text = isEdited ? proseOf(main) : '';
  return { facts, findings: findingsIn(root, { text, foreignImages: images.external }, facts, path) };
}

const metaOf = (root: Markup, name: string) =>
  elements(root, `meta[name="${name}"]`).map((meta) => attribute(meta, 'content'))[0] ?? '';

function isListed(root: Markup, address: string): boolean {
  const canonical = elements(root, 'link[rel="canonical"]').map((link) => attribute(link, 'href'))[0] ?? address;
  return !isUnlisted(metaOf(root, 'robots')) && URL.parse(canonical)?.href === URL.parse(address)?.href;
}

/** Addresses without their query: a page is the same with any. */
function linksIn(found: readonly Markup[], address: string, name = 'href') {
  const own = new Set<string>();
  const external = new Set<string>();
  const { origin } = new URL(address);
  for (const element of found) {
    const url = URL.parse(attribute(element, name), address);
    if (!url || !/^https?:$/.test(url.protocol)) continue;
    if (url.origin === origin) own.add(url.pathname + url.hash);
    else external.add(url.href);
  }
  return { own: [...own], external: [...external] };
}

interface Content {
  readonly text: string;
  /** Addresses on other sites. */
  readonly foreignImages: readonly string[];
}

function findingsIn(root: Markup, { text, foreignImages }: Content, facts: PageFacts, path: string): SiteFinding[] {
  const found = (rule: SiteRuleName, subject: string, message: string): SiteFinding => ({
    ...{ rule, path, message },
    subject: subject.slice(0, 300),
  });
  const nameless = new Set(
    elements(root, 'main img:not([alt])').map((image) => attribute(image, 'src').split('?')[0] ?? ''),
  );
  return [
    ...(facts.title === '' ? [found('missing-title', '', 'The page has no title. Add one.')] : []),
    ...(facts.isListed && facts.description === ''
      ? [found('missing-description', '', 'The page has no description. Write one or two sentences.')]
      : []),
    ...[...nameless].map((source) =>
      found('missing-alt', source, `${source} has no alternative text. Describe what the image shows.`),
    ),
    ...foreignImages.map((source) =>
      found('foreign-image', source, `${source} is on another site. Copy the image to the media library.`),
    ),
    ...structuredDataErrors(root).map((message) => found('structured-data', message, message)),
    ...riskyClaimsIn(text).map(({ claim, message }) => found('risky-claim', claim.toLowerCase(), message)),
    ...placeholdersInText(text).map((words) => found('placeholder', words, `Replace the placeholder ${words}.`)),
  ];
}

function structuredDataErrors(root: Markup): string[] {
  const errors = elements(root, 'script[type="application/ld+json"]').flatMap(({ rawText }) =>
    [...textIssues(rawText), ...graphIssues(entitiesIn(rawText) ?? [])]
      .filter(({ level }) => level === 'error')
      .map(({ where, message }) => (where ? `${where}: ${message}` : message)),
  );
  return [...new Set(errors)];
}
