import type { PostSummary } from '@20x/kit';
import { SiteLink } from '../../ui/SiteLink';
import { tagPath } from './blog-address';
import classes from './BlogPage.module.css';

/** So many are shown; more would push the posts out of view. */
const firstTags = 10;
/** Fewer than these are not worth a fold. */
const fewTags = 4;

interface TagFilterProps {
  readonly posts: readonly PostSummary[];
  readonly chosen: string | undefined;
}

/** The tags of the posts in view, those of many posts first; the rest folds away. */
export function TagFilter({ posts, chosen }: TagFilterProps) {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const tags = [...counts].toSorted(([, a], [, b]) => b - a).map(([tag]) => tag);
  if (tags.length === 0) return null;
  const others = tags.filter((tag) => tag !== chosen);
  const standing = others.length < firstTags + fewTags ? others.length : firstTags;
  const [first, rest] = [others.slice(0, standing), others.slice(standing)];
  return (
    <nav className={classes.filter} aria-label="Tags">
      <ul>
        <li>
          <SiteLink to="/blog" aria-current={chosen ? undefined : 'page'}>
            All
          </SiteLink>
        </li>
        {(chosen ? [chosen, ...first] : first).map((tag) => (
          <TagLink key={tag} tag={tag} isChosen={tag === chosen} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className={classes.more}>
          <summary>{rest.length} more</summary>
          <ul>
            {rest.map((tag) => (
              <TagLink key={tag} tag={tag} isChosen={false} />
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}

const TagLink = ({ tag, isChosen }: { readonly tag: string; readonly isChosen: boolean }) => (
  <li>
    <SiteLink to={tagPath(tag)} aria-current={isChosen ? 'page' : undefined}>
      {tag}
    </SiteLink>
  </li>
);
