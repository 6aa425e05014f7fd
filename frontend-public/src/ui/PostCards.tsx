import type { PostSummary } from '@20x/kit';
import { PostCover } from './PostCover';
import { isoDay, readableDate } from './readable-date';
import { SiteLink } from './SiteLink';
import classes from './PostCards.module.css';

interface PostCardsProps {
  readonly posts: readonly PostSummary[];
  /** Level of the titles. Default: 3. */
  readonly level?: 2 | 3;
}

const sizes = '(min-width: 80em) 24rem, (min-width: 48em) 31vw, 92vw';

/** A few articles side by side: the title is the link's name, the whole card its target. */
export function PostCards({ posts, level = 3 }: PostCardsProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={classes.cards}>
      {posts.map(({ slug, title, cover, excerpt, publishedOn }) => (
        <li key={slug}>
          <PostCover slug={slug} cover={cover} sizes={sizes} />
          <Heading>
            <SiteLink to={`/blog/${encodeURIComponent(slug)}`}>{title}</SiteLink>
          </Heading>
          {excerpt?.trim() && <p>{excerpt}</p>}
          {publishedOn && <time dateTime={isoDay(publishedOn)}>{readableDate(publishedOn)}</time>}
        </li>
      ))}
    </ul>
  );
}
