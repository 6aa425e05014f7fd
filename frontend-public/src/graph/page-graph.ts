import { routeFor, type AppStore, type RemoteModule, type Site } from '@20x/kit';
import { effectiveSeo } from '@20x/shared/effective-seo';
import { entitiesIn, graphDocument, joinedGraph, refTo, type Entity } from '@20x/shared/structured-data/graph';
import { addressesOf, type Addresses } from './addresses';
import { blockEntities } from './block-entities';
import { pageFacts, type PageFacts } from './page-facts';
import { software } from './primary-entities';
import { siteEntities } from './site-entities';
import { siteFacts } from './site-facts';

interface GraphRequest {
  /** Without the `/website` prefix; empty: nothing has this address. */
  readonly path: string;
  /** Holds the data of the page and of header and footer. */
  readonly store: AppStore;
  readonly site: Pick<Site, 'publicUrl' | 'warn'>;
  readonly routes: RemoteModule['routes'];
}

/** What search engines read about the page of a path: one graph, its own structured data on top. */
export function pageGraph(request: GraphRequest): Entity {
  const { automatic, own } = graphParts(request);
  const entities = own ? entitiesIn(own) : [];
  if (!entities) request.site.warn('Invalid structured data: the default is used.');
  return graphDocument(joinedGraph(automatic, entities ?? []));
}

/** What is made of the page by itself, and the text that its owner entered; empty: none. */
function graphParts({ path, store, site: { publicUrl }, routes }: GraphRequest) {
  const match = routeFor({ routes }, path || '/*');
  const facts = path && match ? pageFacts(store, path, match) : undefined;
  const site = siteFacts(store, publicUrl);
  const page = facts ? pageEntities(facts, addressesOf(publicUrl, addressOf(facts, path, publicUrl)), store) : [];
  return { automatic: [...siteEntities(site), ...page], own: facts?.seo?.structuredData?.trim() ?? '' };
}

/** The address under which search engines list the page. */
const addressOf = ({ seo }: PageFacts, path: string, publicUrl: string) =>
  effectiveSeo(seo, { canonical: path }, publicUrl)('canonical').value;

function pageEntities(facts: PageFacts, at: Addresses, store: AppStore): Entity[] {
  const { name, kind = 'WebPage', crumbs = [], main, isAboutSoftware } = facts;
  const site = siteFacts(store, at.publicUrl);
  const primary = main?.(at, site);
  const product = isAboutSoftware && !primary ? software(at, site) : undefined;
  const page = {
    '@type': kind,
    '@id': at.page('webpage'),
    url: at.url,
    name,
    isPartOf: refTo(at.site('website')),
    ...(crumbs.length > 0 && { breadcrumb: refTo(at.page('breadcrumb')) }),
    ...(primary && { mainEntity: refTo(String(primary['@id'])) }),
    ...(product && { about: refTo(String(product['@id'])) }),
  };
  return [
    page,
    ...(crumbs.length > 0 ? [breadcrumbs(crumbs, at)] : []),
    ...[primary, product].filter((entity) => entity !== undefined),
    ...blockEntities(facts, at, store),
  ];
}

const breadcrumbs = (crumbs: NonNullable<PageFacts['crumbs']>, at: Addresses): Entity => ({
  '@type': 'BreadcrumbList',
  '@id': at.page('breadcrumb'),
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: at.publicUrl + path,
  })),
});
