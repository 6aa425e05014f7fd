import { isTrackerId, type TrackerField } from '@20x/shared/seo-formats';
import { htmlByConsent } from '@20x/shared/owner-html-consent';
import { vendors, type SiteScript } from '@20x/shared/site-scripts';
import { escapeHtml } from '@20x/shared/escape-html';
import type { LivePage } from '../content/documents/live-pages.ts';
import type { PageSeo } from '../content/documents/page-seo.dto.ts';
import { sessionCookieName } from '../core/http/session-cookie.ts';

/** Something that a browser keeps or runs because of this site. */
export interface StoredItem {
  readonly name: string;
  /** What it is, and whose. */
  readonly kind: string;
  readonly purpose: string;
  readonly kept: string;
}

interface OwnFacts {
  /** The name of the session cookie, and how long it lives without use. */
  readonly sessionCookie: string;
  readonly sessionHours: number;
  /** Visits are counted on the server. */
  readonly isCounting: boolean;
}

/** What the site itself keeps. */
const ownItems = ({ sessionCookie, sessionHours }: OwnFacts): StoredItem[] => [
  {
    name: 'theme',
    kind: 'Local storage, ours',
    purpose: 'Remembers whether you chose the light or dark theme.',
    kept: 'Until you clear it',
  },
  {
    name: 'fonts',
    kind: 'Local storage, ours',
    purpose: 'Remembers that your browser has our fonts, so that pages show them at once.',
    kept: 'Until you clear it',
  },
  {
    name: sessionCookie,
    kind: 'Cookie, ours',
    purpose: 'Keeps people who run this site signed in. Not set for visitors.',
    kept: `${sessionHours} hours after the last use`,
  },
  {
    name: sessionCookieName,
    kind: 'Cookie, ours',
    purpose: 'Keeps scripts of others away from people who run this site. Not set for visitors.',
    kept: `${sessionHours} hours after the last use`,
  },
  {
    name: 'auth_token, auth_token_ends',
    kind: 'Local storage, ours',
    purpose: 'Keeps people who run this site signed in while the browser is open. Not set for visitors.',
    kept: 'Until they sign out',
  },
  {
    name: 'sidebar_state',
    kind: 'Cookie, ours',
    purpose: 'Remembers the menu of the admin area. Not set for visitors.',
    kept: '7 days',
  },
  {
    name: '20x-editor',
    kind: 'Browser database, ours',
    purpose: 'Keeps text that an editor has not saved yet. Not set for visitors.',
    kept: 'Until it is saved',
  },
];

/** Named although browsers store nothing for it, because visitors look for it here. */
const visitCounts: StoredItem = {
  name: 'Visit counts',
  kind: 'Nothing is stored in your browser',
  purpose:
    'Counts views and visitors per day on our own server. We store no addresses and nothing that identifies you, and we don’t count browsers that send Global Privacy Control or Do Not Track.',
  kept: 'Daily totals: 25 months',
};

/** What a page with an id of each kind stores. */
const trackers: Readonly<Record<TrackerField, (id: string) => StoredItem>> = {
  googleTagManager: (id) => ({
    name: id,
    kind: 'Script, Google Tag Manager',
    purpose: vendors.googleTagManager.purpose,
    kept: 'Set by those tools',
  }),
  googleAnalytics: (id) => ({
    name: `${id}, _ga`,
    kind: 'Script and cookies, Google',
    purpose: vendors.googleAnalytics.purpose,
    kept: 'Up to 2 years',
  }),
  facebookPixel: (id) => ({
    name: `Meta pixel ${id}, _fbp`,
    kind: 'Script and cookies, Meta',
    purpose: vendors.facebookPixel.purpose,
    kept: 'Up to 3 months',
  }),
  linkedinInsight: (id) => ({
    name: `Insight tag ${id}`,
    kind: 'Script and cookies, LinkedIn',
    purpose: vendors.linkedinInsight.purpose,
    kept: 'Up to 1 year',
  }),
};

const opening = /<(script|iframe|img|video|audio|source|embed|object|link)\b/gi;
const foreignSource = /\s(?:src|data|poster|href)\s*=\s*["']?(?:https?:)?\/\/([^/"'\s>]+)/i;
/** Links that make a browser ask for something. */
const fetched = /\srel\s*=\s*["']?[^"'>]*(stylesheet|icon|pre|manifest)/i;
/** Of a script that is somewhere else, or that no browser runs. */
const notInline = /\s(?:src\s*=|type\s*=\s*["']?application\/(?:ld\+)?json)/i;

/** Every stored item of the site: its own, and those that the live pages really set. */
export function storedItems(
  pages: readonly LivePage[],
  own: OwnFacts,
  scripts: readonly SiteScript[] = [],
): StoredItem[] {
  const foreign = new Map<string, { readonly item: StoredItem; readonly paths: Set<string> }>();
  let isAsked = scripts.length > 0;
  for (const page of pages) {
    const { now, later } = htmlByConsent(page.ownHtml);
    const waiting = [...trackedBy(page.seo), ...addedBy(later)].map(afterConsent);
    isAsked ||= waiting.length > 0;
    for (const item of [...waiting, ...addedBy(now)]) {
      const known = foreign.get(item.name) ?? { item, paths: new Set() };
      known.paths.add(page.path);
      foreign.set(item.name, known);
    }
  }
  const found = [...foreign.values()].map(({ item, paths }) => ({
    ...item,
    purpose: `${item.purpose} ${onPages([...paths], pages.length)}`,
  }));
  return [
    ...ownItems(own),
    ...(own.isCounting ? [visitCounts] : []),
    ...(isAsked ? [choiceItem] : []),
    ...scripts.flatMap(askedItems),
    ...found,
  ];
}

const choiceItem: StoredItem = {
  name: 'consent',
  kind: 'Local storage, ours',
  purpose:
    'Remembers what you accepted or declined. We keep the day and the answer under a random number, not who gave it. Global Privacy Control counts as a no.',
  kept: 'Until you clear it; on our server 25 months',
};

const afterConsent = (item: StoredItem): StoredItem => ({ ...item, purpose: `${item.purpose} Only after you accept.` });

/** What a script of the site stores, with the purpose and pages that its owner gave it. */
function askedItems({ kind, account, html = '', purpose, paths, hosts }: SiteScript): StoredItem[] {
  const items = kind === 'html' ? namedBy(account, html) : [trackers[kind](account)];
  const from = hosts ? [`Also loads from ${hosts.join(', ')}.`] : [];
  const where = [paths.length === 0 ? 'On every page without a form.' : onPages(paths, Infinity), ...from].join(' ');
  return items
    .map((item) => afterConsent({ ...item, purpose }))
    .map((item) => ({ ...item, purpose: `${item.purpose} ${where}` }));
}

/** What the HTML brings along; if nothing is known of it, the HTML itself. */
function namedBy(account: string, html: string): StoredItem[] {
  const found = addedBy(html).map((item) => ({ ...item, name: `${account}, ${item.name}` }));
  return found.length > 0 ? found : [{ name: account, kind: 'Part of the page, ours', purpose: '', kept: untilClosed }];
}

function trackedBy(seo: PageSeo): StoredItem[] {
  return (Object.keys(trackers) as TrackerField[]).flatMap((field) => {
    const id = seo[field]?.trim() ?? '';
    return isTrackerId(field, id) ? [trackers[field](id)] : [];
  });
}

interface Tag {
  readonly name: string;
  /** From its < to its >, or to the end of the text. */
  readonly text: string;
}

/** The tags of scripts, frames and other content, each character looked at once. */
function tagsIn(html: string): Tag[] {
  const tags: Tag[] = [];
  const next = new RegExp(opening);
  for (let found = next.exec(html); found; found = next.exec(html)) {
    const end = html.indexOf('>', found.index);
    next.lastIndex = end < 0 ? html.length : end;
    tags.push({ name: found[1]?.toLowerCase() ?? '', text: html.slice(found.index, next.lastIndex) });
  }
  return tags;
}

const untilClosed = 'While the page is open';
const kinds: Readonly<Record<string, string>> = { script: 'Script', iframe: 'Frame' };

/** What an owner's own HTML brings along. */
function addedBy(html: string): StoredItem[] {
  const tags = tagsIn(html);
  const hosts = tags.flatMap(({ name, text }): StoredItem[] => {
    const [, host] = foreignSource.exec(text) ?? [];
    if (host === undefined || (name === 'link' && !fetched.test(text))) return [];
    const kind = `${kinds[name] ?? 'Content'} from another site`;
    return [{ name: host.toLowerCase(), kind, purpose: 'Added by us.', kept: 'Set by that site' }];
  });
  if (!tags.some(({ name, text }) => name === 'script' && !notInline.test(text))) return hosts;
  const inline = {
    name: 'Script in the page',
    kind: 'Script, ours',
    purpose: 'Added by us.',
    kept: untilClosed,
  };
  return [...hosts, inline];
}

const namedPages = 3;

function onPages(paths: readonly string[], all: number): string {
  if (paths.length === all) return 'On every page.';
  return paths.length <= namedPages ? `Only on ${paths.toSorted().join(', ')}.` : `On ${paths.length} pages.`;
}

const columns = ['Name', 'What it is', 'Purpose', 'How long it is kept'];

/** As HTML, for the running text of a page. */
export function storedItemsTable(items: readonly StoredItem[]): string {
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('');
  const rows = items.map(({ name, kind, purpose, kept }) => {
    const cells = [kind, purpose, kept].map((cell) => `<td>${escapeHtml(cell)}</td>`).join('');
    return `<tr><th scope="row">${escapeHtml(name)}</th>${cells}</tr>`;
  });
  return `<table class="cookie-table"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
