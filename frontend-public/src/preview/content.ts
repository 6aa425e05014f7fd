import {
  api,
  type AppStore,
  type Block,
  type Feature,
  type HomeContent,
  type InsightCard,
  type LegalPage,
  type Page,
  type Post,
  type Setting,
} from '@20x/kit';
import { defaultContent, defaultHighlightsTitle } from '@20x/kit/home/default-content';
import { heroTitle } from '@20x/kit/home/hero-title';
import { defaultInsightsTitle } from '@20x/kit/home/insights-title';
import { withDefaults } from '../home/home-text';
import { filled } from '../ui/field-text';
import { settingsMap } from '../layout/site-settings';
import { withoutHidden } from './hidden';
import { cookieTableIn, withVariables } from './legal-variables';
import { lastPart, shownSections } from './sections';

/** How the draft of a document comes onto its page. */
export interface PreviewContent {
  /** Path of the API from which visitors' pages read it; null where the page cannot follow its editor. */
  readonly address: string | null;
  /** The document with built-in texts in place of what is empty. */
  completed(content: object): object;
  /** Shows it, without a request. */
  put(store: AppStore, content: object): void;
  /** Forgets it, so that the page asks for it again. */
  forget(store: AppStore): void;
}

export function contentOf(path: string): PreviewContent {
  if (path === '/') return home;
  const [, folder, slug] = /^(\/blog|\/features)?\/([a-z0-9-]+)$/.exec(path) ?? [];
  if (slug === undefined) return { address: null, completed: (content) => content, put: nothing, forget: nothing };
  if (folder === undefined) return isLegal(slug) ? legal(slug) : page(slug);
  return folder === '/blog' ? post(slug) : feature(slug);
}

const isLegal = (slug: string) => slug === 'privacy' || slug === 'terms';

const nothing = () => undefined;
// The keys under which the store keeps the answers, as the API's library writes them.
const homeKey = 'getHomeContent(undefined)';
const settingsKey = 'listSettings(undefined)';
const legalKey = (slug: string) => `getLegalPage({"slug":"${slug}"})`;
const pageKey = (slug: string) => `getPage({"slug":"${slug}"})`;

const shownIn = <T>(store: AppStore, key: string) => store.getState().api.queries[key]?.data as T | undefined;
const forgetter = (queryCacheKey: string) => (store: AppStore) => {
  store.dispatch(api.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as never }));
};

const home: PreviewContent = {
  address: '/api/home-content',
  completed: (content) => homeWithDefaults(content),
  put: (store, content: HomeContent) => {
    const shown = shownIn<HomeContent>(store, homeKey);
    // Without cards of its own the page shows the newest posts, which the server has put in.
    const cards = content.insights?.length ? withoutHidden(content.insights).map(withSlug) : shown?.insights;
    const value = { ...withoutHidden(content), insights: cards };
    store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'getHomeContent', arg: undefined, value }]));
  },
  forget: forgetter(homeKey),
};

/** The editor sends the address of a picked post, whose last part the card needs. */
const withSlug = (card: InsightCard): InsightCard => ({ ...card, slug: card.slug && lastPart(card.slug) });

/** Lists keep their own rows, with their positions, unless the page shows the built-in ones. */
function homeWithDefaults(content: HomeContent): HomeContent {
  const shown = withDefaults(content);
  const completed: Record<string, unknown> = { ...content };
  for (const name of Object.keys(defaultContent) as (keyof typeof defaultContent)[]) {
    const isBuiltIn = shown[name] === defaultContent[name];
    if (isBuiltIn || !Array.isArray(shown[name])) completed[name] = shown[name];
  }
  completed.featuresTitle = filled(content.featuresTitle) ?? defaultHighlightsTitle(shown.features);
  completed.insightsTitle = filled(content.insightsTitle) ?? defaultInsightsTitle;
  const title = heroTitle(content);
  const isOwnTitle = [content.heroTitle, content.heroTitleBefore].some((text) => text?.trim());
  if (typeof title === 'object' && !isOwnTitle) {
    Object.assign(completed, {
      heroTitleBefore: title.before,
      heroTitleHighlight: title.highlight,
      heroTitleAfter: title.after,
    });
  }
  return completed;
}

const page = (slug: string): PreviewContent => ({
  address: `/api/pages/${slug}`,
  completed: (content) => content,
  put: (store, content: { title?: string | null; blocks?: Block[] | null; seo?: Page['seo'] | null }) => {
    const shown = shownIn<Page>(store, pageKey(slug));
    const updatedAt = shown?.updatedAt ?? new Date().toISOString();
    const value: Page = {
      slug,
      title: content.title ?? slug,
      blocks: shownSections(content),
      seo: content.seo ?? {},
      updatedAt,
      revision: shown?.revision ?? '',
    };
    store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'getPage', arg: { slug }, value }]));
  },
  forget: forgetter(pageKey(slug)),
});

/** What the server works out (reading time, what is related) stays as it was answered last. */
function ofShown<Shown extends Post | Feature>(endpointName: 'getPost' | 'getFeature', folder: string, slug: string) {
  const key = `${endpointName}({"slug":"${slug}"})`;
  return {
    address: `/api/${folder}/${slug}`,
    completed: (content: object) => content,
    put: (store: AppStore, content: Partial<Shown>) => {
      const shown = shownIn<Shown>(store, key);
      if (!shown) return;
      const own = Object.entries(content).filter(([name, text]) => name !== 'related' && name in shown && text != null);
      const value = { ...shown, ...Object.fromEntries(own), blocks: shownSections(content), seo: content.seo ?? {} };
      store.dispatch(api.util.upsertQueryEntries([{ endpointName, arg: { slug }, value }]));
    },
    forget: forgetter(key),
  } satisfies PreviewContent;
}
const post = (slug: string): PreviewContent => ofShown<Post>('getPost', 'posts', slug);
const feature = (slug: string): PreviewContent => ofShown<Feature>('getFeature', 'features', slug);
interface LegalContent {
  readonly title?: string | null;
  readonly effectiveDate?: string | null;
  readonly changeSummary?: string | null;
  readonly blocks?: Block[] | null;
  readonly seo?: Page['seo'] | null;
}

/** Variables say here what they say to visitors; the table of cookies is the one that the server made. */
function legal(slug: string): PreviewContent {
  let table: string | undefined;
  return {
    address: `/api/legal/${slug}`,
    completed: (content) => content,
    put: (store, content: LegalContent) => {
      const shown = shownIn<LegalPage>(store, legalKey(slug));
      table ??= cookieTableIn(shown?.blocks);
      const settings = settingsMap(shownIn<Setting[]>(store, settingsKey));
      const { effectiveDate = null, changeSummary = null } = content;
      const value: LegalPage = {
        slug,
        title: content.title ?? slug,
        effectiveDate,
        changeSummary,
        blocks: withVariables(shownSections(content), { settings, effectiveDate, table: table ?? '' }),
        seo: content.seo ?? {},
        updatedAt: shown?.updatedAt ?? new Date().toISOString(),
        versions: shown?.versions ?? [],
        revision: shown?.revision ?? '',
      };
      store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'getLegalPage', arg: { slug }, value }]));
    },
    forget: forgetter(legalKey(slug)),
  };
}
