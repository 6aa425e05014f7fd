import type { SearchApiArg, SearchResult, SearchResults, SearchText } from '@20x/kit';
import { isApiError } from '@20x/kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageFrame } from '../../ui/PageFrame';
import { SearchBox } from '../../ui/SearchBox';
import { Section } from '../../ui/Section';
import section from '../../ui/Section.module.css';
import { SiteLink } from '../../ui/SiteLink';
import target from '../../ui/WholeTarget.module.css';
import { SitePageMeta } from '../SitePageMeta';
import { searchPath, searchQuery } from './search-query';
import { useSearchResults } from './use-search-results';
import { useTypedQuery } from './use-typed-query';
import classes from './SearchPage.module.css';

/** Everything on the site that holds some words. */
export function SearchPage() {
  const { search } = useLocation();
  const query = searchQuery(new URLSearchParams(search));
  const { results, isCurrent, error } = useSearchResults(query);
  const { typed, setTyped, ask } = useTypedQuery();
  const news = query ? newsOf(query, results, isCurrent ? undefined : error) : '';
  return (
    <PageFrame>
      <Section labelledBy="search-title">
        <div className={classes.head}>
          <h1 id="search-title" className={section.title} data-level="1" tabIndex={-1}>
            Search
          </h1>
          <SearchBox
            label="Search this site"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onSubmit={(event) => {
              event.preventDefault();
              ask();
            }}
          />
          <p role="status" className={classes.news}>
            {news}
          </p>
        </div>
        {query && results && results.data.length > 0 ? (
          <Results query={query} results={results} isCurrent={isCurrent === true} />
        ) : (
          (!query || results) && <Hints />
        )}
      </Section>
      <SitePageMeta
        path="/search"
        title={query ? `Search: ${query.q}` : 'Search'}
        description="Find articles, features and pages on this site."
        robots="noindex"
      />
    </PageFrame>
  );
}

/** What a search came to, in a sentence. Empty while the first one is on its way. */
function newsOf({ q, cursor }: SearchApiArg, results: SearchResults | undefined, error: unknown): string {
  if (error)
    return isApiError(error) && error.status === 400
      ? refusal(error)
      : 'Search isn’t working right now. Try again in a moment.';
  if (!results) return '';
  const { data, isExact, next } = results;
  if (data.length === 0) return `Nothing found for “${q}”.`;
  if (cursor) return `More results for “${q}”`;
  if (!isExact) return `No exact results for “${q}”. These come close:`;
  if (next) return `The best ${data.length} results for “${q}”`;
  return data.length === 1 ? `1 result for “${q}”` : `${data.length} results for “${q}”`;
}

const refusal = ({ problem }: { readonly problem?: { readonly errors?: readonly { readonly message: string }[] } }) =>
  problem?.errors?.[0]?.message ?? 'This search didn’t work. Use a few words.';

interface ResultsProps {
  readonly query: SearchApiArg;
  readonly results: SearchResults;
  /** The results are of this query, not of the one before. */
  readonly isCurrent: boolean;
}

function Results({ query, results: { data, next, isCut }, isCurrent }: ResultsProps) {
  return (
    <>
      <ol className={classes.results} aria-busy={!isCurrent}>
        {data.map((result) => (
          <Result key={result.path} result={result} />
        ))}
      </ol>
      {isCut && !next && (
        <p className={classes.news}>Only the best 200 results are listed. Add a word to narrow them down.</p>
      )}
      {(query.cursor ?? next) && (
        <nav className={classes.pager} aria-label="Pages of results">
          {query.cursor && <SiteLink to={searchPath({ q: query.q })}>Best results</SiteLink>}
          {next && <SiteLink to={searchPath({ q: query.q, cursor: next })}>More results</SiteLink>}
        </nav>
      )}
    </>
  );
}

/** What visitors call a document of each content type. */
const kinds: Readonly<Record<string, string>> = { post: 'Article', feature: 'Feature', legal: 'Legal' };

const Result = ({ result: { type, path, title, snippet } }: { readonly result: SearchResult }) => (
  <li className={classes.result}>
    <span className={classes.kind}>{kinds[type] ?? 'Page'}</span>
    <div>
      <h2>
        <SiteLink to={path} className={target.link}>
          <Highlighted parts={title} />
        </SiteLink>
      </h2>
      <p>
        <Highlighted parts={snippet} />
      </p>
    </div>
  </li>
);

const Highlighted = ({ parts }: { readonly parts: readonly SearchText[] }): ReactNode =>
  parts.map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text));

/** Ways on for a visitor without results. */
const Hints = () => (
  <div className={classes.hints}>
    <p>Use one or two plain words, such as “overtime” or “credentials”. Or start here:</p>
    <ul>
      <li>
        <SiteLink to="/features">Features</SiteLink>
      </li>
      <li>
        <SiteLink to="/blog">Blog</SiteLink>
      </li>
      <li>
        <SiteLink to="/contact">Contact</SiteLink>
      </li>
    </ul>
  </div>
);
