import { useListTermsQuery, type PostTerm, type Term } from '@20x/kit';
import { SiteLink } from '../../ui/SiteLink';
import { termPath } from './blog-address';
import classes from './BlogPage.module.css';

/** So many are shown; more would push the posts out of view. */
const firstTags = 10;
/** Fewer than these are not worth a fold. */
const fewTags = 4;

interface TopicFilterProps {
  readonly chosen: PostTerm | null;
}

/** The categories and tags of all posts, those of many posts first; rare tags are folded away. */
export function TopicFilter({ chosen }: TopicFilterProps) {
  const { currentData: terms = [] } = useListTermsQuery();
  if (terms.length === 0) return null;
  const { categories, tags } = topicsOf(terms, chosen);
  const shown = tags.length < firstTags + fewTags ? tags.length : firstTags;
  const rest = tags.slice(shown);
  return (
    <nav className={classes.filter} aria-label="Topics">
      <ul>
        <li>
          <SiteLink to="/blog" aria-current={chosen ? undefined : 'page'}>
            All
          </SiteLink>
        </li>
        {categories.map((term) => (
          <TermLink key={term.slug} term={term} chosen={chosen} />
        ))}
      </ul>
      {shown > 0 && (
        <ul>
          {tags.slice(0, shown).map((term) => (
            <TermLink key={term.slug} term={term} chosen={chosen} />
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <details className={classes.more}>
          <summary>{rest.length} more</summary>
          <ul>
            {rest.map((term) => (
              <TermLink key={term.slug} term={term} chosen={chosen} />
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}

/** A tag that a category names too is listed once, unless it is the chosen one; the chosen tag comes first. */
function topicsOf(terms: readonly Term[], chosen: PostTerm | null) {
  const categories = terms.filter(({ kind }) => kind === 'category');
  const isChosen = (term: Term) => term.kind === chosen?.kind && term.slug === chosen.slug;
  const tags = terms.filter(
    (term) => term.kind === 'tag' && (isChosen(term) || !categories.some(({ slug }) => slug === term.slug)),
  );
  return { categories, tags: tags.toSorted((one, other) => Number(isChosen(other)) - Number(isChosen(one))) };
}

const TermLink = ({ term, chosen }: { readonly term: Term; readonly chosen: PostTerm | null }) => (
  <li>
    <SiteLink
      to={termPath(term)}
      aria-current={term.kind === chosen?.kind && term.slug === chosen.slug ? 'page' : undefined}
    >
      {term.name}
    </SiteLink>
  </li>
);
