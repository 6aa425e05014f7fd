import { useGetPostQuery, type Post } from '@20x/kit';
import { ogTypeAt } from '@20x/shared/seo-defaults';
import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { withoutClosing } from '../../blocks/block-groups';
import { Blocks } from '../../blocks/Blocks';
import { PageBlocks } from '../../blocks/parts/page-blocks';
import { PageFrame } from '../../ui/PageFrame';
import { deferred } from '../../ui/deferred';
import { PendingPage } from '../PendingPage';
import { SiteFeed } from '../SiteFeed';
import { SitePageMeta } from '../SitePageMeta';

const PostText = deferred(async () => (await import(/* webpackChunkName: "blocks" */ './PostText')).PostText);

export function PostPage() {
  const { slug = '' } = useParams();
  const { currentData, error } = useGetPostQuery({ slug });
  if (!currentData) return <PendingPage error={error} />;
  // An old address.
  if (currentData.slug !== slug) return <Navigate to={`/blog/${currentData.slug}`} replace />;
  return <Article post={currentData} />;
}

function Article({ post }: { readonly post: Post }) {
  const path = `/blog/${post.slug}`;
  const closing = useMemo(() => withoutClosing(post.blocks).closing, [post]);
  return (
    <PageFrame>
      <PageBlocks value={post.blocks}>
        <PostText post={post} />
      </PageBlocks>
      <Blocks blocks={closing} />
      <SiteFeed />
      <SitePageMeta path={path} title={post.title} description={post.excerpt} type={ogTypeAt(path)} seo={post.seo} />
    </PageFrame>
  );
}
