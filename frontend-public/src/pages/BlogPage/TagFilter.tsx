import type { PostSummary } from '@20x/kit';
import { SiteLink } from '../../ui/SiteLink';
import { tagPath } from './blog-address';
import classes from './BlogPage.module.css';

const mostTags = 10;

interface TagFilterProps {
  readonly posts: readonly PostSummary[];
  readonly chosen: string | undefined;
}

/** The tags of the posts in view, those of many posts first. */
export function TagFilter({ posts, chosen }: TagFilterProps) {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const tags = [...counts].toSorted(([, a], [, b]) => b - a).map(([tag]) => tag);
  const others = tags.filter((tag) => tag !== chosen).slice(0, mostTags);
  if (tags.length === 0) return null;
  return (
    <nav className={classes.filter} aria-label="Tags">
      <ul>
        <li>
          <SiteLink to="/blog" aria-current={chosen ? undefined : 'page'}>
            All
          </SiteLink>
        </li>
        {(chosen ? [chosen, ...others] : others).map((tag) => (
          <li key={tag}>
            <SiteLink to={tagPath(tag)} aria-current={tag === chosen ? 'page' : undefined}>
              {tag}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
