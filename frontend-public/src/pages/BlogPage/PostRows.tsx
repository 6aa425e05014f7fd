import type { PostSummary } from '@20x/kit';
import { PostRow } from './PostRow';
import classes from './BlogPage.module.css';

/** Posts as a ruled list; nothing without posts. */
export function PostRows({ posts }: { readonly posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <ul className={classes.rows}>
      {posts.map((post) => (
        <PostRow key={post.slug} post={post} />
      ))}
    </ul>
  );
}
