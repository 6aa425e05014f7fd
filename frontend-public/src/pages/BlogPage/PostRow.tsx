import type { PostSummary } from '@20x/kit';
import { isoDay, readableDate } from '../../ui/readable-date';
import { SiteLink } from '../../ui/SiteLink';
import { termPath } from './blog-address';
import target from '../../ui/WholeTarget.module.css';
import classes from './BlogPage.module.css';

const mostTags = 3;

interface PostRowProps {
  readonly post: PostSummary;
  /** Level of the title. Default: 2. */
  readonly level?: 2 | 3 | undefined;
}

/** A post as a line of the list: date, title, tags. */
export function PostRow({ post, level = 2 }: PostRowProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const tags = post.terms.filter(({ kind }) => kind === 'tag');
  return (
    <li className={classes.row}>
      <time dateTime={isoDay(post.publishedOn)}>{readableDate(post.publishedOn)}</time>
      <div className={classes.rowText}>
        <Heading>
          <SiteLink to={`/blog/${encodeURIComponent(post.slug)}`} className={target.link}>
            {post.title}
          </SiteLink>
        </Heading>
        <p>{post.excerpt}</p>
      </div>
      <ul className={classes.tags}>
        {tags.slice(0, mostTags).map((tag) => (
          <li key={tag.slug}>
            <SiteLink to={termPath(tag)}>{tag.name}</SiteLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
