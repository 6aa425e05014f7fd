import { useListPostsQuery, type PostSummary } from '@20x/kit';
import { useLocation } from 'react-router-dom';
import { PostCards } from '../../ui/PostCards';
import { ButtonLink } from '../../ui/ButtonLink';
import { postsArgs } from '../parts/block-data';
import type { BlockOf, BlockProps } from '../parts/block-props';
import { filledTexts } from '../parts/block-text';
import { BlockHead, BlockSection } from '../parts/BlockSection';
import classes from './PostsBlock.module.css';

const mostCards = 3;

/** Articles that the editor chose by slug, or else the newest ones but the one that shows them. Nothing shows as long as there are none. */
export function PostsBlock({ block, lead }: BlockProps<'posts'>) {
  const { currentData } = useListPostsQuery(postsArgs(block));
  const { pathname } = useLocation();
  const posts = chosen(block, currentData?.data ?? [], pathname);
  if (posts.length === 0) return null;
  return (
    <BlockSection block={block}>
      <BlockHead block={block} lead={lead} split />
      <PostCards posts={posts} />
      <div className={classes.all}>
        <ButtonLink to="/blog" variant="secondary">
          All articles
        </ButtonLink>
      </div>
    </BlockSection>
  );
}

function chosen({ slugs }: BlockOf<'posts'>, posts: readonly PostSummary[], pathname: string): readonly PostSummary[] {
  const wanted = filledTexts(slugs);
  if (wanted.length === 0) return posts.filter(({ slug }) => !pathname.endsWith(`/blog/${slug}`)).slice(0, mostCards);
  return wanted.flatMap((slug) => posts.find((post) => post.slug === slug) ?? []);
}
