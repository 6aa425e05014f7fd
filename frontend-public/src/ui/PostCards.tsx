import type { PostSummary } from '@20x/kit';
import { PostCard } from './PostCard';
import { PostCover } from './PostCover';
import classes from './PostCards.module.css';

interface PostCardsProps {
  readonly posts: readonly PostSummary[];
  /** Level of the titles. Default: 3. */
  readonly level?: 2 | 3;
}

const sizes = '(min-width: 80em) 24rem, (min-width: 48em) 31vw, 92vw';

/** A few articles side by side. */
export function PostCards({ posts, level }: PostCardsProps) {
  return (
    <ul className={classes.root}>
      {posts.map(({ slug, title, cover, excerpt, publishedOn }) => (
        <PostCard
          key={slug}
          slug={slug}
          title={title}
          cover={<PostCover slug={slug} cover={cover} sizes={sizes} />}
          excerpt={excerpt}
          date={publishedOn}
          {...(level && { level })}
        />
      ))}
    </ul>
  );
}
