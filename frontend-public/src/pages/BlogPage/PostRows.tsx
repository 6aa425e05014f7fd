import type { PostSummary } from '@20x/kit';
import { PostRow } from './PostRow';
import classes from './BlogPage.module.css';

interface PostRowsProps {
  readonly posts: readonly PostSummary[];
  /** Level of the titles. Default: 2. */
  readonly level?: 2 | 3;
}

/** Posts as a ruled list; nothing without posts. */
export function PostRows({ posts, level }: PostRowsProps) {
  if (posts.length === 0) return null;
  return (
    <ul className={classes.rows}>
      {posts.map((post) => (
        <PostRow key={post.slug} post={post} level={level} />
      ))}
    </ul>
  );
}
