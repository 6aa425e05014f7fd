import { PageMeta, useGetPostQuery, useSite, type Post } from '@20x/kit';
import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { withoutClosing } from '../../blocks/block-groups';
import { filled } from '../../blocks/block-text';
import { Blocks } from '../../blocks/Blocks';
import { usePageTitle } from '../../layout/page-title';
import { breadcrumbs } from '../../ui/breadcrumbs';
import { PageFrame } from '../../ui/PageFrame';
import { still } from '../../ui/still';
import { PendingPage } from '../PendingPage';
import { blogPosting } from './blog-posting';

const PostText = still(async () => (await import(/* webpackChunkName: "blocks" */ './PostText')).PostText);

export function PostPage() {
  const { slug = '' } = useParams();
  const { currentData, error } = useGetPostQuery({ slug });
  if (!currentData) return <PendingPage error={error} />;
  // An old address.
  if (currentData.slug !== slug) return <Navigate to={`/blog/${currentData.slug}`} replace />;
  return <Article post={currentData} />;
}

function Article({ post }: { readonly post: Post }) {
  const { siteName, titled } = usePageTitle();
  const { publicUrl } = useSite();
  const path = `/blog/${post.slug}`;
  const closing = useMemo(() => withoutClosing(post.blocks).closing, [post]);
  return (
    <PageFrame>
      <PostText post={post} />
      <Blocks blocks={closing} />
      <PageMeta
        path={path}
        title={titled(post.title)}
        description={post.excerpt}
        image={filled(post.cover)}
        type="article"
        siteName={siteName}
        seo={post.seo}
        records={[
          blogPosting(post, { siteName, publicUrl }),
          breadcrumbs(publicUrl, [
            { name: 'Blog', path: '/blog' },
            { name: post.title, path },
          ]),
        ]}
      />
    </PageFrame>
  );
}
